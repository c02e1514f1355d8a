import browserslist from "browserslist";
import { browserslistToTargets, type PropertyRule, type Selector, type TokenOrValue, transform } from "lightningcss";

/** What a page consists of, as far as selectors name it. */
export type PageNames = {
  /** Names of its elements, in small letters. */
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of its `data-ph`: the placeholders of its pictures. */
  placeholders: ReadonlySet<string>;
};

/** A stylesheet with what it defines by name, and may lose where a page does not use it. */
export type Stylesheet = {
  css: string;
  /** Custom properties and animations. */
  definitions: ReadonlySet<string>;
};

/** The browsers of package.json, "browserslist". */
const targets = browserslistToTargets(browserslist());
const options = (css: string) => ({ filename: "page.css", code: Buffer.from(css), minify: true, targets });

/**
 * Reads a stylesheet as the framework writes it.
 * @param css its text
 * @param address where it lies, "/_next/static/chunks/a.css": addresses in it become absolute
 */
export function readStylesheet(css: string, address: string): Stylesheet {
  const definitions = new Set<string>();
  const { code } = transform({
    ...options(css),
    visitor: {
      Rule: {
        property: ({ value }) => {
          definitions.add(value.name);
        },
        keyframes: ({ value }) => {
          definitions.add(value.name.value);
        },
      },
      Declaration: {
        custom: ({ name }) => {
          if (name.startsWith("--")) definitions.add(name);
        },
      },
      Url: ({ url, loc }) => ({ url: new URL(url, `file://${address}`).href.replace("file://", ""), loc }),
    },
  });
  return { css: code.toString(), definitions };
}

/**
 * Whether a selector may match an element of a page. States and attributes may change, placeholders excepted; elements
 * and classes do not.
 */
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

/** Initial values of the registered custom properties in a stylesheet. */
function initialValues(css: string): ReadonlyMap<string, TokenOrValue[]> {
  const values = new Map<string, TokenOrValue[]>();
  const note = ({ name, initialValue }: PropertyRule) => {
    if (initialValue?.type === "token-list") values.set(name, initialValue.value);
  };
  transform({ ...options(css), visitor: { Rule: { property: ({ value }) => note(value) } } });
  return values;
}

/** The compiler does not read the nulls that it writes. */
const withoutNulls = (value: TokenOrValue[]): TokenOrValue[] =>
  JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined));

/**
 * With the value of every variable that nothing in the page sets: its fallback or its initial value. Tailwind's
 * utilities hand such variables to each other, and few pages combine those that do.
 */
function withoutUnset(css: string): string {
  const set = new Set(css.match(/--[\w-]+(?=:)/g));
  const initial = initialValues(css);
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

/** Without the definitions that nothing uses, and without what is empty. Removing one may leave another without a use. */
function withoutUnused(css: string, definitions: readonly string[]): string {
  const words = new Set(css.replace(/@(?:keyframes|property) [\w-]+|--[\w-]+(?=:)/g, "").match(/[\w-]+/g));
  const unused = definitions.filter((name) => !words.has(name));
  const result = transform({ ...options(css), unusedSymbols: unused }).code.toString();
  if (unused.length === 0) return result;
  return withoutUnused(
    result,
    definitions.filter((name) => words.has(name)),
  );
}

/**
 * The part of a stylesheet that concerns a page: rules for classes and elements that are not in it, and the custom
 * properties and animations that only those use, are left out.
 *
 * @param sheet the stylesheet
 * @param page the page's names
 * @param readElsewhere texts of other stylesheets that the page may load and that read custom properties of this one
 */
export function usedStyles(sheet: Stylesheet, page: PageNames, readElsewhere = ""): string {
  const fits = (selector: Selector) => mayMatch(selector, page);
  const { code } = transform({
    ...options(sheet.css),
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some(fits) ? undefined : []),
        // Tailwind's stand-in for @property, for browsers older than those of package.json.
        "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
      },
      Selector: (selector) => (fits(selector) ? undefined : []),
    },
  });
  const elsewhere = new Set(readElsewhere.match(/--[\w-]+/g));
  return withoutUnused(
    withoutUnset(code.toString()),
    [...sheet.definitions].filter((name) => !elsewhere.has(name)),
  ).replace(repeated, "$1$2");
}
