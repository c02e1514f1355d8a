import { clsx } from "clsx";
import { Picture, RenderMark } from "@/components/islands/script/picture/picture";
import { ButtonLink, PhoneButton } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PageContext, PictureData, SituationItem } from "@/lib/content/props";
import type { HomePage } from "@/lib/content/types";
import styles from "./home-hero.module.css";
import { Situations } from "./situations";

type Props = {
  hero: HomePage["hero"];
  situations: { heading: string; items: readonly SituationItem[] };
  picture: PictureData;
  /** Text before the number. */
  call: string;
  context: Pick<PageContext, "phone" | "place" | "answering">;
};

/**
 * First screen of the home page: situations, and from 768 px the number, which phones have in the header. The trunk
 * begins at its source symbol. While a row is open, its number takes the place of the other, and the house behind it is
 * as dark as the row says: styles fade the pictures in, which load when the row is touched or hovered.
 */
export function HomeHero({ hero, situations, picture, call, context }: Props) {
  return (
    <section
      className={clsx(styles.hero, "relative isolate surface-night text-heading max-md:overflow-clip xl:overflow-clip")}
    >
      <div className={clsx(styles.media, "absolute inset-0 -z-1 overflow-clip max-md:top-(--spacing-top)")}>
        {/* An open row makes the section higher: the picture keeps its size and stays on the screen. */}
        <div className="relative h-full lg:sticky lg:top-0 lg:ml-[20%] lg:h-[min(100%,max(56rem,100svh))] lg:[&_img]:object-[30%_50%]">
          <Picture
            picture={picture}
            // At dusk a phone shows no difference from 640 pixels across a screen of 780.
            sizes="(min-width: 64rem) 100vw, 82vw"
            ratio="none"
            className="h-full"
            loading="first"
          />
          {hero.dark &&
            (["house", "room"] as const).map((part) => (
              <div className={clsx(styles.dark, "absolute inset-0", `dark-${part}`)} data-dark={part} key={part} />
            ))}
        </div>
      </div>
      {!picture.own && <RenderMark className="top-[calc(var(--spacing-top)+--spacing(2))] right-gutter" />}
      <div className={clsx(styles.content, "wrap flex flex-col justify-end xl:pl-rail")}>
        <p className={clsx(styles.kicker, "mb-4 flex items-center gap-3 font-medium text-sm/inherit max-md:mb-1.5")}>
          <svg className={styles.source} viewBox="0 0 35 35" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="17.5" cy="17.5" r="16.5" />
            <path d="M8 17.5c2.4-6.5 7.1-6.5 9.5 0s7.1 6.5 9.5 0" />
          </svg>
          {hero.kicker}
        </p>
        <h1 className="text-display md:measure-11">{hero.title}</h1>
        <p className="mt-4 max-w-115 text-[oklch(0.93_0.012_85)] max-md:hidden">
          <Inline text={hero.lead} />
        </p>
        <h2
          className="mt-6 mb-2 max-md:mt-3 max-md:mb-1.5 font-semibold text-heading text-sm/inherit"
          id="co-sie-dzieje"
        >
          {situations.heading}
        </h2>
        <Situations className="max-w-121" items={situations.items} context={context} labelledBy="co-sie-dzieje" />
        <div className="mt-5.5 flex max-md:mt-4 flex-wrap gap-3" data-action="">
          <div className={clsx(styles.call, "max-md:hidden")}>
            <PhoneButton className="w-full" context={context} variant="amber" before={call} />
          </div>
          <ButtonLink button={hero.button} variant="outline" phone={context.phone} place="hero" />
        </div>
      </div>
    </section>
  );
}
