/** What pages and tests read beside content: encoded pictures, bundles, icons, share images, the search index. */
import { makeFiles } from "@/lib/build/make-files";

await makeFiles();
