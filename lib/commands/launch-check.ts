/** `npm run launch-check`: every demonstration value still in place, and every figure the owner has to confirm. */
import "./check-node.mjs";
import { launchItems } from "@/lib/build/checks/launch";

const items = launchItems();
for (const [level, title] of [
  ["blocks", "Trzeba zmienić przed uruchomieniem"],
  ["confirm", "Do potwierdzenia przez właściciela"],
] as const) {
  const list = items.filter((item) => item.level === level);
  console.log(`${title}: ${list.length}`);
  for (const { file, what } of list) console.log(`  ${file}: ${what}`);
}
process.exitCode = items.some(({ level }) => level === "blocks") ? 1 : 0;
