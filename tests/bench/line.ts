import { createConnection, createServer, type Socket } from "node:net";
import type { Phone } from "./phones";

/** Size of a piece of the answer that others may come between, in bytes: a packet. */
const packet = 1460;

/** An address behind a slow line, what went over it so far, and how to take the line down. */
export type Line = { url: string; bytes: () => number; close: () => Promise<void> };

/**
 * A slow line to a server on this machine: a proxy with the delay and the throughput of a phone's, for everything that
 * comes over it, packet by packet. DevTools throttles one tab; this reaches pages prerendered beside it and service
 * workers, too. And DevTools gives a tab all of a packet's neighbours at once, so that a first paint falls on one of
 * few moments.
 *
 * @param target address of the server
 */
export async function slowLine(target: string, { latency, throughput }: Phone): Promise<Line> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = 0;
  /** When the line has carried all that was given to it, in milliseconds. */
  let free = 0;

  const later = (delay: number, task: () => void) => setTimeout(task, delay);
  const carry = (data: Buffer, to: Socket) => {
    for (let start = 0; start < data.length; start += packet) {
      const piece = data.subarray(start, start + packet);
      free = Math.max(free, performance.now()) + (piece.length / throughput) * 1000;
      sent += piece.length;
      later(free - performance.now() + latency / 2, () => to.writable && to.write(piece));
    }
  };

  const server = createServer((client) => {
    const upstream = createConnection(Number(port), hostname);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    // The handshake takes a round trip before the first request is sent.
    let opening = latency;
    client.on("data", (data) => {
      later(opening + latency / 2, () => upstream.writable && upstream.write(data));
      opening = 0;
    });
    upstream.on("data", (data) => carry(data, client));
    client.on("close", () => upstream.destroy());
    upstream.on("end", () => later(Math.max(0, free - performance.now()) + latency, () => client.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The line has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
