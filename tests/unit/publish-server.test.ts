/** What a server says reaches the terminal of the publisher and controls it, or keeps a deploy waiting for ever. */
import { redirectFindings } from "@/lib/tools/publish/live/expect";
import { actionProblem, connectionProblem } from "@/lib/tools/publish/targets/explain";

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
