import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { unbroken } from "@/lib/content/unbroken";
import { type InlineNode, parseInline } from "@/lib/text/inline";

/** How names break: never, only if wider than the line, anywhere. */
type Breaking = "unbroken" | "fitting" | "breakable";

/** Ranges that break on the smallest screens, and with letters of twice their size, where tables have no room. */
const withBreakingRanges = (text: string): ReactNode =>
  text.split(/(?<=\u2060)/).map((part, index) => (
    <Fragment key={part + String(index)}>
      {index > 0 && <wbr className="xs:hidden" />}
      {part}
    </Fragment>
  ));

function withUnbrokenNames(text: string, breaking: Breaking): ReactNode {
  const rest = breaking === "unbroken" ? (part: string) => part : withBreakingRanges;
  const parts = text.split(unbroken);
  return parts.map((part, index) =>
    index % 2 ? (
      <span className={breaking === "fitting" ? "inline-block" : "whitespace-nowrap"} key={part + String(index)}>
        {part}
      </span>
    ) : (
      <Fragment key={part + String(index)}>{rest(part)}</Fragment>
    ),
  );
}

/** Padding within a line moves nothing, and makes a target of 24 px; alone on a phone, of 44. */
const linkClass = (isAlone: boolean) => clsx("inline-link py-1", isAlone && "max-md:py-3.5");

function renderNodes(nodes: readonly InlineNode[], breaking: Breaking): ReactNode {
  return nodes.map((node, index) => {
    const key = `${node.type}${index}`;
    switch (node.type) {
      case "text":
        return (
          <Fragment key={key}>
            {breaking === "breakable" ? withBreakingRanges(node.text) : withUnbrokenNames(node.text, breaking)}
          </Fragment>
        );
      case "strong":
        return <strong key={key}>{renderNodes(node.children, breaking)}</strong>;
      case "link":
        return (
          <a
            className={linkClass(nodes.length === 1)}
            key={key}
            href={node.href}
            rel={node.href.startsWith("http") ? "noopener" : undefined}
          >
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
  /** Lets names break, and ranges where there is little room: in headings and narrow boxes. */
  breakable?: boolean;
  /** Lets them break if they are wider than their box: in headings and values, not in links and tables. */
  fitting?: boolean;
};

/** Renders the Markdown subset of content. */
export function Inline({ text, breakable = false, fitting = false }: Props) {
  return <>{renderNodes(parseInline(text), breakable ? "breakable" : fitting ? "fitting" : "unbroken")}</>;
}
