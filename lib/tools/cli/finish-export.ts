/** What an export needs after Next.js has written its pages, for `npm run build`: the folder is its argument. */
import { finishExport } from "@/lib/tools/make/finish";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("The folder of the export is missing.");
try {
  await finishExport(folder, { plain: process.env.DEFER_HYDRATION === "0" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
