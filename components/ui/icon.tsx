import { createElement } from "react";
import { iconData } from "./icon-data.mjs";

export type IconId = keyof typeof iconData;

type Props = {
  name: IconId;
  /** Added to `i`, which sets size and stroke. */
  className?: string;
};

/** A lucide drawing in the current colour, hidden from screen readers: the text beside it names the thing. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `i ${className}` : "i"} viewBox="0 0 24 24" aria-hidden="true">
      {iconData[name].node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
