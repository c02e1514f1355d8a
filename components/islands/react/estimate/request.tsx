import { CopyButton, canCopy } from "@/components/islands/react/copy-button";
import { Slot } from "@/components/islands/react/hydration/slots";
import { mailHref, smsHref } from "@/lib/contact/letter";
import { requestFor } from "@/lib/estimate/request";
import type { Estimate, EstimateData, RawAnswers, Subject } from "@/lib/estimate/types";
import { Sheet } from "./sheet";
import { useContactLinks } from "./use-contact-links";
import "./request.css";

type Props = {
  subject: Subject;
  result: Estimate;
  raw: RawAnswers;
  /** "?…" of the answers. */
  query: string;
  data: Pick<EstimateData, "texts" | "page" | "email" | "sms">;
  /** Address of the script that draws QR codes. */
  qr: string;
};

/**
 * The request as it will arrive, and ways to send it; in print the quote in its place. The page itself sends and stores
 * nothing. The slots `mail`, `sms`, `copy`, `link` and `print` are contents of the buttons: icon, name, note.
 */
export function RequestSection({ subject, result, raw, query, data: { texts, page, email, sms }, qr }: Props) {
  const link = `${page}${query}`;
  const request = requestFor(subject, result, raw, texts, link);
  useContactLinks(request.contact);
  return (
    <section className="mt-section" aria-labelledby="zapytanie">
      <div className="grid gap-8 lg:split-6/6">
        <div>
          <h2 className="trunk-head text-h2" id="zapytanie">
            {texts.requestHeading}
          </h2>
          <p className="mt-4.5 max-w-text">{texts.requestLead}</p>
          <ul className="mt-7 border-line border-t">
            <li>
              <a className="request-option" href={mailHref(email, request.subject, request.letter)}>
                <Slot as="span" name="mail" />
              </a>
            </li>
            {sms && (
              // As on /kontakt: for fingers.
              <li className="not-pointer-coarse:hidden [@media(hover:hover)]:hidden">
                <a className="request-option" href={smsHref(sms, request.message)}>
                  <Slot as="span" name="sms" />
                </a>
              </li>
            )}
            {canCopy() &&
              (["copy", "link"] as const).map((option) => (
                <li key={option}>
                  <CopyButton className="request-option" text={option === "copy" ? request.letter : link} texts={texts}>
                    <Slot as="span" name={option} />
                  </CopyButton>
                </li>
              ))}
            {/* Invisible until its script has loaded (print/page-script.browser.ts), but keeps its room. */}
            <li className="invisible in-data-prints:visible">
              <button className="request-option" type="button" data-print="">
                <Slot as="span" name="print" />
              </button>
            </li>
          </ul>
        </div>
        <div className="self-start rounded-md border border-line bg-paper-0" data-draft="">
          <p className="border-hairline border-b px-5.5 py-3.5 font-semibold text-heading text-sm">{request.subject}</p>
          <p className="wrap-anywhere whitespace-pre-line px-5.5 pt-4.5 pb-5.5 max-tight:px-2 text-heading">
            {request.letter}
          </p>
        </div>
      </div>
      <Sheet subject={subject} result={result} request={request} link={link} texts={texts} qr={qr} />
    </section>
  );
}
