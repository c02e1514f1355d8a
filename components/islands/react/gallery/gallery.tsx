"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Slot } from "@/components/islands/react/hydration/slots";
import type { GalleryKind, OfferPage, Words } from "@/lib/content/types";
import "./gallery.css";
import { positionText } from "./position";
import { useGallery } from "./use-gallery";

type Props = {
  label: string;
  texts: Omit<Words["gallery"], "slide">;
  /** Kind of work of each slide. */
  kinds: readonly GalleryKind[];
  /** Texts of the filter. */
  filter: OfferPage["gallery"]["filter"];
};

type ArrowProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

/** A button that keeps the focus when there is nowhere further to go, which the attribute `disabled` takes from it. */
function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      className={clsx(
        "grid size-13 cursor-pointer place-items-center rounded-md border border-line text-heading",
        "hover:border-amber-400 hover:bg-amber-400 hover:text-ink-on-amber",
        "aria-disabled:cursor-not-allowed aria-disabled:border-hairline aria-disabled:bg-transparent aria-disabled:text-ink-400 aria-disabled:opacity-70",
        "forced-colors:aria-disabled:border-gray-text forced-colors:aria-disabled:text-gray-text",
      )}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

type FilterProps = Pick<Props, "filter" | "kinds"> & { onChoice: (kind: GalleryKind | undefined) => void };

/** Choice of a kind of work among those that have slides. Styles hide other slides, also without scripts. */
function Filter({ filter: { legend, all, kinds: names }, kinds, onChoice }: FilterProps) {
  const choices = (Object.keys(names) as GalleryKind[]).filter((kind) => kinds.includes(kind));
  if (choices.length < 2) return null;
  return (
    <fieldset className="mb-5 flex min-w-0 gap-2 py-1 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter md:flex-wrap scrollbar-none">
      <legend className="sr-only">{legend}</legend>
      {(["", ...choices] as const).map((kind) => (
        <label
          className={clsx(
            "relative inline-flex min-h-11 flex-none cursor-pointer items-center rounded-md border border-line px-3.5 font-medium text-heading text-sm/label",
            "hover:border-heading has-checked:border-heading has-checked:bg-heading has-checked:text-inverse",
            "forced-colors:has-checked:border-highlight forced-colors:has-checked:bg-highlight",
            "forced-colors:has-checked:text-highlight-text forced-colors:has-checked:outline-highlight",
            "forced-colors:has-checked:forced-color-adjust-none",
            "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3",
          )}
          key={kind}
        >
          <input
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            type="radio"
            name="rodzaj-prac"
            value={kind}
            defaultChecked={kind === ""}
            onChange={() => onChoice(kind || undefined)}
          />
          {/* Above the radio button, so that whatever looks for the text can press it. */}
          <span className="relative">{kind ? names[kind] : all}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The gallery's arrows, dragging, loop, position and filter. Before it starts its markup is a scroll-snap row. Slots:
 * `head`, `failure`, the icons `back` and `forward`, and the `slides`, `--slides` of them in view, each with the margin
 * `--gap`, because Embla loops.
 */
export function GalleryCarousel({ label, texts, kinds, filter }: Props) {
  const { setView, usesEmbla, count, first, inView, can, chooseKind, turn, onKeyDown } = useGallery(kinds);

  return (
    <>
      <div className="mb-6 flex items-center justify-between gap-6">
        <Slot name="head" />
        <div className="flex gap-2 max-md:hidden">
          <Arrow label={texts.previous} disabled={!can.back} onClick={() => turn(-1)}>
            <Slot as="span" name="back" />
          </Arrow>
          <Arrow label={texts.next} disabled={!can.forward} onClick={() => turn(1)}>
            <Slot as="span" name="forward" />
          </Arrow>
        </div>
      </div>
      <Filter filter={filter} kinds={kinds} onChoice={chooseKind} />
      <Slot name="failure" />
      <section
        ref={setView}
        className="gallery-view"
        data-embla={usesEmbla ? "" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-roledescription={texts.carousel}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <Slot name="slides" className="gallery-slides flex" />
      </section>
      <div className="gallery-swiped mt-5" aria-hidden="true" />
      {count > 0 && (
        <div className="mt-5.5 flex items-center gap-4 text-sm/inherit max-md:hidden in-data-failed:invisible noscript:invisible">
          <progress
            className="gallery-progress"
            aria-hidden="true"
            max={count}
            value={Math.min(first + (inView ?? 3), count)}
          />
          <span className="whitespace-nowrap tabular-nums" role="status">
            <span className="sr-only">{`${texts.pictures} `}</span>
            {inView ? (
              <span>{positionText(texts.place, first, inView, count)}</span>
            ) : (
              <>
                <span className="lg:hidden">{positionText(texts.place, 0, 2, count)}</span>
                <span className="max-lg:hidden">{positionText(texts.place, 0, 3, count)}</span>
              </>
            )}
          </span>
        </div>
      )}
    </>
  );
}
