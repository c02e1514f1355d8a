import type { Plan } from "@/lib/content/types";

export const przylacze: Plan = {
  size: [18, 9.6],
  rooms: [
    { box: [0, 0, 18, 7.4], tone: "plain" },
    { name: "dom", box: [8.8, 0.8, 8.4, 5.4], tone: "plain" },
  ],
  doors: [{ hinge: [12.4, 6.2], jamb: [13.4, 6.2], opens: "left" }],
  windows: [
    { from: [14.6, 6.2], to: [16.2, 6.2] },
    { from: [10.6, 0.8], to: [13, 0.8] },
  ],
  symbols: [
    { symbol: "joint", at: [3.6, 7.4] },
    { symbol: "meter", at: [4.6, 7.4] },
    { symbol: "board", at: [9.6, 3.6] },
  ],
  wires: [
    [
      [4.6, 7.4],
      [4.6, 3.6],
      [9.6, 3.6],
    ],
  ],
  otherWires: [
    [
      [0, 8.6],
      [3.6, 8.6],
      [3.6, 7.4],
      [4.6, 7.4],
    ],
  ],
  labels: [
    { text: "złącze", at: [3.1, 6.1], leader: [3.6, 6.95] },
    { text: "licznik", at: [5.4, 6.1], leader: [4.9, 6.9] },
    { text: "operator", at: [4.8, 9.1], leader: [3.8, 8.3] },
    { text: "właściciel", at: [6.5, 2.6], leader: [6.5, 3.45] },
    { text: "rozdzielnica", at: [10.9, 3.8], leader: [10.3, 3.6] },
    { text: "ulica", at: [13.6, 8.9] },
  ],
};
