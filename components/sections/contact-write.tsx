import { Icon } from "@/components/icons/icon";
import { StaticCopyButton } from "@/components/islands/script/contact-tools/copy-button";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { TwoColumns } from "@/components/ui/two-columns";
import type { MessageView } from "@/lib/contact/message";
import type { WriteTexts } from "@/lib/content/types";

type Props = { texts: WriteTexts; message: MessageView };

/**
 * The draft message, for evenings and for people who cannot talk. Works without scripts;
 * contact-tools/message.browser.ts fills in facts about the visit.
 */
export function ContactWrite({ texts, message }: Props) {
  return (
    <Section surface="sheet" labelledBy="napisz" data-message={JSON.stringify(message.data)}>
      <TwoColumns>
        <div>
          <SectionHead id="napisz" heading={texts.heading} lead={texts.lead} margin="close" />
          <div className="flex flex-wrap gap-3">
            <a className="button button-outline" href={message.mail} data-mail="">
              <Icon name="mail" />
              {texts.mail}
            </a>
            {message.sms && (
              <a
                className="button button-outline not-pointer-coarse:hidden [@media(hover:hover)]:hidden"
                href={message.sms}
                data-sms=""
              >
                <Icon name="message-square" />
                {texts.sms}
              </a>
            )}
            <StaticCopyButton look="outline" label={texts.copy} from="tresc-wiadomosci" />
          </div>
          <Note>
            <Inline text={texts.note} />
          </Note>
        </div>
        <div className="self-start rounded-md border border-line bg-paper-0 px-5 pt-4.5 pb-5.5">
          <p className="text-sm">{texts.letterLabel}</p>
          <p
            className="mt-2.5 border-t border-hairline pt-3.5 whitespace-pre-line wrap-anywhere text-heading"
            id="tresc-wiadomosci"
            data-letter=""
            suppressHydrationWarning
          >
            {message.text}
          </p>
        </div>
      </TwoColumns>
    </Section>
  );
}
