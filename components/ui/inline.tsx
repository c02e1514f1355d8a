import { Fragment, type ReactNode } from "react";
import { type InlineNode, parseInline } from "@/lib/text/inline";

/**
 * Names, standards, cables, ranges and signs of a sum at which a line must not break; the no-break hyphen is not in the
 * font.
 */
const unbroken =
  /(Bielsk\p{L}*-Biał\p{L}*|Jastrzębi\p{L}*-Zdr\p{L}*|Wi-Fi(?:[ \u00a0]\d+)?|e-mail\p{L}*|net-billing\p{L}*|\d+-lec\p{L}+|N SEP-E-\d+|YDYp? \d×[\d,]+|\d+ × \d+|\p{L}+ :(?= \d)|PN-(?:HD|EN|IEC) [\d-]+|\d[\d,:\u00a0]*–\d[\d,:]*[%°]?)/u;

/** How names and ranges stand on lines. */
type Names = "whole" | "fitting" | "breakable";

function withUnbrokenNames(text: string, names: Names): ReactNode {
  const parts = text.split(unbroken);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        index % 2 ? (
          <span className={names === "fitting" ? "inline-block" : "whitespace-nowrap"} key={part + String(index)}>
            {part}
          </span>
        ) : (
          part
        ),
      );
}

function render(nodes: readonly InlineNode[], names: Names): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}${index}`;
    switch (node.type) {
      case "text":
        return <Fragment key={key}>{names === "breakable" ? node.text : withUnbrokenNames(node.text, names)}</Fragment>;
      case "strong":
        return <strong key={key}>{render(node.children, names)}</strong>;
      case "link":
        return node.href.startsWith("http") ? (
          <a className="inline-link" key={key} href={node.href} rel="noopener">
            {render(node.children, names)}
          </a>
        ) : (
          <a className="inline-link" key={key} href={node.href}>
            {render(node.children, names)}
          </a>
        );
      default:
        return node satisfies never;
    }
  });
}

type Props = {
  /** Content text: `**strong**`, `[link](/address)`. */
  text: string;
  /** Names and ranges may break over lines: in headings and narrow boxes. */
  breakable?: boolean;
  /** They break only where they are wider than their box: in headings and values, which hold no links and no tables. */
  fitting?: boolean;
};

/** Running text with its Markdown subset. */
export function Inline({ text, breakable = false, fitting = false }: Props) {
  return <>{render(parseInline(text), breakable ? "breakable" : fitting ? "fitting" : "whole")}</>;
}
