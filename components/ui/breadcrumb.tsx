import { words } from "@/lib/content/words";

export type Crumb = { name: string; path: string };

type Props = { trail: readonly Crumb[]; className?: string | undefined };

/** Breadcrumbs of a page; the last one is the page itself. */
export function Breadcrumb({ trail, className }: Props) {
  return (
    <nav className={className} aria-label={words.frame.breadcrumb}>
      <ol className="flex flex-wrap gap-x-2.5 text-sm/inherit">
        {trail.map(({ name, path }, index) => (
          <li
            key={path}
            className="flex items-center gap-2.5 not-first:before:h-px not-first:before:w-4.5 not-first:before:bg-current"
            aria-current={index === trail.length - 1 ? "page" : undefined}
          >
            {index === trail.length - 1 ? (
              name
            ) : (
              <a className="inline-flex min-h-11 items-center underline-offset-5" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
