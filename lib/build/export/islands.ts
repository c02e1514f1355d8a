const island = /<[a-z][^>]*\sdata-island="[^"]*"[^>]*>/g;
/** The grammar of `data-hydrate`, as components/islands/hydration/hydration.browser.ts reads it. */
const hydrate = /\sdata-hydrate="(?:intent|visible|intent visible|(?:(?:intent )?(?:visible )?query:[\w-]+))"/;

/**
 * How many islands a page has.
 * @param html the page
 * @param file its name, for the message
 * @throws when an island does not say when it is hydrated: it would never be
 */
export function countIslands(html: string, file: string): number {
  const tags = html.match(island) ?? [];
  const mute = tags.find((tag) => !hydrate.test(tag));
  if (mute)
    throw new Error(
      `${file}: an island needs data-hydrate with one or more of "intent", "visible", "query:NAME", in this order: ${mute}`,
    );
  return tags.length;
}
