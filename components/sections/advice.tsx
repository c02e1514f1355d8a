import { Callout } from "@/components/ui/callout";
import { Section, type Surface } from "@/components/ui/section";
import { words } from "@/lib/content/words";

type Props = {
  text: string;
  sheet?: boolean;
  /** Ground of the section before it: on paper the advice is its end. */
  after?: Surface;
};

/** Advice to consult a specialist, on every page that could lead visitors to work on their own. */
export function Advice({ text, sheet = false, after = "sheet" }: Props) {
  return (
    <Section
      surface={sheet ? "sheet" : "paper"}
      padding="note"
      label={words.adviceLabel}
      wrapClassName={sheet ? undefined : after === "paper" ? "pt-0 pb-section" : "py-14"}
    >
      <Callout title={words.beforeWork} text={text} className="max-w-table" />
    </Section>
  );
}
