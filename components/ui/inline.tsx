import { Fragment, type ReactNode } from "react";
import { type InlineNode, parseInline } from "@/lib/text/inline";

/** Names, standards, cables, ranges and labels of a sum that must stay on one line. The font has no no-break hyphen. */
const unbreakable =
  /(Bielsk\p{L}*-Biał\p{L}*|Jastrzębi\p{L}*-Zdr\p{L}*|Wi-Fi(?:[ \u00a0]\d+)?|e-mail\p{L}*|net-billing\p{L}*|\d+-lec\p{L}+|N SEP-E-\d+|YDYp? \d×[\d,]+|\p{L}+ :(?= \d)|PN-(?:HD|EN|IEC) [\d-]+|\d[\d,:\u00a0]*–\d[\d,:]*[%°]?)/u;

/** How names and ranges break: never, only if wider than the line, anywhere. */
type Breaking = "unbroken" | "fitting" | "breakable";

function withUnbrokenNames(text: string, breaking: Breaking): ReactNode {
  const parts = text.split(unbreakable);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        index % 2 ? (
          <span className={breaking === "fitting" ? "inline-block" : "whitespace-nowrap"} key={part + String(index)}>
            {part}
          </span>
        ) : (
          part
        ),
      );
}

function renderNodes(nodes: readonly InlineNode[], breaking: Breaking): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}${index}`;
    switch (node.type) {
      case "text":
        return (
          <Fragment key={key}>{breaking === "breakable" ? node.text : withUnbrokenNames(node.text, breaking)}</Fragment>
        );
      case "strong":
        return <strong key={key}>{renderNodes(node.children, breaking)}</strong>;
      case "link":
        return node.href.startsWith("http") ? (
          <a className="inline-link" key={key} href={node.href} rel="noopener">
            {renderNodes(node.children, breaking)}
          </a>
        ) : (
          <a className="inline-link" key={key} href={node.href}>
            {renderNodes(node.children, breaking)}
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
  /** Lets names and ranges break: in headings and narrow boxes. */
  breakable?: boolean;
  /** Lets them break if they are wider than their box: in headings and values, not in links and tables. */
  fitting?: boolean;
};

/** Renders the Markdown subset of content. */
export function Inline({ text, breakable = false, fitting = false }: Props) {
  return <>{renderNodes(parseInline(text), breakable ? "breakable" : fitting ? "fitting" : "unbroken")}</>;
}
