import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { parseEnv } from "node:util";
import type { Publishing } from "@/lib/content/types";
import { UserError } from "@/lib/tools/user-error";

/** Secrets file beside package.json, outside git. The environment takes precedence. */
const secretsFile = ".env.publikacja";

/** Names of the variables, in the environment and in the file. */
const variables = {
  password: "PUBLISH_PASSWORD",
  keyFile: "PUBLISH_KEY",
  passphrase: "PUBLISH_KEY_PASSWORD",
} as const;

/** Logins, which content/publishing.ts does not hold. */
export type Secrets = {
  password?: string | undefined;
  /** Text of the private key. */
  privateKey?: string | undefined;
  passphrase?: string | undefined;
  /** Socket of an SSH agent, used without password and key. */
  agent?: string | undefined;
};

/** Secrets that a kind of host takes, with the owner's words for them. One of the two of SFTP is enough. */
const labels: Partial<Record<Publishing["kind"], Readonly<Record<string, string>>>> = {
  sftp: {
    [variables.password]: "Hasło do serwera",
    [variables.keyFile]: "Plik z kluczem SSH zamiast hasła, na przykład ~/.ssh/id_ed25519",
    [variables.passphrase]: "Hasło klucza SSH, jeśli je ma",
  },
  ftps: { [variables.password]: "Hasło do FTP" },
};

const readFile = (file: string): NodeJS.Dict<string> => (existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {});

/** Lists the secrets of a kind of host: name of the variable, Polish label, whether it has a value. Never the value. */
export function secretsFor(
  kind: Publishing["kind"],
  environment: Readonly<Record<string, string | undefined>> = process.env,
  file = secretsFile,
): { name: string; label: string; isSet: boolean }[] {
  const values = { ...readFile(file), ...environment };
  return Object.entries(labels[kind] ?? {}).map(([name, label]) => ({ name, label, isSet: Boolean(values[name]) }));
}

/** Quotation marks of the secrets file. Within the first two a value stands as it is. */
const quotes = ["'", "`", '"'];

/**
 * Writes a secret into the file, which only its owner can read. An empty value removes it.
 * @throws UserError for a name that no host takes, and for a value that the file cannot hold
 */
export function setSecret({ name, value }: { name: string; value: string }, file = secretsFile): void {
  if (!Object.values(labels).some((list) => Object.hasOwn(list, name)))
    throw new UserError(`Nie ma hasła o nazwie „${name}”.`);
  const secret = value.trim();
  const quote = quotes.find((one) => !secret.includes(one) && !(one === '"' && secret.includes("\\")));
  if (/[\r\n\0]/.test(secret) || quote === undefined)
    throw new UserError(
      "Tego hasła nie da się zapisać: ma kilka wierszy albo wszystkie rodzaje cudzysłowów. Zmień je.",
    );
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split(/\r?\n/) : [];
  const others = lines.filter((line) => line !== "" && !new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line));
  writeFileSync(file, [...others, ...(secret ? [`${name}=${quote}${secret}${quote}`] : []), ""].join("\n"), {
    mode: 0o600,
  });
  // The mode above is only for a new file.
  chmodSync(file, 0o600);
}

/** Warns where other users can read the secrets file. Windows has other permissions. */
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
 * Reads and checks the secrets of a target.
 * @param environment variables of the process
 * @param file the secrets file
 * @throws UserError in Polish with what is missing and where to get it
 */
export function readSecrets(
  { kind }: Publishing,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  file = secretsFile,
): Secrets {
  const values = { ...readFile(file), ...environment };
  const keyFile = values[variables.keyFile];
  const usesSsh = kind === "sftp";
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
    // With a password or key the agent's keys would be tried too, and some servers lock out after a few attempts.
    agent: values[variables.password] || keyFile ? undefined : values.SSH_AUTH_SOCK,
  };
}
