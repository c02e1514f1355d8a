import { ButtonLink } from "@/components/ui/button";
import type { NotFoundPage, Phone } from "@/lib/content/types";

type Props = { page: NotFoundPage; phone: Phone };

/** The page for addresses that do not exist: an open switch. */
export function NotFound({ page, phone }: Props) {
  return (
    <section className="dark nf">
      <div className="wrap">
        <h1>
          <span className="code block">{page.code}</span>
          <svg
            className="gap"
            viewBox="0 0 1200 60"
            preserveAspectRatio="xMinYMid slice"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M-600 46H150M250 46H2400" />
            <path d="M150 46 238 8" className="stroke-amber-400" strokeWidth="4" strokeLinecap="round" />
            <circle cx="150" cy="46" r="6" fill="currentColor" stroke="none" />
            <circle cx="250" cy="46" r="6" className="fill-ink-900" />
          </svg>
          <span className="t-h2 block">{page.title}</span>
        </h1>
        <p className="t-lead mt-4 max-w-[34rem]">{page.text}</p>
        <div className="btns mt-7 mb-12">
          <ButtonLink button={page.home} variant="amber" phone={phone} />
          <ButtonLink button={page.services} variant="outline" phone={phone} />
        </div>
      </div>
    </section>
  );
}
