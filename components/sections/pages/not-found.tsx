import { CircuitLine } from "@/components/icons/circuit";
import { ButtonLink } from "@/components/ui/button";
import type { NotFoundPage, Phone } from "@/lib/content/types";

type Props = { page: NotFoundPage; phone: Phone };

/** The 404 page, with an open switch. */
export function NotFound({ page, phone }: Props) {
  return (
    <section className="surface-ink flex min-h-[calc(100svh-2.5rem)] items-center pt-header">
      <div className="wrap">
        <h1>
          <span className="block font-[640] text-[clamp(6rem,4rem+14vw,17rem)]/[0.8] tracking-[-0.04em]">
            {page.code}
          </span>
          <CircuitLine>
            <path d="M-600 46H150M250 46H2400" />
            <path d="M150 46 238 8" className="stroke-amber-400" strokeWidth="4" strokeLinecap="round" />
            <circle cx="150" cy="46" r="6" fill="currentColor" stroke="none" />
            <circle cx="250" cy="46" r="6" className="fill-surface" />
          </CircuitLine>
          <span className="block text-h2">{page.title}</span>
        </h1>
        <p className="mt-4 max-w-[34rem] text-lead">{page.text}</p>
        <div className="mt-7 mb-12 flex flex-wrap gap-3">
          <ButtonLink button={page.home} variant="amber" phone={phone} />
          <ButtonLink button={page.services} variant="outline" phone={phone} />
        </div>
      </div>
    </section>
  );
}
