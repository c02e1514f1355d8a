import { Callout } from "@/components/ui/callout";
import { Section } from "@/components/ui/section";

/** Advice to consult a specialist before any work, on every page that could lead somebody to try alone. */
export function Advice({ text, sheet = false }: { text: string; sheet?: boolean }) {
  return (
    <Section
      surface={sheet ? "sheet" : "paper"}
      room="remark"
      label="Rada przed pracami"
      className={sheet ? "sec paper-1 advice" : "sec advice"}
    >
      <Callout title="Zanim zaczniesz:" text={text} />
    </Section>
  );
}
