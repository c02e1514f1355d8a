import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { AnsweringLine } from "@/components/islands/script/answering/answering-line";
import { CallLink } from "@/components/islands/script/call/call-link";
import { StaticCopyButton } from "@/components/islands/script/contact-tools/copy-button";
import { CopyStatus } from "@/components/islands/script/contact-tools/copy-status";
import { Inline } from "@/components/ui/inline";
import { Section } from "@/components/ui/section";
import type { IconId } from "@/lib/content/icons";
import type { ContactPage, Hours, LayoutTexts, Site } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { hoursText, isAlwaysOpen } from "@/lib/text/hours";
import styles from "./contact-tiles.module.css";

type Props = {
  page: ContactPage;
  site: Site;
  answering: LayoutTexts["answering"];
  /** Address of the contact card. */
  vcard: string;
};

function Tile({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "relative flex min-w-0 flex-col gap-1 border-hairline px-5.5 py-6 max-tight:px-2 lg:px-6 lg:pt-8 lg:pb-8.5",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** In the second column: from the end of the first, so that the rules meet and the text begins on the grid. */
const secondClass = "lg:-ml-alley lg:border-l lg:pl-[calc(var(--spacing-alley)-1px)]";

function TileLabel({ icon, label }: { icon: IconId; label: string }) {
  return (
    <span className="flex items-center gap-2.5 text-sm/inherit font-medium">
      <Icon name={icon} />
      {label}
    </span>
  );
}

/** The value of a tile, underlined while its link is hovered. */
function TileValue({ large = false, children }: { /** The phone number. */ large?: boolean; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "mt-2 font-strong tracking-[-0.02em] text-heading decoration-2 underline-offset-6 group-hover:underline",
        large
          ? "text-[min(8.2vw,var(--text-h1))]/title lg:text-[min(4vw,var(--text-h1))]/title tabular-nums"
          : "text-title",
      )}
    >
      {children}
    </span>
  );
}

/** Actions of a tile besides its link. */
function TileFoot({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx("mt-1.5 flex min-h-11 flex-wrap items-center gap-x-5", className)}>{children}</div>;
}

/** @param wholeWeek names of the days in rows, for hours of every day */
function OpeningHours({ hours, wholeWeek }: { hours: Hours; wholeWeek: readonly string[] }) {
  const rows = hours.weekdays === "Mo-Su" && !isAlwaysOpen(hours) ? wholeWeek : [hours.days];
  return (
    <div>
      <p className="text-sm/inherit">{hours.label}</p>
      <dl className="mt-1 grid gap-0.5 text-heading">
        {rows.map((days) => (
          <div className="flex flex-wrap gap-x-3.5" key={days}>
            <dt className="min-w-42 max-tight:min-w-0">{days}</dt>
            <dd className="font-semibold tabular-nums">{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Phone, e-mail, area and hours as four tiles, and the contact card for the address book. */
export function ContactTiles({ page, site, answering, vcard }: Props) {
  const [name, domain] = site.email.split("@");
  const { office, phone } = site.hours;
  const link = clsx("group flex flex-col gap-1", styles.link);
  return (
    <Section label={words.contactData} wrapClassName="pt-0">
      <div className="grid overflow-hidden rounded-md border border-line bg-paper-0 lg:split-6/6">
        <Tile className="max-md:surface-ink md:surface-amber md:hover:bg-amber-300">
          <div data-action="">
            <CallLink className={link} tel={site.phone.tel} place="contact-tile">
              <TileLabel icon="phone" label={page.phone.label} />
              <TileValue large>{site.phone.display}</TileValue>
            </CallLink>
          </div>
          {/* On phones, reserves the second line that the script adds. */}
          <TileFoot className="max-sm:min-h-17.75 max-sm:content-start">
            <p className="font-medium before:mr-2.5 before:inline-block before:size-2.5 before:rounded-full before:border-2 has-data-[answering=open]:before:bg-current">
              {page.phone.answering} <AnsweringLine texts={answering} hours={phone} />
            </p>
            <StaticCopyButton label={page.copy.phone} text={site.phone.display} />
          </TileFoot>
          {site.companyPhone && <p className="text-sm">{words.twoNumbers}</p>}
        </Tile>
        <Tile className={clsx("max-lg:border-t", secondClass)}>
          <a className={link} href={`mailto:${site.email}`}>
            <TileLabel icon="mail" label={page.email.label} />
            <TileValue>
              {name}@
              {/* On phones always two lines: most addresses need them, and none may shift when the font loads. */}
              <br className="md:hidden" />
              <wbr />
              {domain}
            </TileValue>
          </a>
          <TileFoot>
            <StaticCopyButton label={page.copy.email} text={site.email} />
            {/* Its link is in front of the tile's. */}
            <p className="basis-full text-sm [&_a]:relative">
              <Inline text={page.email.text} />
            </p>
          </TileFoot>
        </Tile>
        <Tile className="border-t">
          <TileLabel icon="map-pin" label={page.area.label} />
          <TileValue>{site.area}</TileValue>
          <span className="text-sm">
            <Inline text={page.area.text} />
          </span>
        </Tile>
        <Tile className={clsx("border-t", secondClass)}>
          <TileLabel icon="clock" label={page.hours.label} />
          <div className="mt-2.5 grid gap-x-8 gap-y-4.5 md:grid-cols-[auto_auto] md:justify-start">
            <OpeningHours hours={phone} wholeWeek={page.hours.wholeWeek} />
            <OpeningHours hours={office} wholeWeek={page.hours.wholeWeek} />
          </div>
        </Tile>
      </div>
      <CopyStatus done={page.copy.done} failed={page.copy.failed} />
      <p className="mt-4 flex flex-wrap items-center gap-x-4">
        <a className="text-link" href={vcard} download={`${site.brand.toLowerCase().replace(/\s+/g, "-")}.vcf`}>
          <Icon name="contact-round" />
          {page.vcard.label}
        </a>
        <span className="text-sm">
          <Inline text={page.vcard.note} />
        </span>
      </p>
    </Section>
  );
}
