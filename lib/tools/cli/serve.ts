import { startServer } from "@/lib/tools/hosting/serve";

/** `npm run serve`: serves out/, or the folder named, by the site's own delivery rules on 127.0.0.1:3000, or the next
 * free port, or PORT. */
export async function serve([root]: readonly string[]): Promise<number> {
  const { url } = await startServer({ root });
  console.log(`Strona działa pod adresem ${url} (Ctrl+C kończy).`);
  return 0;
}
