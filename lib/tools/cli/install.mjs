import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.lockfile-hash";

/**
 * Installs the packages of the lockfile if node_modules is missing or belongs to another lockfile. Plain JavaScript
 * that needs only Node.js and npm.
 * @throws Error if npm fails
 */
export function installIfNeeded() {
  const hash = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("Installing packages from package-lock.json (npm ci) …");
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error("npm ci failed; its own message is above.");
  writeFileSync(stamp, hash);
}
