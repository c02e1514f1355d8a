import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { parseEnv } from "node:util";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";

/** File beside package.json, out of git, with what nobody else may know. The environment goes before it. */
export const secretsFile = ".env.publikacja";

/** Names of the secrets, in the environment and in the file. */
const variables = {
  password: "PUBLISH_PASSWORD",
  keyFile: "PUBLISH_KEY",
  passphrase: "PUBLISH_KEY_PASSWORD",
} as const;

/** Polish names of former versions, and what each is called now. */
const formerNames = {
  PUBLIKACJA_HASLO: variables.password,
  PUBLIKACJA_HASLO_KLUCZA: variables.passphrase,
  PUBLIKACJA_KLUCZ: variables.keyFile,
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
const tokenVariables: Partial<Record<Publishing["kind"], readonly (readonly [name: string, where: string])[]>> = {
  cloudflare: [
    ["CLOUDFLARE_API_TOKEN", "Cloudflare: My Profile → API Tokens, z prawem „Cloudflare Pages: Edit”"],
    ["CLOUDFLARE_ACCOUNT_ID", "Cloudflare: Account ID na stronie konta"],
  ],
  netlify: [["NETLIFY_AUTH_TOKEN", "Netlify: User settings → Applications → Personal access tokens"]],
};

/** Whether a variable may hold a secret. */
export const isSecret = (name: string): boolean =>
  /^(?:PUBLISH|PUBLIKACJA)_/.test(name) ||
  Object.values(tokenVariables).some((list) => list.some(([token]) => token === name));

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
    throw new UserError(`Nie ma pliku klucza ${file}. Popraw ${variables.keyFile} w pliku ${secretsFile}.`);
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
  const values = { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...environment };
  for (const [formerName, presentName] of Object.entries(formerNames))
    if (values[formerName])
      throw new UserError(`Zmienna ${formerName} nazywa się teraz ${presentName}. Zmień jej nazwę w pliku ${file}.`);
  const keyFile = values[variables.keyFile];
  const usesSsh = kind === "sftp";
  const missing = (tokenVariables[kind] ?? []).filter(([name]) => !values[name]);
  if (missing.length > 0)
    throw new UserError(
      `Brakuje danych do logowania. Dopisz je do pliku ${file}:\n${missing.map(([name, where]) => `  ${name}=…   (${where})`).join("\n")}`,
    );
  if (kind === "ftps" && !values[variables.password])
    throw new UserError(`Brakuje hasła do FTP. Dopisz je do pliku ${file}: ${variables.password}=…`);
  if (usesSsh && !values[variables.password] && !keyFile && !values.SSH_AUTH_SOCK)
    throw new UserError(
      `Brakuje hasła albo klucza do SSH. Dopisz do pliku ${file} jedno z dwojga:\n  ${variables.password}=…\n  ${variables.keyFile}=~/.ssh/id_ed25519   (ścieżka do klucza prywatnego)`,
    );
  return {
    password: values[variables.password],
    privateKey: keyFile && usesSsh ? readKey(keyFile) : undefined,
    passphrase: values[variables.passphrase],
    // Beside a named one its keys would be tried as well, and some servers lock out after a few.
    agent: values[variables.password] || keyFile ? undefined : values.SSH_AUTH_SOCK,
    environment: Object.fromEntries(
      (tokenVariables[kind] ?? []).flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name]]])),
    ),
  };
}
