import { type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Where the names of the site are answered; left out: where the domain says. For tests on one machine. */
export type Place = { host: string; http: number; https: number; ca: string };

/** An answer as it came, its body unpacked. Nothing is followed. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** An answer, or why there is none. */
export type Answered = { address: string; reply?: Reply; failure?: string };

/** A server that says nothing for so long is as good as none. Milliseconds. */
const patience = 20_000;

function unpacked(data: Buffer, encoding: string | undefined): Buffer {
  if (data.length === 0) return data;
  if (encoding === "br") return brotliDecompressSync(data);
  return encoding === "gzip" ? gunzipSync(data) : data;
}

async function read(message: IncomingMessage): Promise<Reply> {
  const data = await buffer(message);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
  );
  try {
    return { status: message.statusCode ?? 0, headers, body: unpacked(data, headers["content-encoding"]) };
  } catch {
    throw new Error("przysłał uszkodzony plik: kopia skompresowana (.br albo .gz) nie daje się rozpakować");
  }
}

/** What a failed connection means to the owner of a site. */
const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: "nie ma takiego adresu w internecie. Sprawdź wpisy DNS domeny",
  EAI_AGAIN: "nie udało się sprawdzić adresu domeny. Sprawdź połączenie z internetem",
  ECONNREFUSED: "serwer nie przyjmuje połączeń. Sprawdź, czy jest włączony",
  ECONNRESET: "serwer zerwał połączenie",
  CERT_HAS_EXPIRED: "certyfikat wygasł. Odnów go w panelu hostingu",
  ERR_TLS_CERT_ALTNAME_INVALID: "certyfikat jest wystawiony na inną nazwę. Dodaj tę nazwę do certyfikatu",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certyfikatu nie wystawił nikt zaufany. Włącz certyfikat w panelu hostingu",
};

/** Asks for an address as a browser would, and follows nothing. A failure is told in Polish. */
export function ask(address: string, place?: Place): Promise<Answered> {
  const { protocol, hostname, host, pathname, search, port } = new URL(address);
  const https = protocol === "https:";
  const options = {
    host: place?.host ?? hostname,
    port: place ? (https ? place.https : place.http) : port || undefined,
    path: pathname + search,
    servername: hostname,
    headers: { Host: host, "Accept-Encoding": "br, gzip", "User-Agent": "sprawdzenie po publikacji" },
    timeout: patience,
    ca: place?.ca,
  };
  return new Promise((resolve) => {
    const fail = ({ code = "", message }: NodeJS.ErrnoException) =>
      resolve({ address, failure: failures[code] ?? message });
    const asked = (https ? secure : plain)(options, (message) =>
      read(message).then((reply) => resolve({ address, reply }), fail),
    );
    asked.on("timeout", () => asked.destroy(new Error(`serwer nie odpowiada od ${patience / 1000} sekund`)));
    asked.on("error", fail);
    asked.end();
  });
}
