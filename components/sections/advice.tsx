import { Callout } from "@/components/ui/callout";
import { Section } from "@/components/ui/section";
import { words } from "@/lib/content/words";

/** Advice to consult a specialist, on every page that could lead visitors to work on their own. */
export function Advice({ text, sheet = false }: { text: string; sheet?: boolean }) {
  return (
    <Section
      surface={sheet ? "sheet" : "paper"}
      padding="note"
      label={words.adviceLabel}
      wrapClassName={sheet ? undefined : "pt-0 pb-section"}
    >
      <Callout title={words.beforeWork} text={text} className="max-w-195" />
    </Section>
  );
}
