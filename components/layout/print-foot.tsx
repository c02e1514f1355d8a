import type { FrameData, PrintFoot as PrintFootData } from "@/lib/content/props";

type Props = PrintFootData & Pick<FrameData, "site" | "texts">;

/**
 * End of a printed guide or service: the page's address, also as a QR code, its date and the phone number. Shown in
 * print only (styles/print.css).
 */
export function PrintFoot({ address, qr: { size, path }, date, site, texts: { paper } }: Props) {
  return (
    <div hidden data-paper-foot="">
      <svg viewBox={`0 0 ${size} ${size}`} stroke="#000" role="img" aria-label={`${paper.code} ${address}`}>
        <path d={path} />
      </svg>
      <p>
        {paper.code} <b>{address}</b>
        <br />
        {date.label} <time dateTime={date.day}>{date.text}</time>. {paper.call} <b>{site.phone.display}</b>,{" "}
        {site.email}
      </p>
    </div>
  );
}
