import { startServer } from "@/lib/tools/hosting/serve";

/** `npm run serve`: serves out/, or the given folder, by the delivery rules. Port: PORT, else 3000 or the next free. */
export async function serve([root]: readonly string[]): Promise<number> {
  const { url } = await startServer({ root });
  console.log(`Strona działa pod adresem ${url} (Ctrl+C kończy).`);
  return 0;
}
