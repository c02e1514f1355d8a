/** The programs that answer: those of `ServerKind`, and the project's own. */
export type Software = "own" | "apache2" | "nginx" | "caddy";

/** What one program answers instead, because it decides before the rules are read or cannot do otherwise. */
export type Exception = { status: number; location?: string; why: string };

type More = {
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  /** Headers of the answer, beside those every answer carries; undefined for one it must not have. */
  sends?: Readonly<Record<string, string | undefined>>;
  except?: Readonly<Partial<Record<Software, Exception>>>;
};

/** Requests of one kind, odd or hostile, with one answer. */
export type OddRequests = More & {
  name: string;
  /** Sent byte by byte as they stand. */
  paths: readonly string[];
  /** 0: hung up on. */
  status: number;
  /** Path on the site, or an address elsewhere. */
  location?: string;
};

/**
 * One row of a table of requests.
 * @param answer status, and where it leads: "301 /oferta"
 * @param paths with spaces between them, sent byte by byte as they stand
 */
export function odd(name: string, answer: number | `301 ${string}`, paths: string, more: More = {}): OddRequests {
  const [status = "", location] = String(answer).split(" ");
  return { name, paths: paths.trim().split(/\s+/), status: Number(status), ...(location && { location }), ...more };
}

/** The answer is the same, but Apache gives it before it reads .htaccess, without our page and headers. */
export const apacheAlone = (status: number): Exception => ({
  status,
  why: "Apache refuses it before it reads .htaccess",
});
/** The answer of Node.js where its parser comes before the rules. */
export const nodeRefuses: Exception = { status: 400, why: "Node's parser refuses it" };
/** The same of nginx. */
export const nginxRefuses: Exception = { status: 400, why: "nginx's parser refuses it" };

/** So many letters. */
export const letters = (count: number) => "a".repeat(count);
