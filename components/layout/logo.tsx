import { clsx } from "clsx";
import { LogoSign } from "@/components/icons/logo";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

type Props = { brand: string; className?: string };

/** The brand with its sign, as a link to the home page. */
export function Logo({ brand, className }: Props) {
  return (
    <a
      className={clsx(
        "inline-flex min-h-11 items-center gap-2.5 font-[680] text-[1.3125rem] text-heading tracking-[-0.02em]",
        className,
      )}
      href="/"
      aria-label={fill(words.frame.homeLink, { marka: brand })}
    >
      <LogoSign />
      <span className="in-[header]:max-tight:sr-only">{brand}</span>
    </a>
  );
}
