import getPort from "get-port";
import open from "open";
import { startEditServer } from "@/lib/tools/edit/server";
import { Session } from "@/lib/tools/edit/session";
import { developmentHost, endTogether, makeForDevelopment, runMake, startNext } from "./development";

/** `npm run edit`: opens the site in a browser, where a click edits any text. Edit mode itself is never published. */
export async function edit(): Promise<number> {
  // Nobody looks for git's question for a password in the terminal.
  process.env.GIT_TERMINAL_PROMPT = "0";
  await makeForDevelopment();
  const site = await startNext({ EDIT_MODE: "1" });
  const session = new Session((findings) => {
    // Pictures or pages may have changed.
    if (findings.length === 0) void runMake();
  }, runMake);
  const port = await getPort({ host: developmentHost, port: 3100 });
  const server = await startEditServer(session, { site: site.address, port });
  console.log(`Edycja działa pod adresem ${server.url} (kończy ją Ctrl+C albo zamknięcie tego okna).`);
  if (process.env.BROWSER !== "none") await open(server.url);
  endTogether(site.child, () => {
    server.close();
    session.close();
  });
  return 0;
}
