/** A wrong host setting fails during the deploy, or a secret is printed or passed to another program. */
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishing } from "@/lib/content/schema/publishing";
import type { Publishing } from "@/lib/content/types";
import { shapeProblems } from "@/lib/tools/check/shape";
import { allowScriptsOf, contentSecurityPolicy } from "@/lib/tools/hosting/csp";
import { changedAddresses } from "@/lib/tools/publish/addresses";
import { readSecrets, secretsFor, secretsWarning, setSecret } from "@/lib/tools/publish/secrets";
import { cdnCommands, childEnvironment, spawnArguments } from "@/lib/tools/publish/targets/cdn";
import { UserError } from "@/lib/tools/user-error";
import { freshFolder } from "@/tests/support";

const sftp = { kind: "sftp", server: "ssh.firma.pl", user: "login", folder: "public_html" } as const;
const github = { kind: "github", repository: "git@github.com:firma/strona.git", branch: "main" } as const;

describe("content/publishing.ts", () => {
  const problems = (target: unknown) => shapeProblems("content/publishing.ts", publishing, target);

  test.each<Publishing>([
    { kind: "none" },
    sftp,
    { kind: "ftps", server: "ftp.firma.pl", user: "login@firma.pl", folder: "." },
    { ...sftp, folder: "/srv/www/firma" },
    github,
    { ...github, repository: "https://github.com/firma/strona.git" },
  ])("takes %j", (target) => expect(problems(target)).toEqual([]));

  test.each([
    [{ ...sftp, server: "https://firma.pl/" }, "server", /samą nazwę serwera/],
    [{ ...sftp, folder: "../inna" }, "folder", /folder strony na serwerze/],
    [{ ...sftp, password: "tajne" }, "(pola rekordu)", /password/],
    [{ ...sftp, hostKey: "a1:b2" }, "hostKey", /Odcisk klucza/],
    [{ kind: "rsync", server: "firma.pl", user: "login", folder: "/srv/www" }, "kind", /rsync.*kind: "sftp"/],
    [{ kind: "ftp" }, "kind", /sftp, ftps, cloudflare/],
    [{ kind: "cloudflare", project: "Moja Firma", branch: "main" }, "project", /nazwę projektu/],
  ])("refuses %j", (target, field, words) => {
    const [problem] = problems(target);
    expect(problem?.field).toBe(field);
    expect(`${problem?.what} ${problem?.mend}`).toMatch(words);
  });

  test.each(["ola:TAJNE@github.com", "TAJNE@github.com"])("takes no secret in an address: %s", (host) => {
    const list = problems({ ...github, repository: `https://${host}/firma/strona.git` });
    expect(list).toMatchObject([{ field: "repository", mend: expect.stringMatching(/bez loginu, hasła i tokenu/) }]);
    expect(JSON.stringify(list)).not.toContain("TAJNE");
  });
});

describe("secrets", () => {
  const dir = freshFolder();
  const file = join(dir, ".env.publikacja");

  test("a missing secret is named, with where to get it", () => {
    expect(() => readSecrets(sftp, { PUBLIKACJA_HASLO: "tajne" }, file)).toThrow(/nazywa się teraz PUBLISH_PASSWORD\./);
    expect(() => readSecrets(sftp, {}, file)).toThrow(/PUBLISH_PASSWORD/);
    const netlify = { kind: "netlify", siteId: "x" } as const;
    expect(() => readSecrets(netlify, {}, file)).toThrow(/NETLIFY_AUTH_TOKEN=….*access tokens/s);
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

  test("a downloaded program gets only its own token, git no secret", () => {
    const needed = { PATH: "/bin", Path: "C:\\", HOME: "/home/ola" };
    const others = { ...needed, SSH_AUTH_SOCK: "/tmp/agent", DATABASE_PASSWORD: "cudze" };
    const environment = { ...others, PUBLISH_PASSWORD: "tajne", NETLIFY_AUTH_TOKEN: "tajne" };
    const token = { CLOUDFLARE_API_TOKEN: "token" };
    expect(childEnvironment({ program: "npx" }, { environment: token }, environment)).toEqual({ ...needed, ...token });
    expect(childEnvironment({ program: "git" }, { environment: token }, environment)).toEqual(others);
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
    writeFileSync(file, "# hasła\r\nPUBLISH_PASSWORD=stare\r\nNETLIFY_AUTH_TOKEN=inne\r\n", { mode: 0o644 });
    setSecret({ name: "PUBLISH_PASSWORD", value }, file);
    expect(readSecrets(sftp, {}, file).password).toBe(value);
    expect(secretsFor("netlify", {}, file)).toMatchObject([{ name: "NETLIFY_AUTH_TOKEN", isSet: true }]);
    expect(secretsWarning(file, "linux")).toBeUndefined();
    setSecret({ name: "PUBLISH_PASSWORD", value: "" }, file);
    expect(secretsFor("ftps", {}, file)).toEqual([{ name: "PUBLISH_PASSWORD", label: "Hasło do FTP", isSet: false }]);
    for (const secret of [
      { name: "PATH", value },
      { name: "PUBLISH_PASSWORD", value: "a\nPATH=b" },
    ])
      expect(() => setSecret(secret, file)).toThrow(UserError);
    expect(readFileSync(file, "utf8")).toBe("# hasła\nNETLIFY_AUTH_TOKEN=inne\n");
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
  expect(changedAddresses(before, after)).toEqual({ changed: ["/", "/nowa"], removed: ["/stara"] });
});

describe("commands of the CDNs", () => {
  const release = { id: "0123456789ab", commit: "f00+zmiany" };
  const lines = (target: Parameters<typeof cdnCommands>[0]) =>
    cdnCommands(target, "folder", release).map(({ program, args }) => [program, ...args].join(" "));

  test("Cloudflare Pages and Netlify get the folder, the project and the production branch", () => {
    const [cloudflare] = lines({ kind: "cloudflare", project: "firma", branch: "main" });
    const [netlify] = lines({ kind: "netlify", siteId: "id" });
    expect(cloudflare).toMatch(/^npx --yes wrangler@[\d.]+ pages deploy folder --project-name=firma --branch=main /);
    expect(netlify).toMatch(/^npx --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir=folder --site=id /);
  });

  test("on Windows the shell starts npx, with what has blanks in quotation marks", () => {
    const [command] = cdnCommands({ kind: "netlify", siteId: "id" }, "folder", release);
    if (!command) throw new Error("There is no command.");
    const file = expect.stringMatching(/^npx --yes .* --site=id "--message=Strona 0123456789ab"$/);
    expect(spawnArguments(command, "win32")).toEqual({ file, args: [], shell: true });
    expect(spawnArguments(command, "linux")).toEqual({ file: "npx", args: command.args, shell: false });
  });
});
