/** Imported first by what starts commands: what is wrong here fails later, in places that do not name the cause. */
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

/**
 * Returns what to do if the tools cannot read the project's folder, else undefined. They take "#" and "?" for the end of
 * a path (Tailwind, tsx) and "*" for a pattern (TypeScript's paths).
 * @param {string} folder full path
 */
function folderProblem(folder) {
  const [sign] = folder.match(/[#?*]/) ?? [];
  if (!sign) return undefined;
  return `Programy, które budują stronę, nie odczytają folderu ${folder}, bo jego ścieżka ma znak „${sign}”: zmień nazwę folderu na taką bez tego znaku i uruchom polecenie jeszcze raz.`;
}

const problem = nodeProblem(process.versions.node, leastNode()) ?? folderProblem(process.cwd());
if (problem) {
  console.error(problem);
  process.exit(1);
}
