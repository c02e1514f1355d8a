/** Kilometres of a degree of latitude, the mean of the ellipsoid WGS 84. */
export const kilometresOfDegree = 111.2;

/** The largest ring of a city's map, in kilometres. */
export const mapReach = 30;

type Place = { latitude: number; longitude: number };

/** Kilometres between two places within a voivodeship, as the crow flies; coordinates in degrees. */
export const kilometresBetween = (from: Place, to: Place): number =>
  kilometresOfDegree *
  Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180));
