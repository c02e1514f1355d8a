import getPort from "get-port";
import open from "open";
import { startEditServer } from "@/lib/tools/edit/server";
import { Session } from "@/lib/tools/edit/session";
import { developmentHost, endTogether, prepareFiles, prepareForDevelopment, startNext } from "./development";

/** `npm run edit`: the site in the browser, each text of content/ open to a click. Nothing of it is ever published. */
export async function edit(): Promise<number> {
  await prepareForDevelopment();
  const site = await startNext({ EDIT_MODE: "1" });
  const session = new Session((findings) => {
    // A new picture, a new page of the search.
    if (findings.length === 0) void prepareFiles();
  }, prepareFiles);
  const port = await getPort({ host: developmentHost, port: 3100 });
  const server = await startEditServer(session, { site: site.address, port });
  console.log(`Edycja działa pod adresem ${server.url} (Ctrl+C kończy).`);
  if (process.env.BROWSER !== "none") await open(server.url);
  endTogether(site.child, () => {
    server.close();
    session.close();
  });
  return 0;
}
