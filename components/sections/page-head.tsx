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
  dark?: boolean;
  /** Buttons and remarks under the lead. */
  children?: ReactNode;
};

/** Head of an inner page: where it stands, heading, lead, buttons, and a photo where there is one. */
export function PageHead({ title, lead, trail, back, picture, dark = false, children }: Props) {
  const text = (
    <>
      <h1 className="t-h1">
        <Inline text={title} />
      </h1>
      <p className="lead t-lead">
        <Inline text={lead} />
      </p>
      {children}
    </>
  );
  return (
    <section className={dark ? "pagehead on-dark dark" : "pagehead"}>
      <div className="wrap rail">
        <div className="trail">
          <Breadcrumb trail={trail} />
          {back && <BackLink {...back} />}
        </div>
        {picture ? (
          <div className="split">
            <div>{text}</div>
            <Picture
              picture={picture}
              ratio="r43"
              sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
              loading="eager"
            />
          </div>
        ) : (
          text
        )}
      </div>
    </section>
  );
}
