import encodeQR from "qr";
import type { PrintFoot } from "@/lib/content/props";

/** Quiet zone around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Returns the runs of dark modules in a row, as [first, length]. */
function runsOf(row: readonly boolean[]): [first: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}

/**
 * Draws the QR code of an address, as one SVG path to be stroked one unit wide: at build time for a page's own address,
 * in the browser for that of a quote (islands/script/qr). The package `qr` has no dependencies and returns the matrix.
 */
export function qrDrawing(address: string): PrintFoot["qr"] {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: quietZone });
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([first, length]) => `M${first} ${y}.5h${length}`)
        .join(""),
    )
    .join("");
  return { size: rows.length, path };
}
