import browserslist from "browserslist";
import {
  browserslistToTargets,
  type CustomAtRules,
  type Selector,
  type TokenOrValue,
  type TransformOptions,
  transform,
} from "lightningcss";

/** Names in a page that selectors may use. */
export type PageNames = {
  /** Element names in lower case. */
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of `data-ph`, the placeholders of pictures. */
  placeholders: ReadonlySet<string>;
};

/** A stylesheet, read once for all pages. */
export type Stylesheet = ReturnType<typeof readStylesheet>;

/** From "browserslist" of package.json. */
const targets = browserslistToTargets(browserslist());

/** Compiles a stylesheet. @param more a visitor, or names to remove */
const compile = (css: string, more: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets, ...more }).code.toString();

/**
 * Reads a stylesheet written by Next.js.
 * @param css its text
 * @param address its path, "/_next/static/chunks/a.css": addresses in it become absolute
 */
export function readStylesheet(css: string, address: string) {
  // Initial values of registered custom properties.
  const initialValues = new Map<string, TokenOrValue[]>();
  const text = compile(css, {
    visitor: {
      Url: ({ url, loc }) => ({ url: new URL(url, `file://${address}`).href.replace("file://", ""), loc }),
      Rule: {
        property: ({ value: { name, initialValue } }) => {
          if (initialValue?.type === "token-list") initialValues.set(name, initialValue.value);
        },
        // Tailwind's fallback for browsers without @property, older than those of package.json.
        "layer-block": ({ value: { name } }) => (name?.join(".") === "properties" ? [] : undefined),
      },
    },
  });
  // Names that can be removed from pages that do not use them.
  const definitions = new Set(text.match(/(?<=@(?:keyframes|property) )[\w-]+|--[\w-]+(?=:)/g));
  return { text, definitions, initialValues };
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
  return compile(css, {
    visitor: {
      Variable: ({ name: { ident }, fallback }) => {
        const value = setVariables.has(ident) ? undefined : (fallback ?? initialValues.get(ident));
        return value && withoutNulls(value);
      },
    },
  });
}

/** Removes unused definitions and empty rules, repeatedly: one definition may use another. */
function withoutUnused(css: string, definitions: readonly string[]): string {
  // The name of a class may hold that of a variable: `w-[--spacing(7.5)]`.
  const used = css.replace(/@(?:keyframes|property) [\w-]+|--[\w-]+(?=:)|\\.[\w-]*/g, "");
  const usedWords = new Set(used.match(/[\w-]+/g));
  const unusedNames = definitions.filter((name) => !usedWords.has(name));
  if (unusedNames.length === 0) return css;
  return withoutUnused(
    compile(css, { unusedSymbols: unusedNames }),
    definitions.filter((name) => usedWords.has(name)),
  );
}

/** Named page sizes. */
const namedPage = /@page ([\w-]+)\{[^{}]*\}/g;

/**
 * Returns the part of a stylesheet that a page uses.
 * @param otherStyles stylesheets that the page may load and that read custom properties of this one
 */
export function usedStyles(sheet: Stylesheet, page: PageNames, otherStyles = ""): string {
  const otherNames = new Set(otherStyles.match(/--[\w-]+/g));
  const matching = compile(sheet.text, {
    visitor: { Selector: (selector) => (mayMatch(selector, page) ? undefined : []) },
  });
  return withoutUnused(
    withoutUnset(matching, sheet.initialValues),
    [...sheet.definitions].filter((name) => !otherNames.has(name)),
  )
    .replace(namedPage, (rule, name, _, css: string) => (css.includes(`page:${name}`) ? rule : ""))
    .replace(repeatedDeclaration, "$1$2");
}
