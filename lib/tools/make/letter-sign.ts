import { readFileSync } from "node:fs";

/** A path of the letter, 200 units to the em, its middle at 0 and its feet at `feet`. */
const box = 300;
const feet = 67;

/**
 * Draws a sign for a firm without one: the first letter of its name in a frame, underlined in the accent. Icons get it
 * larger and without the frame.
 * @returns the text of a file as content/logo.svg
 */
export async function letterSign(brand: string): Promise<string> {
  // Imported only if it is drawn: it takes 0.1 s to load.
  const { default: satori } = await import("satori");
  const fonts = (["latin", "latin-ext"] as const).map((subset) => ({
    name: `Archivo ${subset}`,
    weight: 700 as const,
    style: "normal" as const,
    data: readFileSync(`node_modules/@fontsource/archivo/files/archivo-${subset}-700-normal.woff`),
  }));
  const style = {
    display: "flex",
    width: box,
    height: box,
    alignItems: "center",
    justifyContent: "center",
    fontFamily: "Archivo latin, Archivo latin-ext",
    fontSize: 200,
    lineHeight: 1,
  };
  // The font has no other signs; a name may begin with one, „Iskra” or ⚡ Iskra.
  const [letter = ""] = /[\p{Script=Latin}\d]/u.exec(brand.normalize().toLocaleUpperCase("pl")) ?? [];
  const tree = { type: "div", props: { style, children: letter } } as unknown as Parameters<typeof satori>[0];
  const svg = await satori(tree, { width: box, height: box, fonts });
  const path = /<path[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? "";
  /** The letter on a line, its capital height in units of the sign, and the line of the accent below it. */
  const draw = (height: number, line: number, accent: number, stroke: number) => {
    const scale = height / 137;
    const shift = `${15 - (box / 2) * scale} ${line - (box / 2 + feet) * scale}`;
    return `<path transform="translate(${shift}) scale(${scale})" fill="currentColor" d="${path}"/><path d="M${15 - height / 2} ${accent}h${height}" stroke="var(--color-amber-400)" stroke-width="${stroke}" stroke-linecap="round"/>`;
  };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="none">',
    `<symbol id="ikona" viewBox="0 0 30 30">${draw(14, 20, 25, 2.6)}</symbol>`,
    '<rect x=".75" y=".75" width="28.5" height="28.5" rx="3" stroke="currentColor" stroke-width="1.5"/>',
    `${draw(12, 19, 23.5, 2.2)}</svg>`,
  ].join("");
}
