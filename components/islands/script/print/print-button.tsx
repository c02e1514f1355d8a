import { Icon } from "@/components/icons/icon";

type Props = {
  label: string;
  /** Prints the one sheet of the page that is made for paper (data-sheet), in the place of the page. */
  sheet?: boolean;
};

/**
 * A button that prints the page. It keeps its room, and is seen once page-script.browser.ts is there to hear it: the
 * browser prints without it, too.
 */
export function PrintButton({ label, sheet = false }: Props) {
  return (
    <button
      className="button button-outline invisible in-data-prints:visible noscript:hidden"
      type="button"
      data-print={sheet ? "sheet" : ""}
    >
      <Icon name="printer" />
      {label}
    </button>
  );
}
