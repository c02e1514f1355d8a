import type { Plan } from "@/lib/content/types";

export const smartHome: Plan = {
  size: [14, 9],
  rooms: [
    { name: "salon", box: [0, 0, 6, 5], tone: "plain" },
    { name: "kuchnia", box: [6, 0, 4, 5], tone: "plain" },
    { name: "sypialnia", box: [10, 0, 4, 5], tone: "plain" },
    { name: "hol", box: [0, 5, 5, 4], tone: "plain" },
    { name: "łazienka", box: [5, 5, 4, 4], tone: "plain" },
    { name: "kotłownia", box: [9, 5, 5, 4], tone: "plain" },
  ],
  doors: [
    { hinge: [4.9, 5], jamb: [4, 5], opens: "right" },
    { hinge: [6, 3.9], jamb: [6, 4.8], opens: "left" },
    { hinge: [0, 8.6], jamb: [0, 7.6], opens: "right" },
    { hinge: [5, 6.2], jamb: [5, 5.4], opens: "left" },
    { hinge: [9, 8.8], jamb: [9, 8], opens: "right" },
    { hinge: [10, 4.9], jamb: [10, 4.1], opens: "left" },
  ],
  windows: [
    { from: [0.6, 0], to: [3, 0] },
    { from: [7.6, 0], to: [9.65, 0] },
    { from: [11, 0], to: [13.8, 0] },
  ],
  labels: [{ text: "szafa", at: [12.2, 8.6], leader: [11.6, 8] }],
  wires: [
    [
      [11.5, 7.9],
      [1, 7.9],
      [1, 0],
    ],
    [
      [11.5, 7.7],
      [3.8, 7.7],
      [3.8, 2.8],
    ],
    [
      [11.5, 7.5],
      [4.4, 7.5],
      [4.4, 6.6],
    ],
    [
      [11.5, 7.3],
      [7, 7.3],
      [7, 6.6],
    ],
    [
      [11.35, 7.6],
      [11.35, 6.6],
      [8.7, 6.6],
      [8.7, 2.8],
    ],
    [
      [11.65, 7.6],
      [11.65, 6.6],
      [13, 6.6],
      [13, 2.8],
      [12, 2.8],
    ],
    [
      [11.5, 7.6],
      [13.6, 7.6],
      [13.6, 0],
    ],
    [
      [11.2, 7.6],
      [11.2, 6.2],
      [9.5, 6.2],
      [9.5, 0],
    ],
  ],
  symbols: [
    { symbol: "rack", at: [11.5, 7.6] },
    { symbol: "contact", at: [1, 0] },
    { symbol: "lamp", at: [3.8, 2.8] },
    { symbol: "motion", at: [4.4, 6.6] },
    { symbol: "lamp", at: [7, 6.6] },
    { symbol: "lamp", at: [8.7, 2.8] },
    { symbol: "lamp", at: [12, 2.8] },
    { symbol: "contact", at: [13.6, 0] },
    { symbol: "contact", at: [9.5, 0] },
  ],
};
