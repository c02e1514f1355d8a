import { Callout } from "@/components/ui/callout";
import { Section, type Surface } from "@/components/ui/section";
import { words } from "@/lib/content/words";

type Props = {
  text: string;
  /** Ground of the section before it, which it ends; after a dark one it has its own. */
  after?: Surface | undefined;
};

/** Advice to consult a specialist, on every page that could lead visitors to work on their own. */
export function Advice({ text, after = "paper" }: Props) {
  const isDark = after === "ink";
  return (
    <Section
      surface={isDark ? "paper" : after}
      padding="note"
      label={words.adviceLabel}
      wrapClassName={isDark ? "py-14" : "pt-0 pb-section"}
    >
      <Callout title={words.beforeWork} text={text} className="max-w-table" />
    </Section>
  );
}
