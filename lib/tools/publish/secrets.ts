import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { parseEnv } from "node:util";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";

/** File beside package.json, out of git, with what nobody else may know. The environment goes before it. */
export const secretsFile = ".env.publikacja";

/** Names of the secrets, in the environment and in the file. */
const names = {
  password: "PUBLISH_PASSWORD",
  keyFile: "PUBLISH_KEY",
  passphrase: "PUBLISH_KEY_PASSWORD",
} as const;

/** Polish names of former versions, and what each is called now. */
const formerNames = {
  PUBLIKACJA_HASLO: names.password,
  PUBLIKACJA_HASLO_KLUCZA: names.passphrase,
  PUBLIKACJA_KLUCZ: names.keyFile,
} as const;

/** What a deploy needs beside content/publishing.ts. */
export type Secrets = {
  password?: string | undefined;
  /** Text of the private key, and what opens it. */
  privateKey?: string | undefined;
  passphrase?: string | undefined;
  /** Socket of an agent that holds keys, where neither password nor key is named. */
  agent?: string | undefined;
  /** For the hosts' own command lines. */
  environment: Readonly<Record<string, string>>;
};

/** Variables the command lines of the CDNs read, and where the owner gets them. */
const tokens: Partial<Record<Publishing["kind"], readonly (readonly [name: string, where: string])[]>> = {
  cloudflare: [
    ["CLOUDFLARE_API_TOKEN", "Cloudflare: My Profile → API Tokens, z prawem „Cloudflare Pages: Edit”"],
    ["CLOUDFLARE_ACCOUNT_ID", "Cloudflare: Account ID na stronie konta"],
  ],
  netlify: [["NETLIFY_AUTH_TOKEN", "Netlify: User settings → Applications → Personal access tokens"]],
};

/** Whether a variable may hold a secret. */
export const isSecret = (name: string): boolean =>
  /^(?:PUBLISH|PUBLIKACJA)_/.test(name) || Object.values(tokens).some((list) => list.some(([token]) => token === name));

/** Says that others on this computer may read the file of secrets, where they may. Windows keeps rights otherwise. */
export function secretsWarning(file = secretsFile, platform: NodeJS.Platform = process.platform): string | undefined {
  if (platform === "win32" || !existsSync(file) || (statSync(file).mode & 0o077) === 0) return undefined;
  return `Plik ${file} mogą czytać inni użytkownicy tego komputera. Zamknij go przed nimi: chmod 600 ${file}`;
}

function readKey(path: string): string {
  const file = path.replace(/^~(?=\/)/, homedir());
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UserError(`Nie ma pliku klucza ${file}. Popraw ${names.keyFile} w pliku ${secretsFile}.`);
  }
}

/**
 * Reads and checks the secrets of a target, before anything is sent.
 * @param environment variables of the process; file: the file of secrets
 * @throws UserError in Polish that names what is missing and where to get it
 */
export function readSecrets(
  { kind }: Publishing,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  file = secretsFile,
): Secrets {
  const all = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...environment };
  for (const [former, present] of Object.entries(formerNames))
    if (all[former])
      throw new UserError(`Zmienna ${former} nazywa się teraz ${present}. Zmień jej nazwę w pliku ${file}.`);
  const keyFile = all[names.keyFile];
  const bySsh = kind === "sftp";
  const missing = (tokens[kind] ?? []).filter(([name]) => !all[name]);
  if (missing.length > 0)
    throw new UserError(
      `Brakuje danych do logowania. Dopisz je do pliku ${file}:\n${missing.map(([name, where]) => `  ${name}=…   (${where})`).join("\n")}`,
    );
  if (kind === "ftps" && !all[names.password])
    throw new UserError(`Brakuje hasła do FTP. Dopisz je do pliku ${file}: ${names.password}=…`);
  if (bySsh && !all[names.password] && !keyFile && !all.SSH_AUTH_SOCK)
    throw new UserError(
      `Brakuje hasła albo klucza do SSH. Dopisz do pliku ${file} jedno z dwojga:\n  ${names.password}=…\n  ${names.keyFile}=~/.ssh/id_ed25519   (ścieżka do klucza prywatnego)`,
    );
  return {
    password: all[names.password],
    privateKey: keyFile && bySsh ? readKey(keyFile) : undefined,
    passphrase: all[names.passphrase],
    // Beside a named one its keys would be tried as well, and some servers lock out after a few.
    agent: all[names.password] || keyFile ? undefined : all.SSH_AUTH_SOCK,
    environment: Object.fromEntries(
      (tokens[kind] ?? []).flatMap(([name]) => (all[name] === undefined ? [] : [[name, all[name]]])),
    ),
  };
}
