import getPort, { portNumbers } from "get-port";
import { ContentError } from "@/lib/tools/check/problem";
import { thisComputer } from "@/lib/tools/edit/guard";
import { startPreview } from "@/lib/tools/edit/preview";
import { Session } from "@/lib/tools/edit/session";
import { endTogether, makeForDevelopment, pipeName, runMake, startNext } from "./development";
import { lockFolder } from "./folder-lock";
import { readOptions } from "./options";

/**
 * `npm run dev`: makes the files pages need and starts the development server. Keeps running on wrong content: the page
 * and the terminal show the problems until they are fixed.
 *
 *   -p, --port      port; else PORT, 3000 or the next free one
 *   -H, --hostname  address to listen on; default: this computer only; 0.0.0.0 opens it to a phone
 */
export async function dev(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, {
    options: { port: { type: "string", short: "p" }, hostname: { type: "string", short: "H" } },
  });
  await lockFolder("npm run dev");
  await makeForDevelopment();
  let hadProblems = false;
  const session = new Session((findings) => {
    if (findings.length > 0) console.error(new ContentError(findings).message);
    else {
      if (hadProblems) console.log("Treść: bez błędów.");
      // Pictures or pages may have changed.
      void runMake();
    }
    hadProblems = findings.length > 0;
  });
  const requestedPort = values.port ?? process.env.PORT;
  const host = values.hostname ?? thisComputer;
  const pipe = pipeName();
  const { port } = await startPreview(session, {
    site: { socketPath: pipe },
    port: requestedPort ? Number(requestedPort) : await getPort({ port: portNumbers(3000, 3100) }),
    host,
  });
  const site = startNext(pipe, port);
  console.log(`Podgląd działa pod adresem http://${host}:${port} (Ctrl+C kończy).`);
  endTogether(site, () => session.close());
  return 0;
}
