/** OpenSSH's own server on 127.0.0.1 with throwaway keys, for one test file. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  /** How many connections have logged in so far, by the server's own log. */
  logins: () => number;
  close: () => Promise<void>;
};

export const hasSshServer = programPath("sshd") !== undefined && programPath("ssh-keygen") !== undefined;

function makeKey(file: string): string {
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file]);
  const [, print = ""] = execFileSync("ssh-keygen", ["-lf", `${file}.pub`], { encoding: "utf8" }).split(" ");
  return print;
}

/** Starts the server and waits until it says that it listens. */
export async function startSsh(dir: string): Promise<SshServer> {
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
  const child = spawn(programPath("sshd") ?? "", ["-D", "-e", "-f", config], { stdio: ["ignore", "ignore", "pipe"] });
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
  const logins = () => said.match(/^Accepted /gm)?.length ?? 0;
  return {
    port,
    user: userInfo().username,
    hostKey,
    keyFile,
    privateKey: readFileSync(keyFile, "utf8"),
    logins,
    close,
  };
}
