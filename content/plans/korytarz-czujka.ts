import type { Plan } from "@/lib/content/types";

export const korytarzCzujka: Plan = {
  size: [8, 4.4],
  rooms: [
    { name: "korytarz", box: [0, 0, 5, 4.4], tone: "plain" },
    { name: "garaż", box: [5, 0, 3, 4.4], tone: "plain" },
    { box: [0.6, 1.7, 3.8, 1.2], tone: "live" },
  ],
  doors: [
    { hinge: [0, 1.9], jamb: [0, 2.8], opens: "left" },
    { hinge: [5, 1.9], jamb: [5, 2.8], opens: "left" },
    { hinge: [8, 0.8], jamb: [8, 3.6] },
  ],
  symbols: [
    { symbol: "lamp", at: [1.2, 2.3] },
    { symbol: "lamp", at: [3.8, 2.3] },
    { symbol: "motion", at: [2.5, 2.3] },
    { symbol: "lamp", at: [6.5, 1.5] },
    { symbol: "lamp", at: [6.5, 3.6] },
    { symbol: "motion", at: [6.5, 2.55] },
  ],
  otherWires: [
    [
      [1.2, 2.3],
      [3.8, 2.3],
    ],
    [
      [6.5, 1.5],
      [6.5, 3.6],
    ],
  ],
  labels: [{ text: "czujka", at: [2.5, 3.8], leader: [2.5, 2.5] }],
};
