import { createConnection, createServer, type Socket } from "node:net";
import { listen } from "@/tests/delivery/local/process";
import type { Phone } from "./visit";

/** Bytes of one packet. Packets of several answers take turns on the line. */
const packet = 1460;

/** An address behind a slow line, and how to take the line down. */
export type Line = { url: string; close: () => Promise<void> };

/**
 * Opens a slow line to a server on this machine: a proxy that delays and throttles everything, packet by packet.
 * DevTools' own throttling hands over many packets at once, so that first paints fall on a few moments only.
 *
 * @param target address of the server
 */
export async function slowLine(target: string, { latency, throughput }: Phone): Promise<Line> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  /** Time in milliseconds when everything queued so far has been carried. */
  let free = 0;

  const later = (delay: number, task: () => void) => setTimeout(task, delay);
  const carry = (data: Buffer, to: Socket) => {
    for (let start = 0; start < data.length; start += packet) {
      const piece = data.subarray(start, start + packet);
      free = Math.max(free, performance.now()) + (piece.length / throughput) * 1000;
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
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
