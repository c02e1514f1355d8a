import { Callout } from "@/components/ui/callout";
import { Section } from "@/components/ui/section";

/** Advice to consult a specialist before any work, on every page that could lead somebody to try alone. */
export function Advice({ text, sheet = false }: { text: string; sheet?: boolean }) {
  return (
    <Section surface={sheet ? "sheet" : "paper"} room="note" label="Rada przed pracami">
      <Callout title="Zanim zaczniesz:" text={text} className="max-w-[36rem]" />
    </Section>
  );
}
