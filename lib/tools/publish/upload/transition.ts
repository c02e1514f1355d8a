/**
 * While an upload runs, new and old pages are live together, and the policy in the server's settings has to let the
 * scripts of both run. The old settings therefore get the sources of the new policy beside their own; everything else
 * in them stays, for the redirects of the new settings lead to pages that are not there yet.
 */

/** A policy of this site wherever it stands: every one begins with this directive and ends with its quotation mark. */
const policy = /default-src 'none';[^"]*/g;

type Directives = Map<string, string[]>;

const directivesOf = (text: string): Directives =>
  new Map(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

/** A policy that allows what either of two allows. */
export function unitePolicies(one: string, other: string): string {
  const [first, second] = [directivesOf(one), directivesOf(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names]
    .map((name) => {
      const sources = [...new Set([...(first.get(name) ?? []), ...(second.get(name) ?? [])])];
      const real = sources.filter((source) => source !== "'none'");
      return [name, ...(real.length > 0 ? real : sources)].join(" ");
    })
    .join("; ");
}

/**
 * Old settings with room for the new policy.
 * @param current settings as they are on the server: .htaccess, nginx.conf or Caddyfile
 * @param next settings of the release that is being put online
 * @returns nothing where the old ones already have that room, or one of them carries no policy
 */
export function transitional(current: string, next: string): string | undefined {
  const [wanted] = next.match(policy) ?? [];
  if (wanted === undefined) return undefined;
  const united = current.replaceAll(policy, (found) => unitePolicies(found, wanted));
  return united === current ? undefined : united;
}
