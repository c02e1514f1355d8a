import { Fragment, type ReactNode } from "react";
import { unbroken } from "@/lib/content/unbroken";
import { type InlineNode, parseInline } from "@/lib/text/inline";

/** How names and ranges break: never, only if wider than the line, anywhere. */
type Breaking = "unbroken" | "fitting" | "breakable";

function withUnbrokenNames(text: string, breaking: Breaking): ReactNode {
  const parts = text.split(unbroken);
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
