import { Icon } from "@/components/icons/icon";
import { EstimateIsland } from "@/components/islands/react/estimate/estimate";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { CallLink } from "@/components/islands/script/call/call-link";
import { PageFrame } from "@/components/layout/page-frame";
import { Band } from "@/components/sections/band";
import { PageHead } from "@/components/sections/page-head";
import { PriceList } from "@/components/sections/price-list";
import { Inline } from "@/components/ui/inline";
import { Island } from "@/components/ui/island";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import type { IconId } from "@/lib/content/icons";
import { subjectParameter } from "@/lib/estimate/request";
import { pageScript } from "@/lib/generated";
import type { estimatePage } from "@/lib/pages/gather";

type SendOptionProps = { icon: IconId; name: string; note: string };

/** A way to send the request. */
const SendOption = ({ icon, name, note }: SendOptionProps) => (
  <>
    <span className="text-heading">
      <Icon name={icon} />
    </span>
    <span className="min-w-0 wrap-anywhere">
      <b className="block font-semibold text-base text-heading underline-offset-5">{name}</b>
      {note}
    </span>
  </>
);

/** /wycena: the estimate and the price list. Without scripts only the price list. */
export function EstimatePage({ page, frame, data, prices, trail, context }: ReturnType<typeof estimatePage>) {
  const { hero, texts, list, band } = page;
  return (
    <PageFrame {...frame} scripts={["print"]}>
      <PageHead title={hero.title} lead={hero.lead} trail={trail}>
        <noscript>
          <p className="mt-4 max-w-text">{hero.leadNoScript}</p>
        </noscript>
      </PageHead>
      <Section label={texts.choice} wrapClassName="pt-0" className="noscript:hidden">
        <Island
          name="estimate"
          page="wycena"
          query={subjectParameter}
          component={EstimateIsland}
          props={{ data, qr: pageScript("qr").script }}
          slots={{
            failure: <LoadFailure className="mt-5" text={texts.failed} phone={context.phone} place="estimate" />,
          }}
          spares={{
            call: (
              <>
                <CallLink className="button button-amber mt-3.5 w-full" tel={context.phone.tel} place="estimate">
                  <Icon name="phone" />
                  <span className="whitespace-nowrap tabular-nums">{context.phone.display}</span>
                </CallLink>
                <p className="mt-2">{context.bandNote}</p>
              </>
            ),
            arrow: <Icon name="arrow-right" />,
            check: <Icon name="check" />,
            dash: <Icon name="minus" />,
            mail: <SendOption icon="mail" name={texts.mail} note={data.email} />,
            sms: <SendOption icon="message-square" name={texts.sms} note={texts.smsNote} />,
            copy: <SendOption icon="copy" name={texts.copyText} note={texts.copyTextNote} />,
            link: <SendOption icon="link" name={texts.copyLink} note={texts.copyLinkNote} />,
            print: <SendOption icon="printer" name={texts.print} note={texts.printNote} />,
          }}
        />
      </Section>
      <Section surface="sheet" labelledBy="cennik">
        <SectionHead id="cennik" heading={list.heading} lead={list.lead} />
        <PriceList columns={list.columns} counted={list.counted} groups={prices} />
        <Note className="mt-4.5">
          <Inline text={list.note} />
        </Note>
      </Section>
      <Band band={band} context={context} />
    </PageFrame>
  );
}
