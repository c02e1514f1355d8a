/** What a server says reaches the terminal of the publisher and controls it, or keeps a deploy waiting for ever. */
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { gzipSync } from "node:zlib";
import { redirectFindings, statusFindings, versionFindings } from "@/lib/tools/publish/live/expect";
import { fetchAddress } from "@/lib/tools/publish/live/fetch";
import { actionProblem, connectionProblem } from "@/lib/tools/publish/targets/explain";
import { openFolder, ownFileLimit, type RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { openFtps } from "@/lib/tools/publish/targets/ftps";
import { listen } from "@/tests/delivery/local/process";

const hostile = "\u001b]0;pwn\u0007\u001b[2J\u009b31mZa\rmało\n\u202emiejsca\u0000";
const login = { protocol: "FTPS", server: "ftp.firma.pl", port: 21, user: "ola" } as const;
const refusal = (code: number) => Object.assign(new Error(hostile), { code });
const redirect = () => {
  const reply = { status: 302, headers: { location: `/${hostile}` }, body: Buffer.alloc(0) };
  return redirectFindings({ address: "https://firma.pl/", reply }, "https://firma.pl/a", "").map(({ what }) => what);
};

test.each([
  ["a failed connection", () => connectionProblem(refusal(421), login).message, "port 21): Za mało miejsca. Sprawdź"],
  ["a refused right", () => actionProblem(refusal(550), "Odczyt").message, "odmawia („Za mało miejsca”)"],
  ["a full disk", () => actionProblem(refusal(452), "Odczyt").message, "zapisu („Za mało miejsca”)"],
  ["any answer", () => actionProblem(refusal(500), "Odczyt").message, "odpowiedział „Za mało miejsca”"],
  ["a broken line", () => actionProblem(new Error(hostile), "Odczyt").message, "przerwane („Za mało miejsca”)"],
  ["a folder's name", () => actionProblem(refusal(500), `Lista /${hostile}`).message, "Lista /Za mało miejsca: "],
  ["a redirect", () => redirect().join("\n"), "prowadzi do /Za mało miejsca (kod 302)"],
])("the words of a server are printed without control characters: %s", (_what, message, shown) => {
  expect(message()).toContain(shown);
  expect(message()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test("where the live site is not what was sent, the advice is to send everything anew, or to ask the host that builds", () => {
  const result = { address: "https://firma.pl/", reply: { status: 403, headers: {}, body: Buffer.from("inne") } };
  for (const [found] of [statusFindings(result, 200), versionFindings(result, ".", "package.json")])
    expect(found?.mend).toMatch(/wyślij wszystko od nowa: npm run deploy -- --all$/);
  expect(versionFindings(result, ".", "package.json", true)[0]?.mend).toMatch(/zajrzyj do jego panelu.*check:live\.$/);
});

test.each([
  ["after AUTH TLS", ["220 a", "234 b"]],
  ["before its greeting", []],
])("an FTP server that falls silent %s ends the log-in", async (_when, answers) => {
  const left = [...answers];
  const said: string[] = [];
  const server = createSocketServer((socket) => {
    const answer = () => socket.write(left.length > 0 ? `${left.shift()}\r\n` : "");
    answer();
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      if (said.push(data.toString()) === 1) answer();
    });
    socket.on("close", () => server.close());
  });
  const port = await listen(server);
  const place = { server: "127.0.0.1", port, user: "ola", password: "tajne", folder: "www" };
  await expect(openFtps(place, 300)).rejects.toThrow(/^Nie udało się połączyć z serwerem 127\.0\.0\.1 \(FTPS, port/);
  // The connection is closed, and the password was not sent.
  await once(server, "close");
  expect(said.join()).not.toMatch(/ola|tajne/);
});

test("an action that a server never ends fails, and closes the connection", async () => {
  const never = () => new Promise<never>(() => undefined);
  const close = jest.fn(async () => undefined);
  const actions = { list: async () => [], read: never, close } as unknown as RemoteFolder;
  const attempt = jest.fn((work) => work());
  const remote = await openFolder(actions, "www", (path) => path, attempt, 50);
  await expect(remote.read("index.html", ownFileLimit)).rejects.toThrow(
    /^Odczyt pliku index\.html: połączenie z serwerem zostało przerwane \(„serwer nie skończył przez 1 s”\)/,
  );
  expect(close).toHaveBeenCalled();
  // The time-out ends one attempt: nothing goes on behind the message.
  await expect(attempt.mock.results.at(-1)?.value).rejects.toThrow(/nie skończył/);
});

test("a size that is none does not lift the limit of what is read", async () => {
  const [list, read] = [async () => [{ name: "index.html", isFolder: false, size: Number.NaN }], jest.fn()];
  const remote = await openFolder({ list, read } as unknown as RemoteFolder, "www", (path) => path);
  for (const { name, size } of (await remote.list("")) ?? []) await remote.read(name, size);
  expect(read).toHaveBeenCalledWith("index.html", 25 * 1024 ** 2);
});

test.each([
  ["without end", {}, /przysyła więcej niż 25 MB/],
  ["that grows when it is unpacked", { "Content-Encoding": "gzip" }, /uszkodzony plik/],
])("an answer of the live site %s is not read to the end", async (_what, headers, failure) => {
  const million = Buffer.alloc(1_000_000);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    if ("Content-Encoding" in headers) response.end(gzipSync(Buffer.alloc(60_000_000)));
    else for (let count = 0; count < 60; count++) response.write(million);
  });
  const address = `http://127.0.0.1:${await listen(server)}/`;
  expect(await fetchAddress(address)).toEqual({ address, failure: expect.stringMatching(failure) });
  server.closeAllConnections();
  server.close();
});
