import { spawn } from "node:child_process";
import type { Publishing } from "@/lib/content/types";
import { filesOfCdns } from "@/lib/tools/publish/local-site";
import { PublishError } from "@/lib/tools/publish/problem";
import type { Secrets } from "@/lib/tools/publish/secrets";
import { actionProblem, programProblem } from "@/lib/tools/publish/targets/explain";
import type { RemoteFolder } from "@/lib/tools/publish/targets/folder";
import { openSsh } from "@/lib/tools/publish/targets/sftp";
import { ended, overConnection } from "./line";

export type RsyncTarget = Extract<Publishing, { kind: "rsync" }>;

/** What a program answered. */
export type Answer = { status: number; output: string };

/** A VPS: its folder for releases, commands on it, and rsync to it. */
export type Server = {
  /** `folder` of content/publishing.ts. */
  files: RemoteFolder;
  /** Runs a POSIX shell script on the server. The arguments are its $1, $2 …, the input its standard input. */
  run: (script: string, args?: readonly string[], input?: string) => Promise<Answer>;
  /**
   * Sends a folder into one below `folder`. Files that are the same in the folder `like`, beside it, become hard links.
   * @param options like: a folder beside it; signal: ends rsync
   * @returns lines rsync says of what it does
   */
  send: (
    from: string,
    to: string,
    options: { like?: string | undefined; dryRun?: boolean; signal?: AbortSignal | undefined },
  ) => Promise<string[]>;
  close: () => Promise<void>;
};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Runs the rsync of this computer. @param signal ends it */
function runRsync(args: readonly string[], signal: AbortSignal | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn("rsync", args, { stdio: ["ignore", "pipe", "pipe"], ...(signal && { signal }) });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.once("error", (error) =>
      reject(
        signal?.aborted
          ? error
          : new PublishError(
              "Na tym komputerze nie ma programu rsync. Zainstaluj go (Debian i Ubuntu: sudo apt install rsync).",
            ),
      ),
    );
    child.once("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/** What the owner reads when rsync has not done it. */
function sendProblem(output: string, remote: number | undefined): PublishError {
  const what = "Wysyłanie plików programem rsync";
  if (remote === 127)
    return new PublishError(
      "Na serwerze nie ma programu rsync. Zainstaluj go tam (Debian i Ubuntu: sudo apt install rsync) i uruchom npm run deploy jeszcze raz. Strona na serwerze działa dalej bez zmian.",
    );
  return programProblem(output, what);
}

/**
 * Connects to a VPS. Files, commands and rsync all go over one connection.
 * @param patience milliseconds without a word after which the server counts as gone
 * @throws PublishError in Polish when the server, its key or the login are not right, or there is no such folder
 */
export async function openServer(target: RsyncTarget, secrets: Secrets, patience?: number): Promise<Server> {
  const { folder } = target;
  const { password, privateKey, passphrase, agent } = secrets;
  const { files, exec } = await openSsh(
    { ...target, password, privateKey, passphrase, agent },
    { protocol: "SSH", ...(patience !== undefined && { patience }) },
  );
  return {
    files,
    async run(script, args = [], input = "") {
      try {
        return await exec(["sh", "-c", script, "sh", ...args].map(quoted).join(" "), async (channel) => {
          let output = "";
          for (const stream of [channel, channel.stderr]) stream.on("data", (data: Buffer) => (output += data));
          channel.end(input);
          return { status: await ended(channel), output };
        });
      } catch (error) {
        throw actionProblem(error, "Polecenie na serwerze");
      }
    },
    async send(from, to, { like, dryRun = false, signal }) {
      const args = [
        // By content, without times: a build gives every file a new one.
        ...["-r", "--checksum", "--delete", "--chmod=D755,F644"],
        // Line by line: once this process is gone, rsync ends at its next word.
        ...["--outbuf=L", "--out-format=%o %n"],
        ...filesOfCdns.map((file) => `--exclude=/${file}`),
        ...(like ? [`--link-dest=../${like}`] : []),
        ...(dryRun ? ["--dry-run"] : []),
      ];
      const { result, remote } = await overConnection(exec, (shell) =>
        // The name before the colon is for rsync alone: the connection knows where it leads.
        runRsync([...args, "-e", shell, `${from}/`, `serwer:${folder}/${to}/`], signal),
      ).catch((error) => {
        throw signal?.aborted ? error : actionProblem(error, "Wysyłanie plików");
      });
      if (result.status !== 0) throw sendProblem(`${result.output}\n${remote.said}`, remote.status);
      return result.output.split("\n").filter((line) => /^(?:send|del)/.test(line) && !line.endsWith("/"));
    },
    close: () => files.close(),
  };
}

/** The answer of a script that has to succeed. @throws PublishError with its words */
export async function mustRun(server: Server, what: string, ...call: Parameters<Server["run"]>): Promise<string> {
  const { status, output } = await server.run(...call);
  if (status === 0) return output;
  throw programProblem(output, what);
}
