/** Publishing from the window fails after a minute for a reason known before, or for one the editor cannot mend. */
import { execFileSync } from "node:child_process";
import { publishing } from "@/content/publishing";
import { launchItems } from "@/lib/tools/check/launch/items";
import { setAuthor } from "@/lib/tools/edit/history";
import { Publication } from "@/lib/tools/edit/publication";
import { onlineWithFaults, partlyOnline } from "@/lib/tools/publish/outcome";
import { requireReady } from "@/lib/tools/publish/ready";
import { putFile, workFolder } from "@/tests/support";

jest.mock("@/content/publishing", () => ({ publishing: { kind: "none" } }));
jest.mock("@/lib/tools/check/launch/items", () => ({ launchItems: jest.fn(() => []) }));

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
  Object.assign(publishing, { kind: "ftps" });
  expect(requireReady).toThrow(/^Brakuje hasła do FTP\.[^ż]*$/);
  Object.assign(publishing, { kind: "git" });
  requireReady();
});

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
/** Stands for the commands of the terminal. */
const command = (end: string) => putFile("node_modules/tsx/dist/cli.mjs", `console.log(process.argv[3]); ${end}`);

test("where git does not know who changes the site, the window asks once, and the change is in the history", async () => {
  git("init", "--quiet");
  git("config", "user.name", "");
  putFile("content/site.ts", "//\n");
  putFile("public/regulamin.pdf", "");
  command("");
  const publication = new Publication(() => undefined);
  await publication.build();
  expect(publication.view).toEqual({ step: "ready", lines: ["changes"], needsAuthor: true });
  expect(() => setAuthor({ name: " ", email: "jan@firma.pl" })).toThrow(/^Wpisz imię i nazwisko/);
  expect(() => setAuthor({ name: "Jan", email: "firma.pl" })).toThrow(/^Wpisz imię i nazwisko/);
  setAuthor({ name: " Jan Żuk ", email: "jan@firma.pl" });
  await publication.send("Nowe ceny");
  expect(publication.view).toMatchObject({
    step: "done",
    lines: ["Zapisano w historii: Nowe ceny", "deploy"],
  });
  expect(git("log", "--format=%an <%ae> %s")).toBe("Jan Żuk <jan@firma.pl> Nowe ceny");
  expect(git("ls-files").split("\n")).toEqual(["content/site.ts", "public/regulamin.pdf"]);
  await publication.restore();
  expect(publication.view).toMatchObject({ step: "restored", lines: ["rollback"] });
  // How `npm run deploy` ends: online with a fault, not sent, broken off half-way, or ended from outside.
  for (const [end, step] of [
    [`process.exitCode = ${onlineWithFaults}`, "flawed"],
    ["process.exitCode = 1", "failed"],
    [`process.exitCode = ${partlyOnline}`, "partly"],
    ['process.kill(process.pid, "SIGKILL")', "partly"],
  ] as const) {
    command("");
    await publication.build();
    command(end);
    await publication.send("Ceny");
    expect(publication.view?.step).toBe(step);
  }
});

test("the history has what was built and went online; what was edited since stays in the files", async () => {
  git("init", "--quiet");
  setAuthor({ name: "Jan", email: "jan@firma.pl" });
  const publication = new Publication(() => undefined);
  putFile(".gitignore", "node_modules\n");
  git("add", ".gitignore");
  const publish = async (built: string, edited: string, end: string) => {
    putFile("content/site.ts", built);
    command("");
    await publication.build();
    putFile("content/site.ts", edited);
    command(end);
    await publication.send(built);
    return [git("rev-list", "--all", "--count"), git("status", "--porcelain", "-uall").split("\n")];
  };
  const refused = "process.exitCode = 1";
  expect(await publish("A", "B", refused)).toEqual(["0", ["A  .gitignore", "?? content/site.ts"]]);
  expect(publication.view?.lines.at(-1)).toMatch(/^Strona nie trafiła do internetu/);
  expect(await publish("A", "B", "")).toEqual(["1", ["A  .gitignore", " M content/site.ts"]]);
  expect(await publish("C", "D", refused)).toEqual(["1", ["A  .gitignore", " M content/site.ts"]]);
  expect(await publish("C", "C", "")).toEqual(["2", ["A  .gitignore"]]);
  expect(git("log", "--patch", "--format=%s").match(/^[+-]?\w$/gm)).toEqual(["C", "-A", "+C", "A", "+A"]);
});

test("a build during which the content changes is not published; a publication ends", async () => {
  putFile("content/site.ts", "");
  command("");
  const publication = new Publication(() => undefined);
  const building = publication.build();
  publication.discardBuild();
  await building;
  expect(publication.view).toMatchObject({ step: "failed", lines: [expect.stringMatching(/^Treść zmieniła się/)] });
  publication.discardBuild();
  expect(publication.view).toBeUndefined();
  await publication.build();
  const sending = publication.send("");
  publication.discardBuild();
  await sending;
  expect(publication.view?.step).toBe("done");
});
