import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { printable } from "@/lib/tools/printable";

/** Resolves the site's names to one machine, for tests. */
export type TestServer = { host: string; http: number; https: number; ca: string };

/** A response with its body unpacked. Redirects are not followed. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** The response, or the reason in Polish why there is none. */
export type FetchResult = { address: string; reply?: Reply; failure?: string };

/** Milliseconds without an answer after which the server counts as gone, and milliseconds of a whole answer. */
const [timeout, longest] = [20_000, 120_000];

/** Bytes of an answer, also unpacked: a server may send without end. */
const maxSize = 25 * 1024 ** 2;

function unpack(data: Buffer, encoding: string | undefined): Buffer {
  if (data.length === 0) return data;
  const options = { maxOutputLength: maxSize };
  if (encoding === "br") return brotliDecompressSync(data, options);
  return encoding === "gzip" ? gunzipSync(data, options) : data;
}

async function readResponse(message: IncomingMessage): Promise<Reply> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > maxSize) throw new Error(`przysyła więcej niż ${maxSize / 1024 ** 2} MB, a tak dużych plików tu nie ma`);
  }
  const data = Buffer.concat(parts);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
  try {
    return { status: message.statusCode ?? 0, headers, body: unpack(data, headers["content-encoding"]) };
  } catch {
    throw new Error("przysłał uszkodzony plik: kopia skompresowana (.br albo .gz) nie daje się rozpakować");
  }
}

/** Reasons for failed connections, for the owner of a site. */
const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: "nie ma takiego adresu w internecie. Sprawdź wpisy DNS domeny",
  EAI_AGAIN: "nie udało się sprawdzić adresu domeny. Sprawdź połączenie z internetem",
  ECONNREFUSED: "serwer nie przyjmuje połączeń. Sprawdź, czy jest włączony",
  ECONNRESET: "serwer zerwał połączenie",
  CERT_HAS_EXPIRED: "certyfikat wygasł. Odnów go w panelu hostingu",
  ERR_TLS_CERT_ALTNAME_INVALID: "certyfikat jest wystawiony na inną nazwę. Dodaj tę nazwę do certyfikatu",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certyfikatu nie wystawił nikt zaufany. Włącz certyfikat w panelu hostingu",
};

/** Requests an address as a browser would, without following redirects. Does not throw. */
export function fetchAddress(address: string, testServer?: TestServer): Promise<FetchResult> {
  const { protocol, hostname, host, pathname, search, port } = new URL(address);
  const https = protocol === "https:";
  const options = {
    host: testServer?.host ?? hostname,
    port: testServer ? (https ? testServer.https : testServer.http) : port || undefined,
    path: pathname + search,
    servername: hostname,
    headers: { Host: host, "Accept-Encoding": "br, gzip", "User-Agent": "sprawdzenie po publikacji" },
    timeout,
    signal: AbortSignal.timeout(longest),
    ca: testServer?.ca,
  };
  return new Promise((resolve) => {
    const resolveFailure = ({ code = "", message }: NodeJS.ErrnoException) =>
      resolve({ address, failure: failures[code] ?? printable(message) });
    const request = (https ? httpsRequest : httpRequest)(options, (message) =>
      readResponse(message).then((reply) => resolve({ address, reply }), resolveFailure),
    );
    request.on("timeout", () => request.destroy(new Error(`serwer nie odpowiada od ${timeout / 1000} sekund`)));
    request.on("error", resolveFailure);
    request.end();
  });
}
