import type { Plan } from "@/lib/content/types";

export const salonSwiatlo: Plan = {
  size: [8.2, 4.1],
  rooms: [
    { name: "salon", box: [0, 0, 6, 4], tone: "plain" },
    { name: "aneks", box: [6, 0, 2.2, 4], tone: "plain" },
    { box: [1, 3.7, 4, 0.3], tone: "live" },
    { box: [7.6, 0.7, 0.6, 3], tone: "pale" },
  ],
  doors: [
    { hinge: [0, 1.65], jamb: [0, 2.4], opens: "left" },
    { hinge: [6, 1.2], jamb: [6, 3.2] },
  ],
  windows: [{ from: [1.4, 0], to: [4.6, 0] }],
  symbols: [
    { symbol: "switch", at: [0.35, 2.55] },
    { symbol: "twoWaySwitch", at: [0.35, 3] },
    { symbol: "switch", at: [0.35, 3.45] },
    { symbol: "twoWaySwitch", at: [5.65, 3.45] },
    { symbol: "lamp", at: [0.9, 1.3] },
    { symbol: "lamp", at: [2.3, 1.3] },
    { symbol: "lamp", at: [3.7, 1.3] },
    { symbol: "lamp", at: [5.1, 1.3] },
    { symbol: "lamp", at: [0.9, 2.8] },
    { symbol: "lamp", at: [2.3, 2.8] },
    { symbol: "lamp", at: [3.7, 2.8] },
    { symbol: "lamp", at: [5.1, 2.8] },
  ],
  otherWires: [
    [
      [0.9, 1.3],
      [5.1, 1.3],
    ],
    [
      [0.35, 2.55],
      [1.6, 2.55],
      [1.6, 1.3],
    ],
    [
      [0.35, 3],
      [0.75, 3],
      [0.75, 2.8],
      [5.65, 2.8],
      [5.65, 3.45],
    ],
    [
      [0.35, 3.45],
      [0.35, 3.85],
      [1, 3.85],
    ],
  ],
  labels: [
    { text: "{przyklad.swiatlo.wynik}", at: [3, 2.2] },
    { text: "taśma", at: [3, 3.35], leader: [3, 3.65] },
    { text: "blat", at: [7.1, 2.9], leader: [7.55, 2.7] },
  ],
};
