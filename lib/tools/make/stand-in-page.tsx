import { renderToStaticMarkup } from "react-dom/server";
import type { LayoutTexts, Site } from "@/lib/content/types";
import { siteColours } from "./accent";

/** Texts of the page and its links. */
export type StandIn = Pick<Site, "brand" | "phone"> & LayoutTexts["offline"];

function pageStyles(): string {
  const colour = siteColours();
  return [
    `body{max-width:34rem;margin:0 auto;padding:15vh 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;background:${colour("ink-900")};color:${colour("ink-300")}}`,
    `h1,a{color:${colour("paper-50")}}h1{line-height:1.15}`,
    `a{display:block;margin-top:1rem;padding:.9rem 1rem;font-weight:600;border:1px solid ${colour("ink-400")};border-radius:6px}`,
    `a+a{background:${colour("amber-400")};color:${colour("on-amber")}}`,
  ].join("");
}

/**
 * Renders the page that the service worker shows instead of one the browser has not stored. It contains its styles,
 * because it can load no other file; a page made by a worker has no policy.
 */
export function standInPage({ brand, phone, title, text, guide, call }: StandIn): string {
  const page = (
    <>
      <meta name="viewport" content="width=device-width" />
      <title>{`${title} | ${brand}`}</title>
      <style>{pageStyles()}</style>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={guide.to}>{guide.label}</a>
      <a href={`tel:${phone.tel}`}>{`${call} ${phone.display}`}</a>
    </>
  );
  // Browsers add head and body.
  return `<!DOCTYPE html><html lang="pl">${renderToStaticMarkup(page)}`;
}
