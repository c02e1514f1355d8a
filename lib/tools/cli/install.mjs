import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.lockfile-hash";

/**
 * Installs the packages of the lockfile if node_modules is missing or belongs to another lockfile. Plain JavaScript
 * that needs only Node.js and npm. Ends the process if npm fails.
 */
export function installIfNeeded() {
  const hash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("Instaluję potrzebne programy (npm ci), za pierwszym razem kilka minut…");
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("Instalacja się nie udała, powód jest powyżej. Sprawdź, czy działa internet, i spróbuj jeszcze raz.");
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
