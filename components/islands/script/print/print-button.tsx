import { Icon } from "@/components/icons/icon";

type Props = {
  label: string;
  /** Prints only the island's sheet (`data-sheet`). */
  sheet?: boolean;
};

/**
 * A button that prints the page. Its room is reserved until page-script.browser.ts shows it. Without scripts the
 * browser's own command prints.
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
