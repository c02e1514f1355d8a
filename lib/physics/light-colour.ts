/** Coefficients of a polynomial of the third degree, the highest power first. */
type Cubic = readonly [number, number, number, number];
/** Chromaticity in the CIE 1931 diagram. */
type Chromaticity = { x: number; y: number };

const cubicAt = ([a, b, c, d]: Cubic, t: number): number => ((a * t + b) * t + c) * t + d;

/**
 * A black body. Cubic splines of Kim et al. (2002), "Design of advanced color temperature control system for HDTV
 * applications", Journal of the Korean Physical Society 41, for 1667–25000 K: x by thousands of kelvins, inverted, y by x.
 */
function blackBody(kelvin: number): Chromaticity {
  const x = cubicAt(
    kelvin <= 4000 ? [-0.2661239, -0.2343589, 0.8776956, 0.17991] : [-3.0258469, 2.1070379, 0.2226347, 0.24039],
    1000 / kelvin,
  );
  if (kelvin <= 2222) return { x, y: cubicAt([-1.1063814, -1.3481102, 2.18555832, -0.20219683], x) };
  if (kelvin <= 4000) return { x, y: cubicAt([-0.9549476, -1.37418593, 2.09137015, -0.16748867], x) };
  return { x, y: cubicAt([3.081758, -5.8733867, 3.75112997, -0.37001483], x) };
}

/** Daylight of 4000–25000 K, whose 6500 K is the white of screens (CIE 15:2004, 3.1). */
function daylight(kelvin: number): Chromaticity {
  const x = cubicAt(
    kelvin <= 7000 ? [-4.607, 2.9678, 0.09911, 0.244063] : [-2.0064, 1.9018, 0.24748, 0.23704],
    1000 / kelvin,
  );
  return { x, y: (-3 * x + 2.87) * x - 0.275 };
}

/** Red, green and blue of a chromaticity as sRGB mixes them, linear, at the luminance 1 (IEC 61966-2-1). */
function linearOf({ x, y }: Chromaticity): [number, number, number] {
  const [X, Z] = [x / y, (1 - x - y) / y];
  return [3.2406 * X - 1.5372 - 0.4986 * Z, -0.9689 * X + 1.8758 + 0.0415 * Z, 0.0557 * X - 0.204 + 1.057 * Z];
}

/** Encodes a linear part of sRGB, 0 to 1, as a channel of 0 to 255 (IEC 61966-2-1). */
const channelOf = (part: number): number =>
  Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));

/**
 * Returns the tint of white light as sRGB, as bright as a screen can show it. It is that of the light to which lamps of
 * the same temperature are compared (CIE 224:2017): a black body up to 4000 K, daylight from 5000 K on, and between them
 * a mixture in proportion.
 * @param kelvin colour temperature, 1800 to 10000
 * @returns red, green and blue, 0 to 255, the strongest 255
 */
export function lightColour(kelvin: number): [red: number, green: number, blue: number] {
  const share = Math.min(1, Math.max(0, (kelvin - 4000) / 1000));
  const [warm, cold] = [linearOf(blackBody(kelvin)), linearOf(daylight(Math.max(4000, kelvin)))];
  // Below 1900 K the light has less blue than a screen can show.
  const mix = (index: 0 | 1 | 2) => Math.max(0, warm[index] * (1 - share) + cold[index] * share);
  const [red, green, blue] = [mix(0), mix(1), mix(2)];
  const strongest = Math.max(red, green, blue);
  return [channelOf(red / strongest), channelOf(green / strongest), channelOf(blue / strongest)];
}
