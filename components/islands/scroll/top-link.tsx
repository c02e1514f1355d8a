import { Icon } from "@/components/icons/icon";

type Props = { className: string };

/** Back to the top of the page. A link, so that it works without scripts; it appears after 300 px. */
export function TopLink({ className }: Props) {
  return (
    <a className={className} href="#gora" aria-label="Wróć na górę strony">
      <Icon name="arrow-up" />
    </a>
  );
}
