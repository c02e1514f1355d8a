/** An exported page is not written the way this adapter knows. Stops the build. */
export class ShapeError extends Error {
  override name = "ShapeError";

  /**
   * @param file the page, "oferta.html"
   * @param expected what was expected, as the object of "expected"
   * @param found what was there instead
   */
  constructor(file: string, expected: string, found: string) {
    const shown = found.length > 120 ? `${found.slice(0, 120)}…` : found;
    super(
      `${file}: expected ${expected}, found ${shown}. lib/build/export knows the export of Next.js 16.4 with Turbopack; ` +
        "after an update compare a page with what shape.ts looks for. DEFER_HYDRATION=0 builds without it.",
    );
  }
}
