/** A wrong host setting fails during the deploy, or a secret is printed or passed to another program. */
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishing } from "@/lib/content/schema/publishing";
import type { Publishing } from "@/lib/content/types";
import { shapeProblems } from "@/lib/tools/check/shape";
import { allowScriptsOf, contentSecurityPolicy } from "@/lib/tools/hosting/csp";
import { changedAddresses } from "@/lib/tools/publish/changed-addresses";
import { readSecrets, secretsFor, secretsWarning, setSecret } from "@/lib/tools/publish/secrets";
import { UserError } from "@/lib/tools/user-error";
import { freshFolder } from "@/tests/support";

const sftp = { kind: "sftp", server: "ssh.firma.pl", user: "login", folder: "public_html" } as const;

describe("content/publishing.ts", () => {
  const problems = (target: unknown) => shapeProblems("content/publishing.ts", publishing, target);

  test.each<Publishing>([
    { kind: "none" },
    sftp,
    { kind: "ftps", server: "ftp.firma.pl", user: "login@firma.pl", folder: "." },
    { ...sftp, folder: "/srv/www/firma" },
    { kind: "git", branch: "main" },
  ])("takes %j", (target) => expect(problems(target)).toEqual([]));

  test.each([
    [{ ...sftp, server: "https://firma.pl/" }, "server", /samą nazwę serwera/],
    [{ ...sftp, folder: "../inna" }, "folder", /folder strony na serwerze/],
    [{ ...sftp, password: "tajne" }, "(pola rekordu)", /password/],
    [{ ...sftp, hostKey: "a1:b2" }, "hostKey", /Odcisk klucza/],
    [{ kind: "rsync", server: "firma.pl", user: "login", folder: "/srv/www" }, "kind", /rsync.*kind: "sftp"/],
    [{ kind: "ftp" }, "kind", /sftp, ftps, git/],
    [{ kind: "cloudflare", project: "firma", branch: "main" }, "kind", /Cloudflare Pages buduje.*kind: "git"/],
    [{ kind: "netlify", siteId: "x" }, "kind", /Netlify buduje.*kind: "git"/],
    [{ kind: "github", repository: "git@github.com:a/b.git", branch: "x" }, "kind", /GitHub Pages.*kind: "git"/],
  ])("refuses %j", (target, field, words) => {
    const [problem] = problems(target);
    expect(problem?.field).toBe(field);
    expect(`${problem?.what} ${problem?.mend}`).toMatch(words);
  });
});

describe("secrets", () => {
  const dir = freshFolder();
  const file = join(dir, ".env.publikacja");

  test("a missing secret is named, with where to get it", () => {
    expect(() => readSecrets(sftp, {}, file)).toThrow(/PUBLISH_PASSWORD/);
    expect(() => readSecrets(sftp, { PUBLISH_KEY: join(dir, "nie-ma") }, file)).toThrow(/Nie ma pliku klucza/);
  });

  test("a file that others can read is named, but not on Windows", () => {
    writeFileSync(file, "");
    chmodSync(file, 0o644);
    expect(secretsWarning(file, "linux")).toMatch(/\.env\.publikacja mogą czytać inni.*chmod 600/);
    expect(secretsWarning(file, "win32")).toBeUndefined();
    chmodSync(file, 0o600);
    expect(secretsWarning(file, "linux")).toBeUndefined();
  });

  test("the environment precedes the file, and a key is read from its own file", () => {
    writeFileSync(file, 'PUBLISH_PASSWORD="z pliku"\n');
    expect(readSecrets(sftp, {}, file).password).toBe("z pliku");
    expect(readSecrets(sftp, { PUBLISH_PASSWORD: "z powłoki" }, file).password).toBe("z powłoki");
    const key = join(dir, "klucz");
    writeFileSync(key, "treść klucza");
    expect(readSecrets(sftp, { PUBLISH_KEY: key }, file).privateKey).toBe("treść klucza");
  });

  test.each(["z#a=b c", "o'hara", "z`i'", 'a"b\\n', "--x '\\"])("the window stores %s for its owner alone", (value) => {
    writeFileSync(file, "# hasła\r\nPUBLISH_PASSWORD=stare\r\nINNE=inne\r\n", { mode: 0o644 });
    setSecret({ name: "PUBLISH_PASSWORD", value }, file);
    expect(readSecrets(sftp, {}, file).password).toBe(value);
    expect(secretsFor("git", {}, file)).toEqual([]);
    expect(secretsWarning(file, "linux")).toBeUndefined();
    setSecret({ name: "PUBLISH_PASSWORD", value: "" }, file);
    expect(secretsFor("ftps", {}, file)).toEqual([{ name: "PUBLISH_PASSWORD", label: "Hasło do FTP", isSet: false }]);
    for (const secret of [
      { name: "PATH", value },
      { name: "PUBLISH_PASSWORD", value: "a\nPATH=b" },
    ])
      expect(() => setSecret(secret, file)).toThrow(UserError);
    expect(readFileSync(file, "utf8")).toBe("# hasła\nINNE=inne\n");
  });

  test("an agent is used only without password and key", () => {
    rmSync(file, { force: true });
    const agent = { SSH_AUTH_SOCK: "/tmp/agent" };
    expect(readSecrets(sftp, agent, file).agent).toBe("/tmp/agent");
    expect(readSecrets(sftp, { ...agent, PUBLISH_PASSWORD: "tajne" }, file).agent).toBeUndefined();
  });
});

test("while an upload runs, the policy allows the inline scripts of both releases and nothing else", () => {
  const settings = (hashes: readonly string[], rest: string) => {
    const scriptHashes = hashes.map((hash) => `sha256-${hash}`);
    const policy = contentSecurityPolicy({ scriptHashes, inlineStyles: true, tracking: {} }, true);
    return `Header set Content-Security-Policy "${policy}" env=X\n${rest}\n`;
  };
  const [old, next] = [settings(["a=", "b="], "stare przekierowania"), settings(["b=", "c="], "nowe przekierowania")];
  expect(allowScriptsOf(old, next)).toBe(settings(["c=", "a=", "b="], "stare przekierowania"));
  expect(allowScriptsOf(old, old)).toBe(old);
});

test("changed addresses are those of pages whose file differs", () => {
  const file = (hash: string) => ({ hash, size: 1 });
  const before = { "index.html": file("a"), "oferta.html": file("a"), "stara.html": file("a"), "404.html": file("a") };
  const after = { "index.html": file("b"), "oferta.html": file("a"), "nowa.html": file("a"), "404.html": file("b") };
  expect(changedAddresses(before, after)).toEqual(["/", "/nowa"]);
});
