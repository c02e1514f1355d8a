/** The programs that answer: those of `ServerKind`, and the project's own. */
export type Software = "own" | "apache2" | "nginx" | "caddy";

/** What one program answers instead, because it decides before the rules are read or cannot do otherwise. */
export type Exception = { status: number; location?: string; why: string };

/** A request that is odd or hostile, and the one answer to it. */
export type OddRequest = {
  /** Sent byte by byte as it stands. */
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  version?: "1.0";
  /** 0: hung up on. */
  status: number;
  /** Path on the site, or an address elsewhere. */
  location?: string;
  /** Headers of the answer, beside those every answer carries; undefined for one it must not have. */
  sends?: Readonly<Record<string, string | undefined>>;
  except?: Readonly<Partial<Record<Software, Exception>>>;
};

/** Requests of one kind with one answer. */
export type OddRequests = Omit<OddRequest, "path"> & { name: string; paths: readonly string[] };

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
