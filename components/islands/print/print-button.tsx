import { Icon } from "@/components/icons/icon";

/** A button that prints the page (page-script.browser.ts). Styles show it only where scripts run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button className="btn btn-o print-button" type="button" data-print="">
      <Icon name="printer" />
      {label}
    </button>
  );
}
