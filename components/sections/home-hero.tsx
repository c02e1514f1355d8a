import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { Picture } from "@/components/islands/picture/picture";
import { ButtonLink } from "@/components/ui/button";
import { Inline } from "@/components/ui/inline";
import type { PictureData } from "@/lib/content/props";
import type { HomePage, Phone } from "@/lib/content/types";

type Props = {
  hero: HomePage["hero"];
  terminals: HomePage["terminals"];
  picture: PictureData;
  phone: Phone;
  call: string;
};

/** First screen of the home page with the source symbol, and under it the five facts as a terminal block. */
export function HomeHero({ hero, terminals, picture, phone, call }: Props) {
  return (
    <>
      <section className="hero">
        <div className="hero-media">
          <Picture
            picture={picture}
            sizes="100vw"
            ratio="none"
            className="absolute inset-0"
            loading="first"
            decorative
          />
        </div>
        <div className="wrap rail">
          <p className="kick">
            <svg className="src" viewBox="0 0 35 35" fill="none" stroke="currentColor" aria-hidden="true">
              <circle cx="17.5" cy="17.5" r="16.5" />
              <path d="M8 17.5c2.4-6.5 7.1-6.5 9.5 0s7.1 6.5 9.5 0" />
            </svg>
            {hero.kicker}
          </p>
          <h1 className="t-display">{hero.title}</h1>
          <p className="lead t-lead">
            <Inline text={hero.lead} />
          </p>
          <div className="btns">
            <ButtonLink button={hero.button} variant="amber" phone={phone} place="hero" />
            <CallLink className="btn btn-o btn-tel" tel={phone.tel} place="hero">
              <Icon name="phone" />
              {call}
            </CallLink>
          </div>
        </div>
      </section>
      <section className="terms" aria-label="Najważniejsze fakty">
        <div className="wrap rail">
          <ul>
            {terminals.map(({ conductor, label, value, text }) => (
              <li key={conductor} className={`term c-${conductor}`}>
                <span className="lab" aria-hidden="true">
                  {label}
                </span>
                <b>{value}</b>
                <span className="d">
                  <Inline text={text} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
