import browserslist from "browserslist";
import { browserslistToTargets, type Selector, type TokenOrValue, transform } from "lightningcss";
import { type Container, parse } from "postcss";

/** Names in a page that selectors may use. */
export type PageNames = {
  /** Element names in lower case. */
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of `data-ph`, the placeholders of pictures. */
  placeholders: ReadonlySet<string>;
};

/** A stylesheet, parsed once for all pages. */
export type Stylesheet = ReturnType<typeof readStylesheet>;

/** A style rule, an at-rule with rules inside, or other text. */
type Rule =
  | { selectors: readonly { text: string; selector: Selector }[]; body: string }
  | { prelude: string; rules: readonly Rule[] }
  | { text: string };

/** From "browserslist" of package.json. */
const targets = browserslistToTargets(browserslist());
const options = (css: string) => ({ filename: "page.css", code: Buffer.from(css), minify: true, targets });

/** At-rules with rules inside. Others, such as animations and fonts, are kept or removed whole. */
const nestingRule = /^(?:media|supports|layer|container|starting-style|scope)$/;

/** Converts the compiler's output, which has no nested style rules. */
const rulesOf = ({ nodes = [] }: Container, selectorLists: Iterator<Selector[]>): Rule[] =>
  nodes.map((node): Rule => {
    if (node.type === "atrule" && node.nodes && nestingRule.test(node.name))
      return { prelude: `@${node.name} ${node.params}`, rules: rulesOf(node, selectorLists) };
    if (node.type !== "rule") return { text: node.type === "atrule" && !node.nodes ? `${node};` : String(node) };
    const selectors: Selector[] = selectorLists.next().value ?? [];
    if (selectors.length !== node.selectors.length)
      throw new Error(`A rule of the stylesheet could not be read: ${node.selector}`);
    return {
      selectors: selectors.map((selector, index) => ({ selector, text: node.selectors[index] ?? "" })),
      body: node.nodes.join(";"),
    };
  });

/**
 * Parses a stylesheet written by Next.js.
 * @param css its text
 * @param address its path, "/_next/static/chunks/a.css": addresses in it become absolute
 */
export function readStylesheet(css: string, address: string) {
  const { code } = transform({
    ...options(css),
    visitor: {
      Url: ({ url, loc }) => ({ url: new URL(url, `file://${address}`).href.replace("file://", ""), loc }),
    },
  });
  const root = parse(code.toString());
  // Names that can be removed from pages that do not use them.
  const definitions = new Set<string>();
  root.walkAtRules(/^(?:property|keyframes)$/, ({ params }) => {
    definitions.add(params);
  });
  root.walkDecls(/^--/, ({ prop }) => {
    definitions.add(prop);
  });
  const selectorLists: Selector[][] = [];
  // Initial values of registered custom properties.
  const initialValues = new Map<string, TokenOrValue[]>();
  transform({
    ...options(code.toString()),
    visitor: {
      Rule: {
        style: ({ value }) => {
          selectorLists.push(value.selectors);
        },
        property: ({ value: { name, initialValue } }) => {
          if (initialValue?.type === "token-list") initialValues.set(name, initialValue.value);
        },
      },
    },
  });
  return { rules: rulesOf(root, selectorLists.values()), definitions, initialValues };
}

/** Whether a selector may match an element of a page. States and attributes may change, elements and classes do not. */
function mayMatch(selector: Selector, page: PageNames): boolean {
  return selector.every((part) => {
    if (part.type === "class") return page.classes.has(part.name);
    if (part.type === "type") return page.elements.has(part.name.toLowerCase());
    if (part.type === "attribute" && part.name === "data-ph" && part.operation)
      return page.placeholders.has(part.operation.value);
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has"))
      return part.selectors.some((inner) => mayMatch(inner, page));
    return true;
  });
}

/** A repeated declaration: every pass of the compiler repeats those it prefixes. */
const repeatedDeclaration = /([{;])([^{};]+;)\2+/g;

/** Removes the nulls that the compiler writes but cannot read. */
const withoutNulls = (value: TokenOrValue[]): TokenOrValue[] =>
  JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined));

/**
 * Replaces variables that nothing in the page sets by their fallback or initial value. Tailwind's utilities combine
 * through such variables, and few pages combine them.
 */
function withoutUnset(css: string, initialValues: Stylesheet["initialValues"]): string {
  const setVariables = new Set(css.match(/--[\w-]+(?=:)/g));
  const { code } = transform({
    ...options(css),
    visitor: {
      Variable: ({ name: { ident }, fallback }) => {
        const value = setVariables.has(ident) ? undefined : (fallback ?? initialValues.get(ident));
        return value && withoutNulls(value);
      },
    },
  });
  return code.toString();
}

/** Removes unused definitions and empty rules, repeatedly: one definition may use another. */
function withoutUnused(css: string, definitions: readonly string[]): string {
  const usedWords = new Set(css.replace(/@(?:keyframes|property) [\w-]+|--[\w-]+(?=:)/g, "").match(/[\w-]+/g));
  const unusedNames = definitions.filter((name) => !usedWords.has(name));
  if (unusedNames.length === 0) return css;
  return withoutUnused(
    transform({ ...options(css), unusedSymbols: unusedNames }).code.toString(),
    definitions.filter((name) => usedWords.has(name)),
  );
}

/** Named page sizes. */
const namedPage = /@page ([\w-]+)\{[^{}]*\}/g;

/** Returns the rules that may match in a page. */
const matchingRules = (rules: readonly Rule[], page: PageNames): string =>
  rules
    .map((rule) => {
      if ("text" in rule) return rule.text;
      if ("selectors" in rule) {
        const selectors = rule.selectors.filter(({ selector }) => mayMatch(selector, page)).map(({ text }) => text);
        return selectors.length > 0 ? `${selectors.join(",")}{${rule.body}}` : "";
      }
      // Tailwind's fallback for browsers without @property, older than those of package.json.
      return rule.prelude === "@layer properties" ? "" : `${rule.prelude}{${matchingRules(rule.rules, page)}}`;
    })
    .join("");

/**
 * Returns the part of a stylesheet that a page uses.
 * @param otherStyles stylesheets that the page may load and that read custom properties of this one
 */
export function usedStyles(sheet: Stylesheet, page: PageNames, otherStyles = ""): string {
  const otherNames = new Set(otherStyles.match(/--[\w-]+/g));
  return withoutUnused(
    withoutUnset(matchingRules(sheet.rules, page), sheet.initialValues),
    [...sheet.definitions].filter((name) => !otherNames.has(name)),
  )
    .replace(namedPage, (rule, name, _, css: string) => (css.includes(`page:${name}`) ? rule : ""))
    .replace(repeatedDeclaration, "$1$2");
}
