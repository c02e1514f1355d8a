import { clsx } from "clsx";
import { cache } from "react";
import type { IconId } from "@/lib/content/icons";
import { iconShapes } from "@/lib/generated";
import styles from "./icon.module.css";

/** Icons that the page being rendered has drawn already. One set for every render of a page. */
const drawnOnPage = cache(() => new Set<IconId>());
/** The development server renders a page more than once, and shows only one of the results. */
const sharing = process.env.NODE_ENV === "production";

type Props = {
  name: IconId;
  /** Utilities that change size, stroke or place. */
  className?: string;
  /** Drawn whole wherever it stands: for an icon that an island may leave out of the page. */
  alone?: boolean;
};

/** The shapes of an icon, or a reference to where the page has drawn it. */
function shapesOf(name: IconId): string {
  const shapes = iconShapes()[name] ?? "";
  const id = `icon-${name}`;
  const drawn = drawnOnPage();
  if (drawn.has(name)) return `<use href="#${id}"/>`;
  drawn.add(name);
  return `<g id="${id}">${shapes}</g>`;
}

/**
 * A lucide drawing in the current colour, hidden from screen readers: the text beside it names the thing. The first one
 * of a page carries the shapes, every other refers to it. For server components only, so that the drawings never reach
 * the browser as code: an island takes its icons as children.
 */
export function Icon({ name, className, alone = false }: Props) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: alone || !sharing ? (iconShapes()[name] ?? "") : shapesOf(name) }}
    />
  );
}
