import { readFileSync } from "node:fs";

/**
 * Returns what to do if Node.js is too old for this project, else undefined.
 * @param {string} version of Node.js, "20.19.0"
 * @param {string} least from "engines" of package.json, ">=20.19.0"
 */
export function nodeProblem(version, least) {
  const [needed] = least.match(/\d[\d.]*/);
  if (version.localeCompare(needed, "en", { numeric: true }) >= 0) return undefined;
  return `Potrzebny jest Node.js ${needed} albo nowszy, a tu jest ${version}. Zainstaluj wersję LTS z https://nodejs.org i uruchom polecenie jeszcze raz.`;
}

/** Oldest supported version of Node.js, from package.json. */
export const leastNode = () =>
  JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")).engines.node;
