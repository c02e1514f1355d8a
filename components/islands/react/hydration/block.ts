/** Id of the inert JSON block the adapter leaves in a page with islands, for the loader. */
export const blockId = "defer";

/** What pushes the framework's start onto TURBOPACK: the chunks it waits for and the modules it runs then. */
export type Entry = { otherChunks: string[]; runtimeModuleIds: number[] };

/** Content of the block. */
export type DeferBlock = {
  /** Address of the page's flight data, under a content-hashed name. */
  flight: string;
  /** Its hash in the form of the `integrity` option of fetch: anything else than this very file is refused. */
  integrity: string;
  /** The links to the page's stylesheets, as React knows them: the page itself holds only the styles it shows. */
  styles: string;
  entry: Entry;
  /** All scripts of the page, framework and islands, as paths below /_next/. */
  scripts: string[];
};
