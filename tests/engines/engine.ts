/** Keys that scenarios press by name. */
export type EngineKey = "Escape" | "Enter";

/** A tab driven from outside: what the scenarios need, in the words of no particular protocol. */
export type Tab = {
  /** Loads a page of the site and waits until all it asks for at once is there. */
  open(path: string): Promise<void>;
  /** Runs a function in the page: it sees its arguments and the page, nothing around it. Its result comes as JSON. */
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Result>;
  /** A press of the mouse's main button, in pixels from the upper left of what is seen. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: EngineKey): Promise<void>;
  /** Makes the page so many pixels wide. It is about 900 high in every engine. */
  resize(width: number): Promise<void>;
  /** What is seen, as PNG, one pixel for each of the page's. */
  picture(): Promise<Uint8Array>;
  /** As the browser's own buttons do. May be done before the other page is there. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Errors of the console and of scripts, and violations of the policy, since this was last asked. */
  problems(): Promise<string[]>;
};

/** A browser that was started, and is kept for all scenarios. */
export type RunningEngine = {
  /** The tab of the next scenario. The one before is given up. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
};

/** A browser engine that may be on this machine. */
export type EngineKind = {
  name: string;
  /** What is not installed and would be needed; undefined where it runs. */
  missing: string | undefined;
  /** @param site address of the site the engine opens pages of */
  start(site: string): Promise<RunningEngine>;
};
