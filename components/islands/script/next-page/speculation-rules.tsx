/** Links to other pages of this site, not to files. */
const pageLinks = "[href^='/']:not([href*='.'],[aria-current=page])";

/**
 * What the browser may load before a link is followed: the HTML when a finger or a mouse button goes down, the whole
 * page when a mouse rests on the link (next-page.browser.ts sets `data-hover` where there is one). A finger also goes
 * down to scroll, and a whole page would cost three times the bytes. On phones `moderate` would include all links on
 * the screen (Chromium 141 and later).
 *
 * A browser keeps at most two such pages, and none while it saves data or battery.
 * https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const rules = {
  prefetch: [{ where: { selector_matches: pageLinks }, eagerness: "conservative" }],
  prerender: [{ where: { selector_matches: `[data-hover] ${pageLinks}` }, eagerness: "moderate" }],
};

/** The speculation rules, the same on every page: one hash in the policy allows them. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
