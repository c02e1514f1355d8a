import browserslist from "browserslist";
import { browserslistToTargets, type Selector, type TokenOrValue, transform } from "lightningcss";
import { type Container, parse } from "postcss";

/** What a page consists of, as far as selectors name it. */
export type PageNames = {
  /** Names of its elements, in small letters. */
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of its `data-ph`: the placeholders of its pictures. */
  placeholders: ReadonlySet<string>;
};

/** A stylesheet taken apart once, for the pages that each take their part of it. */
export type Stylesheet = ReturnType<typeof readStylesheet>;

/** A rule for elements, one that holds others, or any other text. */
type Rule =
  | { selectors: readonly { text: string; selector: Selector }[]; body: string }
  | { prelude: string; rules: readonly Rule[] }
  | { text: string };

/** The browsers of package.json, "browserslist". */
const targets = browserslistToTargets(browserslist());
const options = (css: string) => ({ filename: "page.css", code: Buffer.from(css), minify: true, targets });

/** At-rules with rules inside. Others, such as animations and fonts, are kept or left out as wholes. */
const holdsRules = /^(?:media|supports|layer|container|starting-style|scope)$/;

/** Takes the compiler's own output apart; it holds no rules within rules for elements. */
const rulesOf = ({ nodes = [] }: Container, selectorLists: Iterator<Selector[]>): Rule[] =>
  nodes.map((node): Rule => {
    if (node.type === "atrule" && node.nodes && holdsRules.test(node.name))
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
 * Reads a stylesheet as the framework writes it.
 * @param css its text
 * @param address where it lies, "/_next/static/chunks/a.css": addresses in it become absolute
 */
export function readStylesheet(css: string, address: string) {
  const { code } = transform({
    ...options(css),
    visitor: {
      Url: ({ url, loc }) => ({ url: new URL(url, `file://${address}`).href.replace("file://", ""), loc }),
    },
  });
  const root = parse(code.toString());
  // What is defined by name, and may go where a page does not use it.
  const definitions = new Set<string>();
  root.walkAtRules(/^(?:property|keyframes)$/, ({ params }) => {
    definitions.add(params);
  });
  root.walkDecls(/^--/, ({ prop }) => {
    definitions.add(prop);
  });
  const selectorLists: Selector[][] = [];
  // Of the registered custom properties.
  const initial = new Map<string, TokenOrValue[]>();
  transform({
    ...options(code.toString()),
    visitor: {
      Rule: {
        style: ({ value }) => {
          selectorLists.push(value.selectors);
        },
        property: ({ value: { name, initialValue } }) => {
          if (initialValue?.type === "token-list") initial.set(name, initialValue.value);
        },
      },
    },
  });
  return { rules: rulesOf(root, selectorLists.values()), definitions, initial };
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

/** A declaration that stands there again: every pass of the compiler adds one more of those that it prefixes. */
const repeated = /([{;])([^{};]+;)\2+/g;

/** The compiler does not read the nulls that it writes. */
const withoutNulls = (value: TokenOrValue[]): TokenOrValue[] =>
  JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined));

/**
 * With the value of every variable that nothing in the page sets: its fallback or its initial value. Tailwind's
 * utilities hand such variables to each other, and few pages combine those that do.
 */
function withoutUnset(css: string, initial: Stylesheet["initial"]): string {
  const set = new Set(css.match(/--[\w-]+(?=:)/g));
  const { code } = transform({
    ...options(css),
    visitor: {
      Variable: ({ name: { ident }, fallback }) => {
        const value = set.has(ident) ? undefined : (fallback ?? initial.get(ident));
        return value && withoutNulls(value);
      },
    },
  });
  return code.toString();
}

/** Without unused definitions and what is empty. Removing one may leave another without a use. */
function withoutUnused(css: string, definitions: readonly string[]): string {
  const words = new Set(css.replace(/@(?:keyframes|property) [\w-]+|--[\w-]+(?=:)/g, "").match(/[\w-]+/g));
  const unused = definitions.filter((name) => !words.has(name));
  if (unused.length === 0) return css;
  return withoutUnused(
    transform({ ...options(css), unusedSymbols: unused }).code.toString(),
    definitions.filter((name) => words.has(name)),
  );
}

/** Sizes of paper by the names that elements call for. */
const namedPaper = /@page ([\w-]+)\{[^{}]*\}/g;

/** The rules for what is in a page. */
const fitting = (rules: readonly Rule[], page: PageNames): string =>
  rules
    .map((rule) => {
      if ("text" in rule) return rule.text;
      if ("selectors" in rule) {
        const selectors = rule.selectors.filter(({ selector }) => mayMatch(selector, page)).map(({ text }) => text);
        return selectors.length > 0 ? `${selectors.join(",")}{${rule.body}}` : "";
      }
      // Tailwind's stand-in for @property, for browsers older than those of package.json.
      return rule.prelude === "@layer properties" ? "" : `${rule.prelude}{${fitting(rule.rules, page)}}`;
    })
    .join("");

/**
 * The part of a stylesheet that concerns a page, without rules for what is not in it and what only those rules use.
 * @param readElsewhere texts of other stylesheets that the page may load and that read custom properties of this one
 */
export function usedStyles(sheet: Stylesheet, page: PageNames, readElsewhere = ""): string {
  const elsewhere = new Set(readElsewhere.match(/--[\w-]+/g));
  return withoutUnused(
    withoutUnset(fitting(sheet.rules, page), sheet.initial),
    [...sheet.definitions].filter((name) => !elsewhere.has(name)),
  )
    .replace(namedPaper, (rule, name, _, css: string) => (css.includes(`page:${name}`) ? rule : ""))
    .replace(repeated, "$1$2");
}
