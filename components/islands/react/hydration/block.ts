/** Id of the inert JSON block that the adapter writes into a page with islands, for the loader. */
export const blockId = "defer";

/** The framework's start as TURBOPACK takes it: the chunks it waits for and the modules it then runs. */
export type Entry = { otherChunks: string[]; runtimeModuleIds: number[] };

/** Content of the block. */
export type DeferBlock = {
  /** Address of the page's flight data, under a content-hashed name. */
  flight: string;
  /** Its hash as fetch's `integrity` option: any other content is refused. */
  integrity: string;
  /** Links to the page's stylesheets, as React renders them: the page holds only the styles that it uses, inline. */
  styles: string;
  entry: Entry;
  /** All scripts of the page, framework and islands, as paths below /_next/. */
  scripts: string[];
};
