/** Another page in the editor's browser can use the servers of `npm run edit` and `npm run dev`, or crash them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { gallery } from "@/content/gallery";
import { pictureNameOf } from "@/lib/content/schema/pages";
import { pipeName } from "@/lib/tools/cli/development";
import { startPreview } from "@/lib/tools/edit/preview";
import { startEditServer } from "@/lib/tools/edit/server";
import { Session } from "@/lib/tools/edit/session";
import { failureHtml } from "@/lib/tools/edit/window-page";
import { UserError } from "@/lib/tools/user-error";
import { serve } from "@/tests/delivery/local/process";

const page = "<!doctype html><html><head><title>Żółć</title></head><body>Żółć</body></html>";
const bytes = Buffer.from(page);
/** The page is split within a letter of the head, and within one after it. */
const cuts = [bytes.indexOf("ó") + 1, bytes.lastIndexOf("ó") + 1];

/** A stand-in for the development server: sends the page in three parts. */
const startSite = () =>
  serve(async (request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (request.url === "/zepsuta") response.statusCode = 500;
    // As Next.js answers other names of the computer than its own.
    if (request.headers.origin) response.statusCode = 403;
    for (const [index, end] of [...cuts, bytes.length].entries()) {
      response.write(bytes.subarray([0, ...cuts][index], end));
      await setTimeout(20);
    }
    response.end(request.url === "/koniec" ? "Ł" : "");
  });

const session = {
  state: { changes: [], canRedo: false },
  listen: () => () => undefined,
  pictureFile: Session.prototype.pictureFile,
  save: async (sent: unknown) => sent,
  savePart: async (sent: unknown) => sent,
  changeEntries: async (sent: unknown) => sent,
  setSecret: async (sent: unknown) => sent,
  field: async ({ origin }: { origin: string }) => {
    throw origin === "site:brand" ? new TypeError("A bug.") : new UserError("Nie ma takiego pola.");
  },
} as unknown as Session;

let servers: Record<"edit" | "dev" | "lan", number>;
let key: string;
const closing: (() => void)[] = [];
beforeAll(async () => {
  const site = await startSite();
  const address = `http://127.0.0.1:${site.port}`;
  const edit = await startEditServer(session, { site: address });
  const dev = await startPreview(session, { site: address, port: 0, host: "127.0.0.1" });
  const lan = await startPreview(session, { site: address, port: 0, host: "0.0.0.0" });
  const { port, hash } = new URL(edit.url);
  servers = { edit: Number(port), dev: dev.port, lan: lan.port };
  key = hash.slice(1);
  closing.push(edit.close, dev.close, lan.close, site.close);
});
afterAll(() => {
  for (const close of closing) close();
});
afterEach(() => jest.restoreAllMocks());

/** Sends a request byte by byte. @returns the status; undefined if the connection was closed without an answer */
async function sendRaw(port: number, request: string): Promise<number | undefined> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const answer = await text(socket).catch(() => "");
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  return status ? Number(status) : undefined;
}
const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n");

describe.each(["edit", "dev"] as const)("npm run %s", (name) => {
  const host = () => `Host: 127.0.0.1:${servers[name]}`;
  const close = "Connection: close";

  test("an invalid address is refused, and the server keeps running", async () => {
    for (const path of ["//", "///", "http://", "http://example.com/", "/\\example.com", "//[/", "*", "brak"]) {
      expect([path, await sendRaw(servers[name], get(path, host(), close))]).toEqual([path, 400]);
      expect(await sendRaw(servers[name], get("/", host(), close))).toBe(200);
    }
  });

  test("an invalid percent sign is passed on; a request without a host, or an invalid one, is refused", async () => {
    expect(await sendRaw(servers[name], get("/%E0%A4%A?q=%", host(), close))).toBe(200);
    expect(await sendRaw(servers[name], get("/"))).toBe(400);
    expect(await sendRaw(servers[name], "\0\r\n\r\n")).toBe(400);
  });

  test("an upgrade at an invalid address is closed", async () => {
    expect(await sendRaw(servers[name], get("//", host(), ...upgrade))).toBeUndefined();
    expect(await sendRaw(servers[name], get("/", host(), close))).toBe(200);
  });
});

const upgrade = ["Connection: Upgrade", "Upgrade: websocket"];

test.each([
  ["127.0.0.1", "", [200, 200, 200]],
  ["LOCALHOST", "", [200, 200, 200]],
  ["192.168.1.5", "", [403, 403, 200]],
  ["[fd00::5]", "", [403, 403, 200]],
  ["evil.example", "", [403, 403, 403]],
  ["127.0.0.1.evil.example", "", [403, 403, 403]],
  ["127.0.0.1@evil.example", "", [403, 403, 403]],
  ["127.0.0.1", "http://127.0.0.1:PORT", [200, 200, 200]],
  ["192.168.1.5", "http://192.168.1.5:PORT", [403, 403, 200]],
  ["127.0.0.1", "http://127.0.0.1:1", [403, 403, 403]],
  ["127.0.0.1", "https://127.0.0.1:PORT", [403, 403, 403]],
  ["127.0.0.1", "http://evil.example:PORT", [403, 403, 403]],
  ["127.0.0.1", "null", [403, 403, 403]],
])("host %s, origin %j: answered with %j by edit, dev, and dev -H 0.0.0.0", async (name, origin, statuses) => {
  const answers = Object.values(servers).map(async (port) => {
    const headers = [`Host: ${name}:${port}`, ...(origin ? [`Origin: ${origin.replace("PORT", String(port))}`] : [])];
    const status = await sendRaw(port, get("/", ...headers, "Connection: close"));
    // The stand-in answers an upgrade as any request.
    const upgraded = await sendRaw(port, get("/_next/hmr?id=1", ...headers, ...upgrade));
    expect(upgraded).toBe(status === 403 ? undefined : status);
    return status;
  });
  expect(await Promise.all(answers)).toEqual(statuses);
});

test.each([
  ["/_next/static/chunks/a.js", 200],
  ["/__nextjs_original-stack-frames", 200],
  ["/__nextjs_font/geist-latin.woff2", 200],
  ["/__nextjs_attach-nodejs-inspector", 404],
  ["/_next/static/%2e%2e/../__nextjs_attach-nodejs-inspector?a", 404],
  ["/_next/static\\..\\mcp", 404],
  ["/__nextjs_launch-editor?file=a", 404],
  ["/%5f_nextjs_attach-nodejs-inspector", 404],
  ["/__nextjs_restart_dev", 404],
  ["/_next/mcp/", 404],
])("address of Next.js %s: %i", async (path, status) => {
  for (const port of Object.values(servers)) {
    const host = `Host: 127.0.0.1:${port}`;
    expect(await sendRaw(port, get(path, host, "Connection: close"))).toBe(status);
    expect(await sendRaw(port, get(path, host, ...upgrade))).toBe(status === 404 ? undefined : status);
  }
});

test("a development server has a private pipe in place of a port, no debugger, and ends with its parent", async () => {
  const pipe = pipeName();
  const program = `require("node:http").createServer().listen(3000, "127.0.0.1", function () {
    let problem = "open";
    try { require("node:inspector").open(0); } catch ({ message }) { problem = message; }
    process.send([this.address(), problem]);
  })`;
  const args = ["--require=./lib/tools/cli/development-server.cjs", "-e", program, "next", "dev"];
  const env = { ...process.env, DEVELOPMENT_PIPE: pipe };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  expect(await once(child, "message")).toEqual([[pipe, "The development server opens no debugger."], undefined]);
  expect(statSync(dirname(pipe)).mode & 0o077).toBe(0);
  child.disconnect();
  await once(child, "exit");
  expect(existsSync(dirname(pipe))).toBe(false);
});

test("a page of the preview that arrives in parts keeps its letters", async () => {
  const load = async (path: string) => (await fetch(`http://127.0.0.1:${servers.dev}${path}`)).text();
  const added = '<script src="/__preview/remarks.js"></script>';
  expect(await load("/")).toBe(page.replace("<head>", `<head>${added}`));
  expect(await load("/koniec")).toContain("</html>Ł");
});

describe("edit mode", () => {
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${servers.edit}/__edit/${path}`, init);
  const post = (name: string, body: string) => ask(`api/${name}`, { method: "POST", headers: { "x-key": key }, body });
  const picture = (name: string) => ask(`picture?${new URLSearchParams({ name, key })}`);

  test("a request without the key, or from another page, is refused", async () => {
    const status = async (headers: Record<string, string>) =>
      (await ask("api/toString", { method: "POST", headers })).status;
    expect(await status({ "x-key": key })).toBe(400);
    expect([await status({}), await status({ "x-key": key, origin: "https://example.com" })]).toEqual([403, 403]);
  });

  test("a key of as many letters and more bytes is a wrong key", async () => {
    expect((await ask(`state?key=${encodeURIComponent("ą".repeat(key.length))}`)).status).toBe(403);
  });

  test("a page that fails is replaced by one in Polish, which asks for it again", async () => {
    const response = await fetch(`http://127.0.0.1:${servers.edit}/zepsuta`);
    expect([response.status, await response.text()]).toEqual([500, failureHtml]);
    expect(failureHtml).toContain('http-equiv="refresh"');
  });

  test("a picture has its type and nosniff, and no name leads out of the gallery", async () => {
    const src = gallery[0]?.src ?? "";
    const { status, headers } = await picture(pictureNameOf(src));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^image\/(?:jpeg|png)$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    for (const name of ["../../public/favicon", `../gallery/${pictureNameOf(src)}`, "nie-ma", ""]) {
      const response = await picture(name);
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.json()).toEqual({ message: expect.stringContaining("nie ma w content/gallery/index.ts") });
    }
  });

  test("errors of the user are sent to the window", async () => {
    const response = await post("field", '{"origin":"site:nie-ma"}');
    expect([response.status, await response.json()]).toEqual([400, { message: "Nie ma takiego pola." }]);
    expect((await post("field", '{"origin":')).status).toBe(400);
    expect((await post("toString", "{}")).status).toBe(400);
  });

  test("split letters are joined wherever they stand, except in a password, and in what is compared with a file", async () => {
    const [split, joined] = ["żółty".normalize("NFD"), "żółty"];
    const [origin, echo] = [
      "site:brand",
      async (name: string, body: object) => (await post(name, JSON.stringify(body))).json(),
    ];
    expect(await echo("save", { origin, base: split, value: split })).toEqual({ origin, base: split, value: joined });
    expect(await echo("savePart", { origin, sent: { towns: [split, 7] } })).toEqual({
      origin,
      sent: { towns: [joined, 7] },
    });
    expect(await echo("changeEntries", { origin, add: [split], remove: [split] })).toEqual({
      origin,
      add: [joined],
      remove: [split],
    });
    expect(await echo("setSecret", { name: "PUBLISH_PASSWORD", value: split })).toMatchObject({ value: split });
  });

  // The stand-in for the session has no such methods: what reaches it is answered with 500.
  test.each([
    ["list", { origin: "home:terminals.0.value", change: "export const home = process.exit();" }],
    ["changePicture", { change: "inna" }],
    ["changePicture", { change: "add", title: {}, alt: "", data: "", kind: "dom", own: false }],
    ["save", { origin: "site:brand", base: "a", value: { toString: "a" } }],
    ["savePart", { origin: ["site:brand"], sent: "a" }],
    ["settle", { origin: "site:brand", value: null }],
    ["addWord", { word: "abc\n# komentarz" }],
    ["confirm", { origins: "site:brand", by: 5 }],
    ["openCopy", { data: 5 }],
    ["setSecret", { name: "PUBLISH_PASSWORD", value: {} }],
    ["revert", { id: "1" }],
    ["undo", []],
  ])("a request that the window never sends is refused: %s %j", async (name, body) => {
    const response = await post(name, JSON.stringify(body));
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.stringMatching(/^Okno przysłało/) },
    ]);
  });

  test("a bug is named as such, with its trace in the terminal", async () => {
    const errorLog = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await post("field", '{"origin":"site:brand"}');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: expect.stringContaining("własny błąd") });
    expect(errorLog).toHaveBeenCalledWith(expect.objectContaining({ message: "A bug." }));
  });
});
