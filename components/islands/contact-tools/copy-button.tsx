import { Icon } from "@/components/icons/icon";

type Props = { label: string; className?: string } & (
  | { /** What is copied. */ text: string; from?: never }
  | { /** Id of the element whose text is copied. */ from: string; text?: never }
);

/** A copy button, hidden until contact-tools/page-script.browser.ts finds that the browser can copy. */
export function CopyButton({ label, text, from, className = "copy" }: Props) {
  return (
    <button className={className} type="button" hidden data-copy={text} data-copy-from={from}>
      <Icon name="copy" />
      <span suppressHydrationWarning>{label}</span>
    </button>
  );
}
