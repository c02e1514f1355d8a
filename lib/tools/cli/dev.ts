import getPort, { portNumbers } from "get-port";
import { ContentError } from "@/lib/tools/check/problem";
import { startPreview } from "@/lib/tools/edit/preview";
import { Session } from "@/lib/tools/edit/session";
import { developmentHost, endTogether, prepareFiles, prepareForDevelopment, startNext } from "./development";
import { readOptions } from "./options";

/**
 * `npm run dev`: the development server, with pictures and the base script prepared first. It survives wrong content:
 * mistakes stand in every page, and in the terminal, until they are mended.
 *
 *   -p, --port      port; else PORT, 3000 or the next free one
 *   -H, --hostname  address it listens on; else this computer alone; 0.0.0.0 lets a phone look at the pages
 */
export async function dev(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, {
    options: { port: { type: "string", short: "p" }, hostname: { type: "string", short: "H" } },
  });
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
  const site = await startNext();
  const asked = values.port ?? process.env.PORT;
  const host = values.hostname ?? developmentHost;
  const { port } = await startPreview(session, {
    site: site.address,
    port: asked ? Number(asked) : await getPort({ port: portNumbers(3000, 3100) }),
    host,
  });
  console.log(`Podgląd działa pod adresem http://${host}:${port} (Ctrl+C kończy).`);
  endTogether(site.child, () => session.close());
  return 0;
}
