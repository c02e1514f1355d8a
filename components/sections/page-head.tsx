import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Picture } from "@/components/islands/script/picture/picture";
import { BackLink } from "@/components/ui/back-link";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Inline } from "@/components/ui/inline";
import type { PictureData } from "@/lib/content/props";
import type { HeadFact } from "@/lib/content/types";

type Props = {
  title: string;
  lead: string;
  trail: readonly Crumb[];
  back?: { href: string; label: string };
  picture?: PictureData | undefined;
  /** In place of a picture. A negative margin of `--end` extends it to the end of the head. */
  drawing?: ReactNode;
  /** In place of a picture: the drawing of a service, which takes what the text leaves. */
  figure?: ReactNode;
  dark?: boolean;
  className?: string;
  /** Rows under the lead; the first is the price. */
  facts?: readonly HeadFact[];
  /** Between lead and buttons. */
  answer?: ReactNode;
  buttons?: ReactNode;
  /** None of the buttons is filled: the header's is. */
  outlined?: boolean;
  /** Remarks below the buttons. */
  children?: ReactNode;
};

/** Price, time and what the customer gets, a row each. */
function Facts({ facts }: { facts: readonly HeadFact[] }) {
  return (
    <dl className="wrap-anywhere mt-4 max-w-text border-line border-t lg:mt-6" data-facts="">
      {facts.map(({ label, value, note, to }, index) => (
        <div
          className="grid grid-cols-[minmax(6.5rem,1fr)_3fr] items-baseline max-tight:grid-cols-1 gap-x-4 border-hairline border-b py-1.75"
          key={label}
        >
          <dt className="text-sm/name">
            <Inline text={label} />
          </dt>
          <dd className="font-semibold text-heading">
            <span className={clsx(index === 0 && "font-strong xs:text-title")}>
              {to ? (
                <a
                  className="py-1 underline decoration-1 decoration-hairline max-md:py-3.5 underline-offset-5 hover:decoration-2 hover:decoration-amber-500"
                  href={to}
                >
                  <Inline text={value} />
                </a>
              ) : (
                <Inline text={value} />
              )}
            </span>
            {note && (
              <small className="block font-normal text-body text-sm/snug">
                <Inline text={note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Head of an inner page: breadcrumbs, heading, lead, rows of facts, buttons, and an optional picture or drawing. */
export function PageHead({
  title,
  lead,
  trail,
  back,
  picture,
  drawing,
  figure,
  dark = false,
  className,
  facts,
  answer,
  buttons,
  outlined = false,
  children,
}: Props) {
  const sideContent = picture ? (
    <Picture
      picture={picture}
      ratio="4:3"
      className="md:max-lg:aspect-2/1"
      sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
      loading="eager"
    />
  ) : (
    (figure ?? drawing)
  );
  const text = (
    <>
      {/* Beside a drawing the longest name of a town stays whole; on a phone it may reach into the margin. */}
      <h1
        className={clsx(
          "text-h1",
          drawing ? "measure-16 max-md:-mr-2 lg:text-[min(3.25rem,4.2vw)]" : "measure-15",
          figure && "lg:text-[3.25rem]",
        )}
      >
        <Inline text={title} fitting />
      </h1>
      <p className={clsx("max-w-text text-lead", facts ? "mt-4 max-md:text-base/remark" : "mt-5")}>
        <Inline text={lead} />
      </p>
      {facts && <Facts facts={facts} />}
      {answer}
      {buttons && (
        <div
          className="mt-5 grid gap-2.5 md:flex md:flex-wrap lg:mt-6 lg:gap-2"
          data-action={outlined ? undefined : ""}
        >
          {buttons}
        </div>
      )}
      {children}
    </>
  );
  return (
    <section className={clsx("pt-(--spacing-top)", dark && "surface-ink", className)}>
      <div className="wrap trunk pt-[clamp(20px,3vw,40px)] pb-(--end) [--end:clamp(36px,5vw,72px)]">
        <div className="mb-3 flex flex-wrap items-center gap-x-8 lg:mb-7">
          {back && <BackLink {...back} />}
          <Breadcrumb trail={trail} className={figure ? "max-md:hidden" : undefined} />
        </div>
        {sideContent ? (
          <div
            className={clsx(
              "grid grid-cols-1 gap-stack",
              figure ? "lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-14" : "lg:split-6/5 lg:gap-halves",
              drawing ? "lg:items-center" : "lg:items-start",
            )}
          >
            {/* In front of a drawing that overflows its column. */}
            <div className={drawing ? "relative" : undefined}>{text}</div>
            {sideContent}
          </div>
        ) : (
          text
        )}
      </div>
    </section>
  );
}
