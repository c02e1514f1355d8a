import { createConnection, createServer, type Socket } from "node:net";
import { listen } from "@/tests/delivery/local/process";
import type { Phone } from "./visit";

/** Bytes of a packet. Packets of several answers take turns. */
const packet = 1460;

export type Line = { url: string; close: () => Promise<void> };

/**
 * Starts a proxy to a server of this machine that delays and throttles every packet. The throttling of DevTools passes
 * on many packets at once, so that first paints cluster.
 * @param target address of the server
 */
export async function slowLine(target: string, { latency, throughput }: Phone): Promise<Line> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  /** Time in milliseconds at which all queued packets have been sent. */
  let freeAt = 0;

  const schedule = (delay: number, task: () => void) => setTimeout(task, delay);
  const carry = (data: Buffer, to: Socket) => {
    for (let start = 0; start < data.length; start += packet) {
      const piece = data.subarray(start, start + packet);
      freeAt = Math.max(freeAt, performance.now()) + (piece.length / throughput) * 1000;
      schedule(freeAt - performance.now() + latency / 2, () => to.writable && to.write(piece));
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
      schedule(opening + latency / 2, () => upstream.writable && upstream.write(data));
      opening = 0;
    });
    upstream.on("data", (data) => carry(data, client));
    client.on("close", () => upstream.destroy());
    upstream.on("end", () => schedule(Math.max(0, freeAt - performance.now()) + latency, () => client.end()));
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
