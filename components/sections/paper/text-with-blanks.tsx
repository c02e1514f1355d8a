import { Inline } from "@/components/ui/inline";

type Props = {
  text: string;
  /** Text of a blank for screen readers. */
  blank: string;
};

/** Text in which every "…" is a blank to fill in. */
export function TextWithBlanks({ text, blank }: Props) {
  return text.split("…").map((part, index) => (
    // The parts of one fixed text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index}>
      {index > 0 && (
        <span className="relative inline-block w-[3.5em] border-b border-dashed border-ink-500" data-blank="">
          <span className="sr-only">{blank}</span>
        </span>
      )}
      {part && <Inline text={part.replace(/ $/, "\u00a0")} />}
    </span>
  ));
}
