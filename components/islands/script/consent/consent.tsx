import type { ConsentTexts } from "@/lib/content/types";

type Props = {
  texts: ConsentTexts;
  tracking: { gtagId?: string; conversionId?: string };
  /** Addresses of the bundle "consent". */
  bundle: { script: string; style?: string };
};

/**
 * The consent question, hidden until its script shows it, and that script (page-script.browser.ts). On every page if
 * tracking is configured. A region at the top of the document, not a dialogue: visitors can read the page, and call,
 * without an answer.
 */
export function Consent({ texts, tracking, bundle }: Props) {
  return (
    <section
      className="text-sm"
      aria-label={texts.title}
      tabIndex={-1}
      hidden
      data-consent-banner=""
      data-gtag={tracking.gtagId}
      data-conversion={tracking.conversionId}
      data-style={bundle.style}
      data-nosnippet=""
    >
      <div>
        <p className="font-semibold text-base/inherit text-heading">{texts.title}</p>
        <p>
          {texts.text}{" "}
          <a className="inline-link py-1 text-heading" href="/polityka-prywatnosci">
            {texts.privacy}
          </a>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <button className="button button-outline px-3" type="button" data-consent="reject">
          {texts.reject}
        </button>
        <button className="button button-outline px-3" type="button" data-consent="accept">
          {texts.accept}
        </button>
      </div>
      <script async src={bundle.script} />
    </section>
  );
}
