import { Icon } from "@/components/icons/icon";

/** A button that prints the page (page-script.browser.ts). Shown only where scripts run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button className="button button-outline noscript:hidden" type="button" data-print="">
      <Icon name="printer" />
      {label}
    </button>
  );
}
