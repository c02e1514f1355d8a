import getPort from "get-port";
import { thisComputer } from "@/lib/tools/edit/guard";
import { startEditServer } from "@/lib/tools/edit/server";
import { Session } from "@/lib/tools/edit/session";
import { endTogether, makeForDevelopment, pipeName, runMake, startNext } from "./development";
import { lockFolder } from "./folder-lock";
import { openWindow } from "./open-window";

/** `npm run edit`: opens the site in a browser, where a click edits any text. Edit mode itself is never published. */
export async function edit(): Promise<number> {
  await lockFolder("npm run edit");
  // Nobody looks for git's question for a password in the terminal.
  process.env.GIT_TERMINAL_PROMPT = "0";
  await makeForDevelopment();
  const session = new Session((findings) => {
    // Pictures or pages may have changed.
    if (findings.length === 0) void runMake();
  }, runMake);
  const pipe = pipeName();
  const port = await getPort({ host: thisComputer, port: 3100 });
  const server = await startEditServer(session, { site: { socketPath: pipe }, port });
  const site = startNext(pipe, port, { EDIT_MODE: "1" });
  console.log(`Edycja działa pod adresem ${server.url} (kończy ją Ctrl+C albo zamknięcie tego okna).`);
  if (process.env.BROWSER !== "none") await openWindow(server.url);
  endTogether(site, () => {
    server.close();
    session.close();
  });
  return 0;
}
