import type { DataLayerEvent } from "./events";

declare global {
  interface Window {
    /** Reports a conversion for a call; the argument is the link's tel: address. Google's name. */
    gtag_report_conversion?: (url: string) => unknown;
    /** Reports a click on a contact button, then opens the address. Google's name. */
    gtagSendEvent?: (url: string) => unknown;
    /** Measurements page: reports a click on a call to action. */
    trackCtaClick?: (name: string) => void;
    /** Measurements page: reports a downloaded document. */
    trackDocumentDownload?: (type: string) => void;
    /** Queue of the tag manager. */
    dataLayer?: (DataLayerEvent | IArguments | object)[];
  }
}
