import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { Picture } from "@/components/islands/script/picture/picture";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { PictureData } from "@/lib/content/props";
import type { HomePage } from "@/lib/content/types";
import styles from "./feeders.module.css";

/** Breaker with its circuit number and cable: above the card on wide screens, beside it on phones. */
function Breaker({ code, cable }: { code: string; cable: string }) {
  return (
    <>
      <svg className={styles.breaker} viewBox="0 0 150 74" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 0v20M0 46v28M0 46-9 22" />
        <path d="m-4 16 8 8M4 16l-8 8" />
        <text className="fill-current" x="14" y="32" stroke="none">
          {code}
        </text>
        <text className="fill-caption" x="14" y="50" stroke="none">
          {cable}
        </text>
      </svg>
      <div className={clsx(styles.tap, "text-caption text-sm/snug")} aria-hidden="true">
        <svg viewBox="0 0 66 32" fill="none" stroke="currentColor">
          <path d="M0 16h26M52 16h14M52 16 28 6M22 12l8 8M30 12l-8 8" />
        </svg>
        <b className="font-semibold text-heading">{code}</b>
        {cable}
      </div>
    </>
  );
}

type FeederProps = {
  code: string;
  cable: string;
  link: { label: string; to: string };
  className?: string;
  /** Utilities of the card. */
  cardClassName?: string;
  children: ReactNode;
};

/** An outgoing feeder: a breaker and a card that is one link. */
function Feeder({ code, cable, link, className, cardClassName, children }: FeederProps) {
  return (
    <article className={clsx("relative flex flex-col lg:pt-18.5", className)}>
      <Breaker code={code} cable={cable} />
      <a className={clsx("group/card flex h-full flex-col no-underline", cardClassName)} href={link.to}>
        {children}
        <span className="text-link mt-auto self-start pt-2.5">
          {link.label}
          <Icon name="arrow-right" className="group-hover/card:translate-x-1" />
        </span>
      </a>
    </article>
  );
}

/** The lamps of the services light up in turn. */
const delays = [
  "delay-0",
  "delay-30",
  "delay-60",
  "delay-90",
  "delay-120",
  "delay-150",
  "delay-180",
  "delay-210",
  "delay-240",
  "delay-270",
  "delay-300",
  "delay-330",
] as const;

type Props = {
  specializations: HomePage["specializations"];
  pictures: readonly PictureData[];
  services: readonly { code: string; name: string }[];
};

/** Specialisations of the home page: a busbar with three outgoing feeders. Each card is one link. */
export function Feeders({ specializations: { heading, lead, feeders, all }, pictures, services }: Props) {
  return (
    <Section labelledBy="specjalizacje">
      <SectionHead id="specjalizacje" heading={heading} lead={lead} />
      <div className={clsx(styles.busbar, "grid grid-cols-1 gap-8 md:max-lg:grid-cols-2 md:max-lg:gap-6 lg:fr-cols-3")}>
        {feeders.map(({ code, cable, title, text, link }, index) => {
          const picture = pictures[index];
          return (
            <Feeder key={code} code={code} cable={cable} link={link}>
              {picture && (
                <Picture
                  picture={picture}
                  ratio="4:3"
                  className={clsx(
                    "lg:aspect-auto lg:h-[clamp(260px,25vw,384px)]",
                    "[&_img]:transition-transform [&_img]:duration-500 [&_img]:ease-out group-hover/card:[&_img]:scale-[1.025]",
                  )}
                  sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
                />
              )}
              <h3 className="mt-5 text-h3">{title}</h3>
              <p className="mt-2.5">
                <Inline text={text} />
              </p>
            </Feeder>
          );
        })}
        {/* The card is dark, but its focus ring lies on the paper around it and has the colour for paper. */}
        <Feeder
          code={[...new Set([services[0]?.code, services.at(-1)?.code])].join("–")}
          cable={all.cable}
          link={all.link}
          className="md:max-lg:col-span-full"
          cardClassName="surface-ink rounded-md px-6 max-tight:px-2 pt-6 pb-4.5 text-heading focus-visible:outline-n"
        >
          <h3 className="text-h3">{all.title}</h3>
          <ul className="mt-3.5 max-md:tight:fit-cols-34 max-md:tight:grid max-md:gap-x-4 md:max-lg:columns-2 md:gap-x-10">
            {services.map(({ code, name }, index) => (
              <li
                className="grid min-h-10 break-inside-avoid grid-cols-[2.25rem_1fr_1.25rem] max-md:grid-cols-[2.25rem_1fr] items-center border-hairline border-b py-1.75 text-base/tight"
                key={code}
              >
                <span className="text-caption text-sm/snug tabular-nums">{code}</span>
                {name}
                <span
                  className={clsx(
                    "size-2.25 max-md:hidden justify-self-end rounded-full border border-line transition-colors duration-fast",
                    "group-hover/card:border-amber-400 group-hover/card:bg-amber-400",
                    "group-focus-visible/card:border-amber-400 group-focus-visible/card:bg-amber-400",
                    delays[index],
                  )}
                  aria-hidden="true"
                />
              </li>
            ))}
          </ul>
        </Feeder>
      </div>
    </Section>
  );
}
