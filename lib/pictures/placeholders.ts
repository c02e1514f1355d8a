import type { PictureManifest } from "./manifest";

/** Short name of a picture in the stylesheet: its number. */
export const placeholderName = (picture: string): string => picture.slice(0, 2);

/**
 * Placeholder colours as a stylesheet: style attributes would break the Content-Security-Policy.
 * @returns one rule per picture
 */
export const placeholderStyles = (manifest: PictureManifest): string =>
  `${Object.entries(manifest)
    .map(([name, { color }]) => `[data-ph="${placeholderName(name)}"] { background-color: ${color}; }`)
    .join("\n")}\n`;
