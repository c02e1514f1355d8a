/** Any page in the editor's browser can send requests to the servers of `npm run edit` and `npm run dev`. */
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { gallery } from "@/content/gallery";
import { pictureNameOf } from "@/lib/content/schema/records";
import { startPreview } from "@/lib/tools/edit/preview";
import { startEditServer } from "@/lib/tools/edit/server";
import { Session } from "@/lib/tools/edit/session";
import { UserError } from "@/lib/tools/user-error";

const page = "<!doctype html><html><head><title>Żółć</title></head><body>Żółć</body></html>";
const bytes = Buffer.from(page);
/** Where the page is torn: within a letter before the head's content ends, and within one after it. */
const cuts = [bytes.indexOf("ó") + 1, bytes.lastIndexOf("ó") + 1];

/** Stands for the development server. It sends the page in three parts, or its beginning without a head. */
const site = createServer(async (request, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  for (const [index, end] of [...cuts, bytes.length].entries()) {
    response.write(bytes.subarray([0, ...cuts][index], end));
    await setTimeout(20);
  }
  response.end(request.url === "/koniec" ? "Ł" : "");
});

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );

/** A session that has nothing to check. */
const session = {
  state: { changes: [], canRedo: false },
  listen: () => () => undefined,
  pictureFile: Session.prototype.pictureFile,
  field: async ({ origin }: { origin: string }) => {
    throw origin === "site:brand" ? new TypeError("A bug.") : new UserError("Nie ma takiego pola.");
  },
} as unknown as Session;

let servers: Record<"edit" | "dev", number>;
let key: string;
const closing: (() => void)[] = [];
beforeAll(async () => {
  const address = `http://127.0.0.1:${await listen(site)}`;
  const edit = await startEditServer(session, { site: address });
  const dev = await startPreview(session, { site: address, port: 0, host: "127.0.0.1" });
  const { port, hash } = new URL(edit.url);
  servers = { edit: Number(port), dev: dev.port };
  key = hash.slice(1);
  closing.push(edit.close, dev.close);
});
afterAll(() => {
  for (const close of closing) close();
  site.closeAllConnections();
  site.close();
});
afterEach(() => jest.restoreAllMocks());

/** Sends bytes as they are. @returns the status of the answer; nothing where the connection was closed without one */
async function raw(port: number, request: string): Promise<number | undefined> {
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

  test("what is no address is refused, and the server goes on", async () => {
    for (const path of ["//", "///", "http://", "http://example.com/", "/\\example.com", "//[/", "*", "brak"]) {
      expect([path, await raw(servers[name], get(path, host(), close))]).toEqual([path, 400]);
      expect(await raw(servers[name], get("/", host(), close))).toBe(200);
    }
  });

  test("half a percent sign is for the site to judge; a request without a host, or that is none, is refused", async () => {
    expect(await raw(servers[name], get("/%E0%A4%A?q=%", host(), close))).toBe(200);
    expect(await raw(servers[name], get("/"))).toBe(400);
    expect(await raw(servers[name], "\0\r\n\r\n")).toBe(400);
  });

  test("a connection that is to be upgraded at no address is closed", async () => {
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket"];
    expect(await raw(servers[name], get("//", host(), ...upgrade))).toBeUndefined();
    expect(await raw(servers[name], get("/", host(), close))).toBe(200);
  });
});

test("a page of the preview keeps its letters where it comes in parts that end within one", async () => {
  const load = async (path: string) => (await fetch(`http://127.0.0.1:${servers.dev}${path}`)).text();
  const added = '<script src="/__preview/remarks.js"></script>';
  expect(await load("/")).toBe(page.replace("<head>", `<head>${added}`));
  expect(await load("/koniec")).toContain("</html>Ł");
});

describe("edit mode", () => {
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${servers.edit}/__edit/${path}`, init);
  const post = (name: string, body: string) => ask(`api/${name}`, { method: "POST", headers: { "x-key": key }, body });
  const picture = (name: string) => ask(`picture?${new URLSearchParams({ name, key })}`);

  test("whoever has no key, or comes from another page, gets nothing", async () => {
    const status = async (headers: Record<string, string>) =>
      (await ask("api/toString", { method: "POST", headers })).status;
    expect(await status({ "x-key": key })).toBe(400);
    expect([await status({}), await status({ "x-key": key, origin: "https://example.com" })]).toEqual([403, 403]);
  });

  test("a key of as many letters and more bytes is a wrong key", async () => {
    expect((await ask(`state?key=${encodeURIComponent("ą".repeat(key.length))}`)).status).toBe(403);
  });

  test("a picture has its type, no other may be guessed, and no name leads out of the gallery", async () => {
    const [{ src }] = gallery;
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

  test("what a person must mend is told to the window", async () => {
    const response = await post("field", '{"origin":"site:nie-ma"}');
    expect([response.status, await response.json()]).toEqual([400, { message: "Nie ma takiego pola." }]);
    expect((await post("field", '{"origin":')).status).toBe(400);
    expect((await post("toString", "{}")).status).toBe(400);
  });

  test("a mistake of the program is told as one, with its trace in the terminal", async () => {
    const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await post("field", '{"origin":"site:brand"}');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: expect.stringContaining("własny błąd") });
    expect(printed).toHaveBeenCalledWith(expect.objectContaining({ message: "A bug." }));
  });
});
