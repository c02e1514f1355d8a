import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LocalServer } from "@/tests/delivery/local/servers";

/** An answer, its body unpacked. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };
/** What to ask besides the path. */
export type Question = {
  method?: string;
  headers?: Record<string, string>;
  /** Over plain http, on a server that speaks https as well. */
  insecure?: boolean;
  host?: string;
};

function unpack(data: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(data).toString();
  return encoding === "gzip" ? gunzipSync(data).toString() : data.toString();
}

/** Sends a path exactly as written, without the normalising that fetch does, and follows nothing. */
export function ask(server: LocalServer, path: string, question: Question = {}): Promise<Reply> {
  const { method = "GET", headers = {}, insecure = false, host = server.host } = question;
  const secure = server.httpsPort !== undefined && !insecure;
  const options = {
    host: "127.0.0.1",
    port: secure ? server.httpsPort : server.httpPort,
    path,
    method,
    headers: { host, ...server.headers, ...headers },
    agent: false as const,
    ...(secure ? { rejectUnauthorized: false, servername: host } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const data = Buffer.concat(chunks);
        const encoding = method === "HEAD" || data.length === 0 ? undefined : response.headers["content-encoding"];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: unpack(data, encoding) });
      });
    });
    request.on("error", reject);
    request.end();
  });
}
