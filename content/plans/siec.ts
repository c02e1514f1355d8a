import type { Plan } from "@/lib/content/types";

export const siec: Plan = {
  size: [14, 8],
  rooms: [
    { name: "salon", box: [0, 0, 5.5, 5], tone: "plain" },
    { name: "gabinet", box: [5.5, 0, 3.5, 5], tone: "plain" },
    { name: "pokój", box: [9, 0, 5, 5], tone: "plain" },
    { name: "hol", box: [0, 5, 10, 3], tone: "plain" },
    { name: "schowek", box: [10, 5, 4, 3], tone: "plain" },
  ],
  doors: [
    { hinge: [3.9, 5], jamb: [4.8, 5], opens: "left" },
    { hinge: [8.7, 5], jamb: [7.9, 5], opens: "right" },
    { hinge: [9.2, 5], jamb: [10, 5], opens: "left" },
    { hinge: [0, 7.5], jamb: [0, 6.6], opens: "right" },
    { hinge: [10, 7.9], jamb: [10, 7.1], opens: "left" },
  ],
  windows: [
    { from: [1.7, 0], to: [3.8, 0] },
    { from: [6.4, 0], to: [8, 0] },
    { from: [10.5, 0], to: [12.5, 0] },
  ],
  symbols: [
    { symbol: "outlet", at: [0.9, 4.5] },
    { symbol: "wifi", at: [2.75, 2.6] },
    { symbol: "outlet", at: [7.25, 4.5] },
    { symbol: "wifi", at: [11.5, 2.6] },
    { symbol: "outlet", at: [13.6, 3.4] },
    { symbol: "rack", at: [13.2, 6.6] },
  ],
  wires: [
    [
      [0.9, 4.7],
      [0.9, 6.9],
      [13.2, 6.9],
    ],
    [
      [2.75, 2.9],
      [2.75, 6.75],
      [13.2, 6.75],
    ],
    [
      [7.25, 4.7],
      [7.25, 6.6],
      [13.2, 6.6],
    ],
    [
      [11.5, 2.9],
      [11.5, 4.4],
      [10.2, 4.4],
      [10.2, 6.45],
      [13.2, 6.45],
    ],
    [
      [13.6, 3.6],
      [13.6, 6.3],
      [13.2, 6.3],
    ],
  ],
  labels: [
    { text: "Wi-Fi", at: [3.5, 3.6], leader: [3.05, 2.9] },
    { text: "gniazdo", at: [7.25, 3.3], leader: [7.25, 4.2] },
    { text: "kable", at: [6.3, 7.7], leader: [7.6, 7] },
    { text: "szafa", at: [12.2, 7.75], leader: [13, 7.1] },
  ],
};
