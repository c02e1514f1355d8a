/** The one door to the gallery: a file put into its folder and one dropped in edit mode are read and refused alike. */
import sharp, { type Metadata } from "sharp";
import type { Fault } from "@/lib/tools/check/problem";
import {
  cropSize,
  type FileLimits,
  framesOf,
  minimumSize,
  minimumWidth,
  type NamedFrame,
  type PhotoFormat,
  type PictureSettings,
  pictureSettings,
  type Size,
  shrunkSize,
} from "./settings";

/** A picture that has passed every check. Width and height are those after rotation by EXIF. */
export type Photo = Size & {
  /** Mean colour, "#rrggbb". */
  color: string;
};

/** What shows through a transparent picture. */
const ground = "#ffffff";

const saveAgain = "Otwórz zdjęcie w programie graficznym i zapisz je ponownie jako JPEG.";
const copyAgain = "Skopiuj zdjęcie jeszcze raz z aparatu, telefonu albo chmury.";
const { maxWidth } = pictureSettings.limits;

/**
 * Opens a picture for encoding: upright, on white, in any colours (CMYK, grey, 16 bits), which sharp converts to sRGB,
 * with the small slips of cameras that every viewer forgives.
 * @param source path or bytes
 */
export const openPicture = (source: string | Buffer, { maxPixels }: FileLimits) =>
  sharp(source, { failOn: "error", limitInputPixels: maxPixels }).autoOrient().flatten({ background: ground });

/** Checks the weight of a file in bytes. */
export function weightFault(bytes: number, { maxBytes }: FileLimits): Fault | undefined {
  if (bytes === 0) return { what: "Jest pusty (0 bajtów).", mend: copyAgain };
  if (bytes > maxBytes)
    return {
      what: `Waży ${megabytes(bytes)} MB, a może najwyżej ${megabytes(maxBytes)} MB.`,
      mend: `Zmniejsz zdjęcie do ${maxWidth} px szerokości i zapisz jako JPEG o jakości 90.`,
    };
}

/**
 * Reads a picture, its header before its pixels: a small file with a huge picture never fills the memory.
 * @param limits of files that come this way
 * @param isOpening whether it is the picture of the home page's head, which has crops of its own
 * @returns the picture, or what is wrong with it
 */
export async function inspectPicture(
  bytes: Buffer,
  limits: FileLimits,
  isOpening: boolean,
  settings: PictureSettings,
): Promise<Photo | Fault> {
  const weight = weightFault(bytes.length, limits);
  if (weight) return weight;
  // The name may end with .jpg: phones and mail programs rename such a file without converting it.
  if (/^ftyp.*he[iv]/s.test(bytes.toString("latin1", 4, 40)))
    return { what: `To zdjęcie HEIC z telefonu, a strona czyta ${listOf(limits.formats)}.`, mend: saveAgain };
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { what: "Nie da się go odczytać jako zdjęcia.", mend: saveAgain };
  const { width, height } = metadata.autoOrient;
  const fault =
    headerFault(metadata, limits) ?? sizeFault(shrunkSize({ width, height }, settings), isOpening, settings);
  if (fault) return fault;
  try {
    // Shrinking to one pixel decodes the whole file, which detects a broken upload, and gives the mean colour.
    const pixel = await openPicture(bytes, limits).resize(1, 1, { fit: "fill" }).raw().toBuffer();
    return { width, height, color: `#${pixel.toString("hex")}` };
  } catch {
    return { what: "Jest uszkodzony, nie daje się odczytać do końca.", mend: `${copyAgain} ${saveAgain}` };
  }
}

const formatNames: Readonly<Record<PhotoFormat, string>> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  heif: "AVIF",
  tiff: "TIFF",
  gif: "GIF",
};
const isPhotoFormat = (format: string): format is PhotoFormat => Object.hasOwn(formatNames, format);
const listOf = (formats: readonly PhotoFormat[]): string =>
  new Intl.ListFormat("pl", { type: "disjunction" }).format(formats.map((format) => formatNames[format]));

/** Checks what the header says. A drawing (SVG) is no photo: it has as many pixels as it likes. */
function headerFault({ format, pages = 1, width, height }: Metadata, limits: FileLimits): Fault | undefined {
  if (!isPhotoFormat(format) || !limits.formats.includes(format)) {
    const name = isPhotoFormat(format) ? formatNames[format] : format.toUpperCase();
    return { what: `Ma format ${name} zamiast ${listOf(limits.formats)}.`, mend: saveAgain };
  }
  if (pages > 1)
    return { what: `Ma więcej klatek albo stron niż jedną (${pages}).`, mend: "Zapisz jedną z nich jako JPEG." };
  if (width * height > limits.maxPixels)
    return {
      what: `Ma ${width} × ${height} px, razem więcej niż ${limits.maxPixels / 1_000_000} mln pikseli.`,
      mend: `Zmniejsz zdjęcie do ${maxWidth} px szerokości.`,
    };
}

/** The place of each frame in the words of an editor. */
const places: Readonly<Record<NamedFrame["label"], string>> = {
  "": "na stronę",
  phone: "na telefon, u góry strony głównej,",
  wide: "na szeroki ekran, u góry strony głównej,",
};

function sizeFault(size: Size, isOpening: boolean, settings: PictureSettings): Fault | undefined {
  const mend = "Wstaw większe zdjęcie. Powiększanie w programie nie pomoże, obraz będzie nieostry.";
  const least = minimumSize(settings);
  const of = `${size.width} × ${size.height} px`;
  if (size.width < least.width || size.height < least.height)
    return { what: `Ma ${of}, a musi mieć co najmniej ${least.width} × ${least.height} px.`, mend };
  for (const { label, frame } of framesOf(isOpening, settings)) {
    const available = cropSize(size, frame).width;
    if (available >= minimumWidth(frame)) continue;
    const what = `Kadr ${places[label]} wycięty ze zdjęcia ${of} ma ${available} px szerokości, a potrzeba ${minimumWidth(frame)} px.`;
    return { what, mend };
  }
}

const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString("pl-PL", { maximumFractionDigits: 1 });
