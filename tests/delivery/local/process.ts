import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, isIP, type Server } from "node:net";
import { join } from "node:path";

/** Full path of a program, also in folders that only root has in PATH. */
export function programPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Makes a self-signed certificate for names and addresses in a folder, unless it has one. */
export function selfSigned(folder: string, names: readonly string[]): { certificate: string; key: string } {
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  if (existsSync(files.certificate)) return files;
  mkdirSync(folder, { recursive: true });
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const subjects = names.map((name) => `${isIP(name) ? "IP" : "DNS"}:${name}`).join(",");
  const subject = ["-subj", `/CN=${names[0]}`, "-addext", `subjectAltName=${subjects}`];
  const output = ["-keyout", files.key, "-out", files.certificate];
  execFileSync("openssl", ["req", "-x509", ...curve, ...subject, ...output], { stdio: "ignore" });
  return files;
}

const answersHttp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/robots.txt`, { redirect: "manual" }).then(
    () => true,
    () => false,
  );

/** Whether a server sends a greeting, as FTP and SSH do. */
export const sendsGreeting = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("data", () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Waits until a program answers. wait-on would bring axios, joi, lodash and rxjs for these lines. */
async function waitUntilUp({ port, answers = answersHttp }: Program, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** A program to start. @property answers whether it is ready; default: it answers http */
export type Program = {
  path: string;
  args: string[];
  port: number;
  answers?: (port: number) => Promise<boolean>;
  environment?: Record<string, string>;
};

export async function startProgram(program: Program) {
  const { path, args, environment = {} } = program;
  const child = spawn(path, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  if (await waitUntilUp(program, child)) return { pid: child.pid, close };
  await close();
  throw new Error(`${path} did not start: ${output.slice(-2000)}`);
}

/** Lets a server listen on this machine. @returns its port */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts an http server in this process. `reopen` starts it again on its port. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(server);
  return { port, close, reopen: () => listen(server, port) };
}

/** Sets up something with a `close`. @param make registers how each part ends; these ends also run if it fails */
export async function setUp<Made>(make: (atEnd: (end: () => unknown) => void) => Promise<Made>) {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await make((end) => ends.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds of CPU that a process and its children have used, in steps of ten. Linux only. */
export function cpuUsed(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + cpuUsed(child), 10 * ((user ?? 0) + (system ?? 0)));
}
