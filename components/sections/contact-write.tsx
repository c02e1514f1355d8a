import { Icon } from "@/components/icons/icon";
import { CopyButton } from "@/components/islands/contact-tools/copy-button";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { MessageView } from "@/lib/contact/message";
import type { WriteTexts } from "@/lib/content/types";

type Props = { texts: WriteTexts; message: MessageView };

/**
 * The prepared message, for evenings and for people who cannot talk. Works without scripts; contact-tools/page-script.browser.ts
 * puts in what it knows of the visit.
 */
export function ContactWrite({ texts, message }: Props) {
  return (
    <Section surface="sheet" labelledBy="napisz" className="sec paper-1" data-message={JSON.stringify(message.data)}>
      <TwoColumns>
        <div>
          <SectionHead id="napisz" heading={texts.heading} tag="X4" lead={texts.lead} room="close" />
          <div className="btns">
            <a className="btn btn-o" href={message.mail} data-mail="">
              <Icon name="mail" />
              {texts.mail}
            </a>
            {message.sms && (
              <a className="btn btn-o touch" href={message.sms} data-sms="">
                <Icon name="message-square" />
                {texts.sms}
              </a>
            )}
            <CopyButton className="btn btn-o" label={texts.copy} from="tresc-wiadomosci" />
          </div>
          <Note>
            <Inline text={texts.note} />
          </Note>
        </div>
        <div className="letter">
          <p className="t-sm">{texts.letterLabel}</p>
          <p className="letter-text" id="tresc-wiadomosci" data-letter="" suppressHydrationWarning>
            {message.text}
          </p>
        </div>
      </TwoColumns>
    </Section>
  );
}
