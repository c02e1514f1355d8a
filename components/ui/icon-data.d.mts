import type { IconName } from "@/lib/content/icons";

/** Icons of the layout, beside those content may name. */
export type LayoutIcon =
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
  | "printer"
  | "x";

type Drawing = { node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

export declare const iconData: Readonly<Record<IconName | LayoutIcon, Drawing>>;
