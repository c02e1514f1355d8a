/** Publishing from the window fails after a minute for a reason known before, or for one the editor cannot mend. */
import { execFileSync } from "node:child_process";
import { publishing } from "@/content/publishing";
import { launchItems } from "@/lib/tools/check/launch";
import { Publication, setAuthor } from "@/lib/tools/edit/publication";
import { onlineWithFaults } from "@/lib/tools/publish/outcome";
import { requireReady } from "@/lib/tools/publish/ready";
import { putFile, workFolder } from "@/tests/support";

jest.mock("@/content/publishing", () => ({ publishing: { kind: "none" } }));
jest.mock("@/lib/tools/check/launch", () => ({ launchItems: jest.fn(() => []) }));

workFolder();

test("no host, no login and demonstration data are named together, before anything is built", () => {
  const item = {
    group: "must",
    file: "content/site.ts",
    field: "url",
    what: "adres pokazowy.",
    how: "Wpisz swój.",
  } as const;
  jest.mocked(launchItems).mockReturnValueOnce([item, { ...item, group: "wishes", what: "nip" }]);
  expect(requireReady).toThrow(
    /^Nie wybrano jeszcze hostingu\..*zostało: 1\n {2}content\/site\.ts › url: adres pokazowy\. Wpisz swój\.$/s,
  );
  Object.assign(publishing, { kind: "netlify" });
  expect(requireReady).toThrow(/^Brakuje danych do logowania\.[^ż]*$/);
  process.env.NETLIFY_AUTH_TOKEN = "token";
  expect(requireReady()).toEqual({ DELIVERY_CDN: "1" });
});

test("where git does not know who changes the site, the window asks once, and the change is in the history", async () => {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("config", "user.name", "");
  putFile("content/site.ts", "//\n");
  const command = (end: string) =>
    putFile("node_modules/tsx/dist/cli.mjs", `console.log(process.argv[3], process.env.DELIVERY_CDN); ${end}`);
  command("");
  const publication = new Publication(() => undefined);
  await publication.build({ DELIVERY_CDN: "1" });
  expect(publication.view).toEqual({ step: "ready", lines: ["changes undefined"], needsAuthor: true });
  expect(() => setAuthor({ name: " ", email: "jan@firma.pl" })).toThrow(/^Wpisz imię i nazwisko/);
  expect(() => setAuthor({ name: "Jan", email: "firma.pl" })).toThrow(/^Wpisz imię i nazwisko/);
  setAuthor({ name: " Jan Żuk ", email: "jan@firma.pl" });
  await publication.send("Nowe ceny");
  expect(publication.view).toMatchObject({
    step: "done",
    lines: ["Zapisano w historii: Nowe ceny", "deploy undefined"],
  });
  expect(git("log", "--format=%an <%ae> %s")).toBe("Jan Żuk <jan@firma.pl> Nowe ceny");
  await publication.restore();
  expect(publication.view).toMatchObject({ step: "restored", lines: ["rollback undefined"] });
  // Exit codes of `npm run deploy`: online with a fault, or not sent.
  for (const [code, step] of [
    [onlineWithFaults, "flawed"],
    [1, "failed"],
  ] as const) {
    command("");
    await publication.build();
    command(`process.exitCode = ${code}`);
    await publication.send("Ceny");
    expect(publication.view?.step).toBe(step);
  }
});
