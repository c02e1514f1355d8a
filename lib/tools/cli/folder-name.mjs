/**
 * Returns what to do if the tools cannot read the project's folder, else undefined. They take "#" and "?" for the end of
 * a path (Tailwind, tsx) and "*" for a pattern (TypeScript's paths).
 * @param {string} folder full path
 */
export function folderProblem(folder) {
  const [sign] = folder.match(/[#?*]/) ?? [];
  if (!sign) return undefined;
  return `Programy, które budują stronę, nie odczytają folderu ${folder}, bo jego ścieżka ma znak „${sign}”: zmień nazwę folderu na taką bez tego znaku i uruchom polecenie jeszcze raz.`;
}
