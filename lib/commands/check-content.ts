/** `npm run check:content`: everything wrong with the content, in Polish, with file, field and mend. */
import { checkContent } from "@/lib/build/checks";

try {
  checkContent();
  console.log("Treść: bez błędów.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
