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
  /** Below the lead. */
  links?: ReactNode;
  /** Rows under the lead, on wide screens cells across the page; the first is the price. */
  facts?: readonly HeadFact[];
  /** The second column is so high that the facts are again rows under the lead on the widest screens. */
  tall?: boolean;
  /** What the page is asked for, in the second column; on phones before the buttons. */
  answer?: ReactNode;
  /** In the second column in place of an answer; on phones after the buttons. */
  picture?: PictureData | undefined;
  drawing?: ReactNode;
  /** Below the title where the lead stands in the second column. */
  below?: ReactNode;
  /** Below the columns, in the page's width. */
  across?: ReactNode;
  /** The second column has two thirds of the page, on the widest screens only. */
  wide?: boolean;
  dark?: boolean;
  buttons?: ReactNode;
  /** None of the buttons is filled: the header's is. */
  outlined?: boolean;
  /** Remarks below the buttons. */
  children?: ReactNode;
};

/** Price, time and what the customer gets: a row each, or cells across the page on wide screens. */
function Facts({ facts, tall }: Required<Pick<Props, "facts" | "tall">>) {
  // Prices side by side are of one rank.
  const isFirstLarger = facts.filter(({ isPrice }) => isPrice).length < 2;
  return (
    <dl
      className={clsx(
        "mt-4 border-line border-t max-lg:wrap-anywhere max-lg:max-w-text",
        "lg:col-span-full lg:row-start-3 lg:mt-8 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-alley lg:border-b",
        tall && "xl:col-span-1 xl:row-start-2 xl:mt-4 xl:block xl:border-b-0",
      )}
      data-facts=""
    >
      {facts.map(({ label, value, note, to }, index) => (
        <div
          className={clsx(
            "grid grid-cols-[minmax(6.5rem,1fr)_3fr] items-baseline max-tight:grid-cols-1 gap-x-4 border-hairline border-b py-1.75",
            "lg:not-first:-ml-alley lg:not-first:border-l lg:border-b-0 lg:py-3.5 lg:pr-4 lg:not-first:pl-[calc(var(--spacing-alley)-1px)]",
            tall
              ? "lg:max-xl:block xl:not-first:ml-0 xl:not-first:border-l-0 xl:border-b xl:py-1.75 xl:not-first:pl-0"
              : "lg:block",
          )}
          key={label}
        >
          <dt className="text-sm/name">
            <Inline text={label} />
          </dt>
          <dd className="font-semibold text-heading">
            <span
              className={clsx(
                "lg:mt-0.5 lg:mb-1.5 lg:block lg:leading-7",
                index === 0 && isFirstLarger && "lg:font-strong lg:text-title",
              )}
            >
              {to ? (
                <a
                  className="py-1 underline decoration-1 decoration-amber-500 max-md:py-3.5 underline-offset-5 hover:decoration-2"
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

/**
 * Head of an inner page: breadcrumbs, heading, lead, rows of facts, buttons. On wide screens an answer, a picture or a
 * drawing stands in a second column from the heading's top to the buttons' end; without one the lead does.
 */
export function PageHead({
  title,
  lead,
  trail,
  back,
  links,
  facts,
  tall = false,
  answer,
  picture,
  drawing,
  below,
  across,
  wide = false,
  dark = false,
  buttons,
  outlined = false,
  children,
}: Props) {
  const side = picture ? (
    <Picture
      picture={picture}
      ratio="4:3"
      className="md:max-lg:aspect-2/1 lg:aspect-auto lg:min-h-64 lg:[&_img]:absolute"
      sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, calc(100vw - 2.5rem)"
      loading="eager"
    />
  ) : (
    drawing
  );
  const hasSecond = Boolean(answer || side);
  const leadText = (
    <p className={clsx("max-w-text text-lead", facts ? "mt-4 max-md:text-base/remark" : "mt-5")}>
      <Inline text={lead} />
    </p>
  );
  const secondClass = wide
    ? "xl:col-span-2 xl:col-start-2 xl:row-span-2 xl:row-start-1"
    : clsx("lg:col-start-2 lg:row-span-2 lg:row-start-1", tall && "xl:row-span-3 xl:row-start-1");
  return (
    <section className={clsx("pt-(--spacing-top)", dark && "surface-ink")}>
      <div className="wrap trunk pt-[clamp(20px,3vw,40px)] pb-[clamp(36px,5vw,72px)]">
        <div className="mb-3 flex flex-wrap items-center gap-x-8 lg:mb-7">
          {back && <BackLink {...back} />}
          <Breadcrumb trail={trail} className={facts && back ? "max-md:hidden" : undefined} />
        </div>
        <div
          className={clsx(
            "grid grid-cols-1 grid-rows-auto-rest",
            wide ? "xl:fr-cols-3" : drawing && facts ? "lg:split-5/7 xl:split-6/6" : "lg:fr-cols-2",
          )}
          data-head={hasSecond && !wide ? "" : undefined}
        >
          <div className={hasSecond ? undefined : "lg:self-baseline-last"}>
            <h1
              className={clsx(
                "text-h1",
                hasSecond ? "measure-18" : buttons ? "measure-20" : "measure-15",
                (hasSecond ? !wide : buttons) && "lg:text-h1-half",
              )}
            >
              <Inline text={title} fitting />
            </h1>
            {hasSecond && leadText}
            {links}
          </div>
          {facts && <Facts facts={facts} tall={tall} />}
          {!hasSecond && <div className="lg:col-start-2 lg:row-start-1 lg:self-baseline-last">{leadText}</div>}
          {below && <div className="lg:col-start-1 lg:row-start-2">{below}</div>}
          {answer && (
            <div className={clsx(secondClass, "mt-5", wide ? "xl:mt-0" : "lg:mt-0")} data-second="">
              {answer}
            </div>
          )}
          <div className={clsx(!tall && (wide ? "xl:row-start-2" : "lg:row-start-2"))}>
            {buttons && (
              <div
                className="mt-5 grid gap-2.5 md:flex md:flex-wrap lg:mt-6 lg:gap-2"
                data-action={outlined ? undefined : ""}
              >
                {buttons}
              </div>
            )}
            {children}
          </div>
          {side && (
            <div className={clsx(secondClass, "grid max-lg:mt-(--spacing-stack)")} data-second="">
              {side}
            </div>
          )}
        </div>
        {across}
      </div>
    </section>
  );
}
