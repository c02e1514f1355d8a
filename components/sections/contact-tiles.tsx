import { Icon } from "@/components/icons/icon";
import { CallLink } from "@/components/islands/call/call-link";
import { AnsweringLine } from "@/components/islands/contact-tools/answering-line";
import { CopyButton } from "@/components/islands/contact-tools/copy-button";
import { CopyStatus } from "@/components/islands/contact-tools/copy-status";
import { Inline } from "@/components/ui/inline";
import type { IconId } from "@/lib/content/icons";
import type { ContactPage, Site } from "@/lib/content/types";
import { hoursText } from "@/lib/text/hours";

type Props = { page: ContactPage; site: Site /** Address of the contact card. */; vcard: string };

function TileLabel({ icon, label }: { icon: IconId; label: string }) {
  return (
    <span className="k">
      <Icon name={icon} />
      {label}
    </span>
  );
}

/** Telephone and office hours, each under its name. */
function HoursTile({ page, site }: Pick<Props, "page" | "site">) {
  const { office, phone } = site.hours;
  return (
    <div className="ctile time">
      <TileLabel icon="clock" label={page.hours.label} />
      <div className="hours-pair">
        <div>
          <p className="whose">{phone.label}</p>
          <dl className="hours">
            {page.hours.phoneDays.map((days) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hoursText(phone)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p className="whose">{office.label}</p>
          <dl className="hours">
            <div>
              <dt>{office.days}</dt>
              <dd>{hoursText(office)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}

/** Phone, e-mail, area and hours as four tiles, and the contact card for the address book. */
export function ContactTiles({ page, site, vcard }: Props) {
  const [name, domain] = site.email.split("@");
  return (
    <section className="sec" aria-label="Dane kontaktowe" data-contact-tools="">
      <div className="wrap rail pt-0">
        <div className="ctiles">
          <div className="ctile tel">
            <CallLink className="ctile-link" tel={site.phone.tel} place="contact-tile">
              <TileLabel icon="phone" label={page.phone.label} />
              <span className="v num">{site.phone.display}</span>
            </CallLink>
            <div className="ctile-foot">
              <AnsweringLine texts={page.phone.status} hours={site.hours.phone} />
              <CopyButton label={page.copy.phone} text={site.phone.display} />
            </div>
          </div>
          <div className="ctile mail">
            <a className="ctile-link" href={`mailto:${site.email}`}>
              <TileLabel icon="mail" label={page.email.label} />
              <span className="v">
                {name}@<wbr />
                {domain}
              </span>
            </a>
            <div className="ctile-foot">
              <CopyButton label={page.copy.email} text={site.email} />
            </div>
          </div>
          <div className="ctile area">
            <TileLabel icon="map-pin" label={page.area.label} />
            <span className="v">{site.area}</span>
            <span className="t-sm">
              <Inline text={page.area.text} />
            </span>
          </div>
          <HoursTile page={page} site={site} />
        </div>
        <CopyStatus done={page.copy.done} failed={page.copy.failed} />
        <p className="vcard">
          <a className="link" href={vcard} download={`${site.brand.toLowerCase()}.vcf`}>
            <Icon name="contact-round" />
            {page.vcard.label}
          </a>
          <span className="t-sm">
            <Inline text={page.vcard.note} />
          </span>
        </p>
      </div>
    </section>
  );
}
