import { CircuitLine } from "@/components/icons/circuit";
import { PageFrame } from "@/components/layout/page-frame";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import { SearchForm } from "@/components/ui/search-form";
import type { FrameData, PageContext } from "@/lib/content/props";
import type { NotFoundPage } from "@/lib/content/types";

type Props = { page: NotFoundPage; frame: FrameData; context: PageContext };

/** The 404 page, with an open switch and a dark lamp: the phone and the guide to emergencies, then where to go on. */
export function NotFound({ page, frame, context }: Props) {
  return (
    <PageFrame {...frame} overDark>
      <section className="surface-ink flex min-h-[calc(100svh-2.5rem)] items-center pt-(--spacing-top)">
        <div className="wrap trunk flex flex-col justify-center self-stretch max-md:justify-start max-md:pt-11">
          <h1>
            <span className="block max-tight:pt-4 font-figure text-[min(clamp(6rem,4rem+14vw,17rem),36vw)]/[0.8] tracking-[-0.04em]">
              {page.code}
            </span>
            <CircuitLine>
              <path d="M0 48H60M150 48H2400" />
              <path d="M60 48 138 12" className="stroke-amber-400" strokeWidth="4" strokeLinecap="round" />
              <circle cx="60" cy="48" r="6" fill="currentColor" stroke="none" />
              <circle cx="150" cy="48" r="6" className="fill-surface" />
              <svg x="100%" y="48" overflow="visible">
                <circle cx="-47" r="46" className="fill-surface" />
                <path d="m-79.500-32.500 65 65m0-65-65 65" />
              </svg>
            </CircuitLine>
            <span className="block text-h2">{page.title}</span>
          </h1>
          <div className="grid gap-y-8 pt-4 pb-12 lg:split-6/6">
            <div>
              <p className="max-w-text text-lead">{page.text}</p>
              <div className="mt-7 flex flex-wrap gap-2 max-md:grid" data-action="">
                <PhoneButton context={context} variant="amber" />
                <ButtonLink className="px-3" button={page.emergency} variant="outline" phone={context.phone} />
              </div>
            </div>
            <div>
              <SearchForm className="mb-4 max-lg:max-w-text" id="szukaj-404" />
              <p className="flex flex-wrap gap-x-7">
                {[page.home, page.services].map(({ label, to }) => (
                  <a className="text-link" href={to} key={to}>
                    {label}
                  </a>
                ))}
              </p>
            </div>
            <p className="max-w-text">
              <Inline text={page.danger} />
            </p>
          </div>
        </div>
      </section>
    </PageFrame>
  );
}
