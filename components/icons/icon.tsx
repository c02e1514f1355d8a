import "server-only";
import drawings from "lucide-static/icon-nodes.json";
import { createElement } from "react";
import type { IconName } from "@/lib/content/icons";

/** Icons of the layout, beside those content may name. */
type LayoutIcon =
  | "arrow-left"
  | "arrow-up"
  | "check"
  | "chevron-down"
  | "contact-round"
  | "copy"
  | "download"
  | "external-link"
  | "image-off"
  | "info"
  | "mail"
  | "menu"
  | "x";

export type IconId = IconName | LayoutIcon;

type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** What lucide calls an icon now. Does not compile for one that lucide does not have. */
function drawingName(name: IconId): keyof typeof drawings {
  switch (name) {
    case "building-2":
      return "building-complex";
    case "music":
      return "eighth-notes";
    default:
      return name;
  }
}

type Props = {
  name: IconId;
  /** Added to `i`, which sets size and stroke. */
  className?: string;
};

/**
 * A lucide drawing in the current colour, hidden from screen readers: the text beside it names the thing. For server
 * components only, so that the drawings never reach the browser as code: an island takes its icons as children.
 */
export function Icon({ name, className }: Props) {
  // The type of the file knows neither tags nor attributes.
  const drawing = drawings[drawingName(name)] as unknown as Drawing;
  return createElement(
    "svg",
    { className: className ? `i ${className}` : "i", viewBox: "0 0 24 24", "aria-hidden": true },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
