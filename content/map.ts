import type { MapCity } from "@/lib/content/types";

/**
 * Cities of the map. Latitude and longitude give the position on the drawing (lib/content/map.ts). Empty, together with
 * mapConnections: the site has no map.
 */
export const mapCities: readonly MapCity[] = [
  { name: "Katowice", lat: 50.259, lon: 19.022, size: "lg", label: { dx: 9, dy: 46, anchor: "start", leader: true } },
  { name: "Chorzów", lat: 50.297, lon: 18.955, size: "md", label: { dx: 5, dy: -37, anchor: "start", leader: true } },
  { name: "Bytom", lat: 50.348, lon: 18.916, size: "md", label: { dx: -6, dy: -11, anchor: "end", leader: false } },
  { name: "Zabrze", lat: 50.325, lon: 18.786, size: "md", label: { dx: -8, dy: -10, anchor: "end", leader: false } },
  { name: "Gliwice", lat: 50.294, lon: 18.665, size: "md", label: { dx: -11, dy: 4.5, anchor: "end", leader: false } },
  {
    name: "Ruda Śląska",
    lat: 50.262,
    lon: 18.856,
    size: "sm",
    label: { dx: 0, dy: 32, anchor: "middle", leader: true },
  },
  { name: "Sosnowiec", lat: 50.286, lon: 19.104, size: "md", label: { dx: 12, dy: 3, anchor: "start", leader: false } },
  {
    name: "Dąbrowa Górnicza",
    lat: 50.322,
    lon: 19.195,
    size: "md",
    label: { dx: 11, dy: -15, anchor: "start", leader: false },
  },
  {
    name: "Jaworzno",
    lat: 50.204,
    lon: 19.275,
    size: "sm",
    label: { dx: 10, dy: 4.5, anchor: "start", leader: false },
  },
  { name: "Tychy", lat: 50.137, lon: 18.966, size: "md", label: { dx: -11, dy: 5, anchor: "end", leader: false } },
  { name: "Rybnik", lat: 50.097, lon: 18.542, size: "md", label: { dx: -11, dy: 2, anchor: "end", leader: false } },
  {
    name: "Jastrzębie-Zdrój",
    lat: 49.955,
    lon: 18.575,
    size: "sm",
    label: { dx: 11, dy: 9, anchor: "start", leader: false },
  },
  {
    name: "Bielsko-Biała",
    lat: 49.822,
    lon: 19.045,
    size: "md",
    label: { dx: 12, dy: 5, anchor: "start", leader: false },
  },
  {
    name: "Częstochowa",
    lat: 50.811,
    lon: 19.12,
    size: "md",
    label: { dx: 12, dy: 4.5, anchor: "start", leader: false },
  },
];

/** Pairs of cities that a line joins. */
export const mapConnections: readonly (readonly [string, string])[] = [
  ["Katowice", "Chorzów"],
  ["Chorzów", "Bytom"],
  ["Chorzów", "Ruda Śląska"],
  ["Ruda Śląska", "Zabrze"],
  ["Zabrze", "Gliwice"],
  ["Gliwice", "Rybnik"],
  ["Rybnik", "Jastrzębie-Zdrój"],
  ["Katowice", "Tychy"],
  ["Tychy", "Bielsko-Biała"],
  ["Katowice", "Sosnowiec"],
  ["Sosnowiec", "Dąbrowa Górnicza"],
  ["Sosnowiec", "Jaworzno"],
  ["Dąbrowa Górnicza", "Częstochowa"],
];

/** Outline of Śląskie in the units of the drawing. For towns elsewhere write "": they then fill the drawing. */
export const mapOutline: string =
  "M192.7 -64.9L231.3 -60.3L260.9 -23.2L287.6 -32.5L320.2 -9.3L355.8 9.3L400.3 23.2L418.1 64.9L447.7 74.2L459.6 115.9L495.2 125.2L510 180.8L498.2 222.6L441.8 241.1L385.5 255L361.8 282.9L358.8 310.7L335.1 324.6L338 357.1L311.3 375.6L284.7 380.2L281.7 412.7L252 435.9L249.1 459.1L284.7 477.6L272.8 500.8L299.5 514.7L308.4 547.2L352.9 561.1L358.8 593.5L361.8 626L326.2 658.5L293.6 700.2L260.9 718.7L213.5 714.1L213.5 672.4L177.9 667.7L172 626L163.1 588.9L127.5 579.6L109.7 551.8L94.9 505.4L91.9 473L29.7 477.6L5.9 449.8L-26.7 426.6L-56.3 440.5L-62.3 403.4L-38.5 384.9L-11.9 357.1L5.9 329.2L41.5 324.6L35.6 287.5L53.4 259.7L56.3 222.6L89 190.1L94.9 176.2L80.1 143.7L91.9 115.9L89 69.6L118.6 41.7L112.7 9.3L127.5 -23.2L157.2 -32.5Z";
