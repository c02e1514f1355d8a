import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Picture } from "@/components/islands/picture/picture";
import { BackLink } from "@/components/ui/back-link";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Inline } from "@/components/ui/inline";
import type { PictureData } from "@/lib/content/props";

type Props = {
  title: string;
  lead: string;
  trail: readonly Crumb[];
  back?: { href: string; label: string };
  picture?: PictureData;
  /** In place of a picture. May reach to the end of the head by a negative margin of `--end`. */
  drawing?: ReactNode;
  dark?: boolean;
  className?: string;
  /** Under the lead. */
  buttons?: ReactNode;
  /** Remarks under the buttons. */
  children?: ReactNode;
};

/** Head of an inner page: where it stands, heading, lead, buttons, and a picture or drawing where there is one. */
export function PageHead({
  title,
  lead,
  trail,
  back,
  picture,
  drawing,
  dark = false,
  className,
  buttons,
  children,
}: Props) {
  const beside = picture ? (
    <Picture
      picture={picture}
      ratio="4:3"
      className="md:max-lg:aspect-2/1"
      sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
      loading="eager"
    />
  ) : (
    drawing
  );
  const text = (
    <>
      <h1 className={clsx("mt-2.5 max-w-[15ch] text-h1", beside && "lg:mt-0")}>
        <Inline text={title} breakable />
      </h1>
      <p className="mt-5 max-w-xl text-lead">
        <Inline text={lead} />
      </p>
      {buttons && <div className="mt-7 grid gap-3 md:flex md:flex-wrap">{buttons}</div>}
      {children}
    </>
  );
  return (
    <section className={clsx("pt-header", dark && "surface-ink", className)}>
      <div className="wrap trunk pt-[clamp(20px,3vw,40px)] pb-(--end) [--end:clamp(36px,5vw,72px)]">
        <div className="flex flex-wrap justify-between gap-x-6">
          <Breadcrumb trail={trail} />
          {back && <BackLink {...back} />}
        </div>
        {beside ? (
          <div
            className={clsx(
              "grid grid-cols-1 gap-stack lg:grid-cols-[6fr_5fr] lg:gap-[clamp(32px,5vw,88px)]",
              drawing ? "lg:items-center" : "lg:items-start",
            )}
          >
            {/* In front of a drawing that reaches out of its column. */}
            <div className={drawing ? "relative" : undefined}>{text}</div>
            {beside}
          </div>
        ) : (
          text
        )}
      </div>
    </section>
  );
}
