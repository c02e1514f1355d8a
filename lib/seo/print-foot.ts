import type { PrintFoot } from "@/lib/content/props";
import { getLayoutTexts } from "@/lib/content/site";
import type { SitePath } from "@/lib/content/types";
import { type IsoDate, longDate } from "@/lib/text/dates";
import { absoluteUrl } from "./addresses";
import { qrDrawing } from "./qr";

/**
 * Returns the foot of a printed page: canonical address, its QR code, and the day law and prices were checked or else
 * the day of the text.
 */
export function printFoot(path: SitePath, days: { text: IsoDate; checked?: IsoDate | undefined }): PrintFoot {
  const address = absoluteUrl(path);
  const { paper } = getLayoutTexts();
  const day = days.checked ?? days.text;
  return {
    address,
    qr: qrDrawing(address),
    date: { label: days.checked ? paper.checked : paper.updated, day, text: longDate(day) },
  };
}
