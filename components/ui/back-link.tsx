import { Icon } from "@/components/icons/icon";

type Props = { href: string; label: string };

/** Link to the parent page. */
export function BackLink({ href, label }: Props) {
  return (
    <a
      className="group inline-flex min-h-11 items-center gap-2 text-sm/inherit font-medium no-underline underline-offset-5 hover:underline"
      href={href}
    >
      <Icon name="arrow-left" className="transition-transform duration-base ease-out group-hover:-translate-x-0.75" />
      {label}
    </a>
  );
}
