import { clsx } from "clsx";
import { Icon } from "@/components/icons/icon";

const lookClasses = {
  outline: "button button-outline",
  // Above a link that covers the whole tile.
  text: clsx(
    "relative z-1 inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm/inherit font-medium text-heading",
    "underline underline-offset-5 hover:decoration-2",
  ),
} as const;

type Props = { label: string; look?: keyof typeof lookClasses } & (
  | { /** The text to copy. */ text: string; from?: never }
  | { /** Id of the element whose text to copy. */ from: string; text?: never }
);

/** A copy button, hidden until copying.browser.ts finds that the browser can copy. */
export function StaticCopyButton({ label, text, from, look = "text" }: Props) {
  return (
    <button className={lookClasses[look]} type="button" hidden data-copy={text} data-copy-from={from}>
      <Icon name="copy" />
      <span suppressHydrationWarning>{label}</span>
    </button>
  );
}
