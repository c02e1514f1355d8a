/** What pages and tests read beside content: encoded pictures, bundles, icons, share images, the search index. */
import { prepareAll } from "@/lib/build/prepare";

await prepareAll();
