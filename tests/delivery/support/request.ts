import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LocalServer } from "@/tests/delivery/local/servers";

/** Headers by lower-case names, the body unpacked. Status 0: the server hung up. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string };
export type Question = {
  method?: string;
  /** Undefined removes a header. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** Over http, even on a server with https. */
  insecure?: boolean;
  host?: string;
};

function unpack(data: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(data);
  return encoding === "gzip" ? gunzipSync(data) : data;
}

/** Returns a chunked body without the lengths of its chunks. */
function joinChunks(data: Buffer): Buffer {
  const end = data.indexOf("\r\n");
  const size = Number.parseInt(data.toString("latin1", 0, end), 16);
  if (!size) return Buffer.alloc(0);
  return Buffer.concat([data.subarray(end + 2, end + 2 + size), joinChunks(data.subarray(end + 4 + size))]);
}

function parse(data: Buffer): Reply {
  const end = data.indexOf("\r\n\r\n");
  const [first = "", ...lines] = data.toString("latin1", 0, Math.max(0, end)).split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const rest = data.subarray(end + 4);
  const body = headers["transfer-encoding"] === "chunked" ? joinChunks(rest) : rest;
  const whole = body.length > 0 && headers["content-range"] === undefined;
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers,
    body: (whole ? unpack(body, headers["content-encoding"]) : body).toString(),
  };
}

/**
 * Sends a request byte by byte and follows no redirect. Clients would normalise the path or refuse to send it.
 * @param path one character for each byte
 */
export function ask(server: LocalServer, path: string, question: Question = {}): Promise<Reply> {
  const { method = "GET", insecure = false, host = server.host } = question;
  const headers = { Host: host, ...server.headers, ...question.headers, Connection: "close" };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const text = [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const place = { host: "127.0.0.1", port: insecure ? server.httpPort : (server.httpsPort ?? server.httpPort) };
  const secure = server.httpsPort !== undefined && !insecure;
  return new Promise((resolve, reject) => {
    const socket = secure
      ? connectSecurely({ ...place, rejectUnauthorized: false, servername: server.host }, () => send())
      : connect(place, () => send());
    const send = () => socket.write(text, "latin1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses a request hangs up while it is still being sent.
    socket.on(
      "error",
      (error: NodeJS.ErrnoException) => ["EPIPE", "ECONNRESET"].includes(error.code ?? "") || reject(error),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`${server.name} does not answer ${method} ${path}`)));
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
  });
}
