import { Icon } from "@/components/icons/icon";

/**
 * A button that prints the page. It keeps its room, and is seen once page-script.browser.ts is there to hear it: the
 * browser prints without it, too.
 */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      className="button button-outline invisible in-data-prints:visible noscript:hidden"
      type="button"
      data-print=""
    >
      <Icon name="printer" />
      {label}
    </button>
  );
}
