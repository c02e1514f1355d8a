/** Draws QR codes for an island that has something to print (react/estimate/code.tsx), which loads this script. */
import { qrDrawing } from "@/lib/seo/qr";

declare global {
  /** Set by this script. */
  var drawQr: typeof qrDrawing | undefined;
}

self.drawQr = qrDrawing;
