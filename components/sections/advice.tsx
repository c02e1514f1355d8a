import { Callout } from "@/components/ui/callout";

/** Advice to consult a specialist before any work, on every page that could lead somebody to try alone. */
export function Advice({ text, sheet = false }: { text: string; sheet?: boolean }) {
  return (
    <section className={sheet ? "sec paper-1 advice" : "sec advice"} aria-label="Rada przed pracami">
      <div className="wrap rail">
        <Callout title="Zanim zaczniesz:" text={text} />
      </div>
    </section>
  );
}
