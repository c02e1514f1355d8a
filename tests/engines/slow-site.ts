import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Ending of an address that is answered slowly. */
export const slowly = "?wolno";

/** The site once more: what is asked for with that ending comes after a second. */
export async function slowSite(site: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { method, headers, url = "" } = request;
    const pass = () =>
      ask(site + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    setTimeout(pass, url.endsWith(slowly) ? 1000 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
