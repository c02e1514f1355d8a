/** OpenSSH's own server on 127.0.0.1 with throwaway keys, for one test file. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { programPath } from "@/tests/delivery/local/process";

export type SshServer = {
  port: number;
  user: string;
  /** Fingerprint of the host key. */
  hostKey: string;
  /** Path of the private key that is let in. */
  keyFile: string;
  privateKey: string;
  close: () => Promise<void>;
};

export const hasSshServer = programPath("sshd") !== undefined && programPath("ssh-keygen") !== undefined;

/** A user who may write only what is theirs, known to nobody but this server. */
export const ordinaryUser = { name: "strona", id: 54_321 };
/** Puts a file in the place of the system's list of users for one program and what it starts. */
const withUsers = (file: string, program: readonly string[]) => [
  "-m",
  "sh",
  "-c",
  'mount --bind "$1" /etc/passwd && shift && exec "$@"',
  "sh",
  file,
  ...program,
];
export const hasOrdinaryUser =
  process.getuid?.() === 0 && spawnSync("unshare", withUsers("/etc/passwd", ["true"])).status === 0;
export const noOrdinaryUser = "a server that knows an ordinary user cannot be started here";

/** Makes a key and gives its fingerprint. */
export function makeKey(file: string, passphrase = ""): string {
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", passphrase, "-f", file]);
  const [, print = ""] = execFileSync("ssh-keygen", ["-lf", `${file}.pub`], { encoding: "utf8" }).split(" ");
  return print;
}

/**
 * Starts the server and waits until it says that it listens.
 * @param ordinary logs in as a user of this server's own, whose rights count, and not as whoever runs the tests
 */
export async function startSsh(dir: string, { ordinary = false }: { ordinary?: boolean } = {}): Promise<SshServer> {
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
    PerSourcePenalties: undefined,
    Subsystem: "sftp internal-sftp",
  };
  const lines = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  writeFileSync(config, `${lines.join("\n")}\n`);
  // The folder in which the server locks itself up before anybody has logged in.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  let command = [programPath("sshd") ?? "", "-D", "-e", "-f", config];
  if (ordinary) {
    const { name, id } = ordinaryUser;
    const [home, users] = [join(folder, "home"), join(folder, "users")];
    mkdirSync(home);
    chownSync(home, id, id);
    writeFileSync(users, `${readFileSync("/etc/passwd", "utf8")}${name}:*:${id}:${id}::${home}:/bin/sh\n`);
    command = ["unshare", ...withUsers(users, command)];
  }
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (data) => {
      said += data;
      if (said.includes("Server listening")) resolve();
    });
    child.once("exit", () => reject(new Error(`sshd did not start: ${said}`)));
  });
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const user = ordinary ? ordinaryUser.name : userInfo().username;
  return { port, user, hostKey, keyFile, privateKey: readFileSync(keyFile, "utf8"), close };
}
