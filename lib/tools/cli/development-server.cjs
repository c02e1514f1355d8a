/**
 * Loaded into each process of the development server before Next.js, which has no settings for this. The server
 * listens on a pipe that only its user can open, in place of a port, where any page or user of this computer could ask
 * it for code or a debugger. It opens no debugger, and ends with the command that started it, however that ends.
 */
const { mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { Server } = require("node:http");
const inspector = require("node:inspector");
const { dirname } = require("node:path");

const { DEVELOPMENT_PIPE: pipe } = process.env;
// On Windows pipes are no files.
const isFile = process.platform !== "win32";
const { listen } = Server.prototype;

Server.prototype.listen = function listenOnPipe(...given) {
  // The server before a restart leaves its file.
  if (isFile) rmSync(pipe, { force: true });
  // So that folder-lock.ts ends no server but this one.
  writeFileSync(".cache/development.pid", String(process.pid));
  return listen.call(this, pipe, ...given.filter((value) => typeof value === "function"));
};
inspector.open = () => {
  throw new Error("The development server opens no debugger.");
};
if (process.send) process.once("disconnect", () => process.exit());
// Only the first process keeps the pipe's folder, as it starts the server anew when settings change.
if (isFile && process.argv[2] === "dev") {
  mkdirSync(dirname(pipe), { mode: 0o700 });
  process.once("exit", () => rmSync(dirname(pipe), { recursive: true, force: true }));
}
