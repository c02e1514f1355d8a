import { isValidElement, type ReactNode } from "react";

type Props = { as?: "p" | "li" | "b"; className?: string; children: ReactNode };

/** What a sentence says and of which texts and elements it is made. */
const contentOf = (node: ReactNode): string =>
  Array.isArray(node)
    ? node.map(contentOf).join("|")
    : isValidElement<{ children?: ReactNode }>(node)
      ? `<${contentOf(node.props.children)}>`
      : String(node);

/**
 * A text with elements in it that changes. React replaces it as a whole.
 *
 * Browsers that translate a page put other nodes in place of its texts. React does not notice: it would change a text
 * that is no longer in the page, or throw where it removes one or inserts beside one. It touches no text in an element
 * that it replaces, nor does it need one whose only child is a text. So in islands a text that changes is one string,
 * alone in its element, or in a `Sentence`. A live region stays, with a `Sentence` in it (translation.test.tsx).
 */
export function Sentence({ as: Tag = "p", className, children }: Props) {
  return (
    <Tag key={contentOf(children)} className={className}>
      {children}
    </Tag>
  );
}
