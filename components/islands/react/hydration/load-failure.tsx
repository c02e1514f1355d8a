type Props = {
  /** What did not come and the way that still works, in one sentence. */
  text: string;
  /** Where it stands. */
  className?: string;
};

/**
 * What an island says when it does not come: hidden until the loader sets `data-failed`, and again when the island is
 * ready. The box around the sentence is always there: a screen reader hears what appears in a place that it knows.
 */
export function LoadFailure({ text, className }: Props) {
  return (
    <div className={className} aria-live="polite" data-nosnippet="">
      <p className="border-l-3 border-amber-500 bg-paper-0 px-4 py-3 text-ink-900 text-sm not-in-data-failed:hidden">
        {text}
      </p>
    </div>
  );
}
