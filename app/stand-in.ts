/**
 * Returns the parameters of a route with a page for each slug. Next.js does not export a route without pages, so one
 * without gets a stand-in: like a hidden page it answers "not found", and lib/tools/export leaves it out.
 */
export const slugParams = <Name extends string>(name: Name, slugs: readonly string[]): { [Key in Name]: string }[] =>
  (slugs.length > 0 ? slugs : ["-"]).map((slug) => ({ [name]: slug }) as { [Key in Name]: string });
