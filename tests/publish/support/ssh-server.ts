import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { programPath, sendsGreeting, startProgram } from "@/tests/delivery/local/process";

export type SshServer = Awaited<ReturnType<typeof startSsh>>;

export const hasSshServer = programPath("sshd") !== undefined && programPath("ssh-keygen") !== undefined;

/** A user without rights in others' folders. */
const ordinaryUser = "www-data";

/** Makes a key. @returns its fingerprint */
export function makeKey(file: string, passphrase = ""): string {
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", passphrase, "-f", file]);
  const [, keyFingerprint = ""] = execFileSync("ssh-keygen", ["-lf", `${file}.pub`], { encoding: "utf8" }).split(" ");
  return keyFingerprint;
}

/** Starts OpenSSH's server with new keys. @param ordinary logs in a user without root's rights */
export async function startSsh(dir: string, { ordinary = false }: { ordinary?: boolean } = {}) {
  const folder = join(dir, "sshd");
  mkdirSync(folder, { recursive: true });
  const hostKey = makeKey(join(folder, "host"));
  const keyFile = join(folder, "user");
  makeKey(keyFile);
  const port = await getPort({ host: "127.0.0.1" });
  const config = join(folder, "sshd_config");
  const settings = {
    Port: port,
    ListenAddress: "127.0.0.1",
    HostKey: join(folder, "host"),
    AuthorizedKeysFile: `${keyFile}.pub`,
    PidFile: "none",
    StrictModes: "no",
    UsePAM: "no",
    PermitRootLogin: "yes",
    PasswordAuthentication: "yes",
    MaxStartups: 100,
    Subsystem: "sftp internal-sftp",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(config, lines.join(""));
  // sshd changes to this folder before a login.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const server = [programPath("sshd") ?? "", "-D", "-e", "-f", config];
  const asOther = ordinary && process.getuid?.() === 0;
  if (asOther) execFileSync("chown", ["-R", ordinaryUser, folder]);
  const setprivArgs = [`--reuid=${ordinaryUser}`, `--regid=${ordinaryUser}`, "--clear-groups"];
  const [path = "", ...args] = asOther ? ["setpriv", ...setprivArgs, ...server] : server;
  const { close } = await startProgram({ path, args, port, answers: sendsGreeting });
  const user = asOther ? ordinaryUser : userInfo().username;
  return { port, user, hostKey, keyFile, privateKey: readFileSync(keyFile, "utf8"), close };
}
