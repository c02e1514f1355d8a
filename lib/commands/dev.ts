/**
 * `npm run dev`: the development server, with pictures and the base script prepared first. It survives wrong content:
 * mistakes are printed at the start and after every change until they are mended.
 */
import "./check-node.mjs";
import { ContentError } from "@/lib/build/checks/problem";
import { Session } from "@/lib/edit/session";
import { prepareFiles, prepareForDevelopment, startNext } from "./run/development";

await prepareForDevelopment();
let wrong = false;
const session = new Session((findings) => {
  if (findings.length > 0) console.error(new ContentError(findings).message);
  else {
    if (wrong) console.log("Treść: bez błędów.");
    // A new picture, a new page of the search.
    void prepareFiles();
  }
  wrong = findings.length > 0;
});
startNext(process.argv.slice(2)).on("exit", (code) => {
  session.close();
  process.exit(code ?? 1);
});
