import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { Picture } from "@/components/islands/picture/picture";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PictureData } from "@/lib/content/props";
import type { HomePage, Phone } from "@/lib/content/types";
import styles from "./home-hero.module.css";

type Props = { hero: HomePage["hero"]; picture: PictureData; phone: Phone; call: string };

/** First screen of the home page with the source symbol, where the trunk begins. */
export function HomeHero({ hero, picture, phone, call }: Props) {
  return (
    <section className={clsx(styles.hero, "relative isolate surface-night text-heading xl:overflow-clip")}>
      <div className={clsx(styles.media, "absolute inset-0 -z-1 overflow-hidden")}>
        <Picture
          picture={picture}
          sizes="100vw"
          ratio="none"
          className="absolute inset-y-0 w-full lg:left-[12%] [&_img]:object-[67%_50%] lg:[&_img]:object-[60%_50%]"
          loading="first"
          decorative
        />
      </div>
      <div className={clsx(styles.content, "wrap flex flex-col justify-end xl:pl-rail")}>
        <p className={clsx(styles.kicker, "mb-5 flex items-center gap-3 font-medium text-sm/[inherit]")}>
          <svg className={styles.source} viewBox="0 0 35 35" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="17.5" cy="17.5" r="16.5" />
            <path d="M8 17.5c2.4-6.5 7.1-6.5 9.5 0s7.1 6.5 9.5 0" />
          </svg>
          {hero.kicker}
        </p>
        <h1 className="max-w-[11ch] text-display">{hero.title}</h1>
        <p className="mt-5.5 max-w-120 text-[oklch(0.93_0.012_85)] text-lead">
          <Inline text={hero.lead} />
        </p>
        <div className="mt-7.5 flex flex-wrap gap-3">
          <ButtonLink className="max-md:w-full" button={hero.button} variant="amber" phone={phone} place="hero" />
          <CallLink className="button button-outline max-md:hidden" tel={phone.tel} place="hero">
            <Icon name="phone" />
            {call}
          </CallLink>
        </div>
      </div>
    </section>
  );
}
