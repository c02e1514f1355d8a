/** `npm run edit`: the site in the browser, with every text of content/ open to a click. Nothing of it is ever published. */
import "./check-node.mjs";
import { spawn } from "node:child_process";
import getPort from "get-port";
import open from "open";
import { startEditServer } from "@/lib/edit/server";

const { makeFiles } = await import("@/lib/build/make-files");
await makeFiles({ forVisitors: false });
const sitePort = await getPort({ host: "127.0.0.1" });
const site = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "dev", "-H", "127.0.0.1", "-p", String(sitePort)],
  { stdio: "inherit", env: { ...process.env, EDIT_MODE: "1", NEXT_TELEMETRY_DISABLED: "1" } },
);
const server = await startEditServer({
  site: `http://127.0.0.1:${sitePort}`,
  port: await getPort({ host: "127.0.0.1", port: 3100 }),
});
console.log(`Edycja działa pod adresem ${server.url} (Ctrl+C kończy).`);
if (process.env.BROWSER !== "none") await open(server.url);
site.on("exit", (code) => {
  server.close();
  process.exit(code ?? 1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    site.kill();
  });
