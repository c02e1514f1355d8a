import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Publishing } from "@/lib/content/types";
import { filesOfCdns } from "@/lib/publish/local-site";
import { messageOf, PublishError } from "@/lib/publish/problem";
import { connectionProblem } from "@/lib/publish/remote/explain";
import type { RemoteFolder } from "@/lib/publish/remote/folder";
import { openSftp } from "@/lib/publish/remote/sftp";
import type { Secrets } from "@/lib/publish/secrets";

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

function runLocally(
  program: string,
  args: readonly string[],
  { input = "", signal }: { input?: string; signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"], ...(signal && { signal }) });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    child.once("error", (error) =>
      reject(
        signal?.aborted
          ? error
          : new PublishError(
              `Na tym komputerze nie ma programu ${program}. Zainstaluj go (Debian: sudo apt install rsync openssh-client).`,
            ),
      ),
    );
    child.once("close", (status) => resolve({ status: status ?? 1, output }));
    // A program that ends early reads no further.
    child.stdin.on("error", () => undefined).end(input);
  });
}

/**
 * Connects to a VPS. Keys and locks go over SFTP, files over rsync; both know the server by the same key.
 * @throws PublishError in Polish when the server, its key or the login are not right, or there is no such folder
 */
export async function openServer(target: RsyncTarget, secrets: Secrets): Promise<Server> {
  const { server, port = 22, user, folder } = target;
  let hostKey: Buffer = Buffer.alloc(0);
  const files = await openSftp(
    { ...target, agent: secrets.agent, passphrase: secrets.passphrase, privateKey: secrets.privateKey },
    { onHostKey: (key) => (hostKey = key) },
  );
  const dir = mkdtempSync(join(tmpdir(), "publikacja-"));
  const knownHosts = join(dir, "known_hosts");
  // "ssh-ed25519" and the like stand at the beginning of a key, after their length.
  const type = hostKey.subarray(4, 4 + hostKey.readUInt32BE(0)).toString();
  writeFileSync(
    knownHosts,
    `[${server}]:${port} ${type} ${hostKey.toString("base64")}\n${server} ${type} ${hostKey.toString("base64")}\n`,
  );
  const options = [
    ...["-p", String(port), "-o", `UserKnownHostsFile=${knownHosts}`, "-o", "StrictHostKeyChecking=yes"],
    ...["-o", `HostKeyAlgorithms=${type === "ssh-rsa" ? "rsa-sha2-512,rsa-sha2-256" : type}`],
    ...[
      "-o",
      "BatchMode=yes",
      "-o",
      "ServerAliveInterval=10",
      "-o",
      "ServerAliveCountMax=3",
      "-o",
      "ConnectTimeout=30",
    ],
    ...(secrets.keyFile ? ["-i", secrets.keyFile, "-o", "IdentitiesOnly=yes"] : []),
  ];
  const place = `${user}@${server}`;
  /** ssh and rsync end with 255, 10, 12 or 30 when the line is gone. */
  const checked = (answer: Answer): Answer => {
    if ([10, 12, 30, 255].includes(answer.status))
      throw connectionProblem(new Error(answer.output.trim()), { protocol: "SSH", server, port, user });
    return answer;
  };
  return {
    files,
    run: async (script, args = [], input = "") =>
      checked(
        await runLocally("ssh", [...options, place, ["sh", "-c", script, "sh", ...args].map(quoted).join(" ")], {
          input,
        }),
      ),
    async send(from, to, { like, dryRun = false, signal }) {
      const args = [
        // By content, without times: a build gives every file a new one.
        ...["-r", "--checksum", "--delete", "--chmod=D755,F644"],
        // Line by line: once this process is gone, rsync ends at its next word.
        ...["--outbuf=L", "--out-format=%o %n"],
        ...filesOfCdns.map((file) => `--exclude=/${file}`),
        ...(like ? [`--link-dest=../${like}`] : []),
        ...(dryRun ? ["--dry-run"] : []),
        ...["-e", ["ssh", ...options].map(quoted).join(" ")],
        `${from}/`,
        `${place}:${folder}/${to}/`,
      ];
      const { status, output } = checked(await runLocally("rsync", args, { signal }));
      if (status !== 0)
        throw new PublishError(
          `Wysyłanie plików programem rsync nie powiodło się. Najczęściej brakuje miejsca albo prawa zapisu w folderze ${folder}. Strona na serwerze działa dalej bez zmian.\n${output.trim()}`,
        );
      return output.split("\n").filter((line) => /^(?:send|del)/.test(line) && !line.endsWith("/"));
    },
    async close() {
      rmSync(dir, { recursive: true, force: true });
      await files.close();
    },
  };
}

/** The answer of a script that has to succeed. @throws PublishError with its words */
export async function mustRun(server: Server, what: string, ...call: Parameters<Server["run"]>): Promise<string> {
  const { status, output } = await server.run(...call);
  if (status === 0) return output;
  throw new PublishError(
    `${what}: serwer odpowiedział „${messageOf(new Error(output.trim()))}”. Strona na serwerze działa dalej.`,
  );
}
