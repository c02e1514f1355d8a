/** The answer of a program that decides before it reads the rules, or cannot follow them. */
type Exception = { status: number; location?: string; why: string };

type More = {
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  /** Headers of the answer besides the usual ones; undefined for one it must not have. */
  sends?: Readonly<Record<string, string | undefined>>;
  except?: Readonly<Partial<Record<"own" | "apache2" | "nginx", Exception>>>;
};

/** Requests of one kind, odd or hostile, with one answer. */
export type OddRequests = More & {
  name: string;
  paths: readonly string[];
  /** 0: the server hangs up. */
  status: number;
  /** Path on the site, or an address elsewhere. */
  location?: string;
};

/**
 * A row of a table of requests.
 * @param answer status and Location: "301 /oferta"
 * @param paths separated by spaces, sent byte by byte
 */
export function odd(name: string, answer: number | `301 ${string}`, paths: string, more: More = {}): OddRequests {
  const [status = "", location] = String(answer).split(" ");
  return { name, paths: paths.trim().split(/\s+/), status: Number(status), ...(location && { location }), ...more };
}

export const apacheAlone = (status: number): Exception => ({
  status,
  why: "Apache refuses it before it reads .htaccess",
});
export const nodeRefuses: Exception = { status: 400, why: "Node's parser refuses it" };
export const nginxRefuses: Exception = { status: 400, why: "nginx's parser refuses it" };

export const letters = (count: number) => "a".repeat(count);
