import { spawn } from "node:child_process";
import { once } from "node:events";
import { programPath } from "@/tests/delivery/local/process";

/** The server of virtual screens, where it is installed. */
export const screenProgram = programPath("Xvfb");

/**
 * Starts a screen that nobody sees, larger than any window of the tests.
 * @returns its name for DISPLAY, and what ends it
 */
export async function virtualScreen(): Promise<{ display: string; close: () => Promise<void> }> {
  if (!screenProgram) throw new Error("Xvfb is not installed.");
  // It looks for a free number itself and writes it to the given descriptor when it is ready.
  const child = spawn(screenProgram, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const number = child.stdio[3];
  if (!number) throw new Error("Xvfb was started without its descriptor.");
  const [said] = await Promise.race([once(number, "data"), ended.then(() => [undefined])]);
  if (said === undefined) throw new Error("Xvfb did not start.");
  return {
    display: `:${String(said).trim()}`,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
