/** How the sign meets its edge: rounded tile, full square that the phone rounds, or the safe zone of a mask. */
export type SignShape = "rounded" | "square" | "maskable";

// A mask may cut everything outside a circle of 80 % (W3C manifest, "safe zone").
const shapes: Record<SignShape, { scale: number; corner: number }> = {
  rounded: { scale: 1, corner: 5 },
  square: { scale: 0.86, corner: 0 },
  maskable: { scale: 0.66, corner: 0 },
};

/**
 * The brand's sign (components/ui/logo.tsx) as an icon. The tile is its frame, and its strokes are heavier: at 16 px
 * the hairlines of the logo would vanish.
 *
 * @param colour colours of the design by name
 * @param size pixels of the drawing; left out, it scales
 */
export function signSvg(colour: (name: string) => string, shape: SignShape, size?: number): string {
  const [paper, amber, ink] = ["paper-50", "amber-400", "ink-900"].map(colour);
  const { scale, corner } = shapes[shape];
  const inset = (15 * (1 - scale)).toFixed(2);
  const pixels = size ? ` width="${size}" height="${size}"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${pixels} viewBox="0 0 30 30">`,
    `<rect width="30" height="30" rx="${corner}" fill="${ink}"/>`,
    `<g fill="none" transform="translate(${inset} ${inset}) scale(${scale})">`,
    `<path d="M15-9V8M15 39V21" stroke="${paper}" stroke-width="2.4"/>`,
    `<path d="M15 21 8 8.2" stroke="${amber}" stroke-width="3.4" stroke-linecap="round"/>`,
    `<circle cx="15" cy="21" r="3" fill="${paper}"/>`,
    "</g></svg>",
  ].join("");
}
