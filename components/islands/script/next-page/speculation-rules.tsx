/** Links to other pages of this site: no files. */
const pageLinks = "[href^='/']:not([href*='.'],[aria-current=page])";

/**
 * What the browser may make ready before a link is followed: the answer of the server when a finger or a mouse button
 * goes down, the whole page when a mouse rests on the link. A finger that only scrolls goes down as well: a whole page
 * would cost it three times the bytes. And a phone's `moderate` means links that are merely on the screen (Chromium
 * 141 and later); next-page.browser.ts says where there is a mouse.
 *
 * A browser keeps two such pages at most, and makes none ready where data or battery are to be saved.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const rules = {
  prefetch: [{ where: { selector_matches: pageLinks }, eagerness: "conservative" }],
  prerender: [{ where: { selector_matches: `[data-mouse] ${pageLinks}` }, eagerness: "moderate" }],
};

/** The speculation rules, the same on every page: one hash in the policy allows them. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
