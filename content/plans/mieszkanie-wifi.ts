import type { Plan } from "@/lib/content/types";

export const mieszkanieWifi: Plan = {
  size: [12, 7],
  rooms: [
    { name: "kuchnia", box: [0, 0, 3.3, 4], tone: "plain" },
    { name: "salon", box: [3.3, 0, 4.2, 4], tone: "plain" },
    { name: "pokój", box: [7.5, 0, 4.5, 7], tone: "hatch" },
    { name: "przedpokój", box: [0, 4, 7.5, 3], tone: "plain" },
  ],
  doors: [
    { hinge: [2.9, 4], jamb: [2.1, 4], opens: "right" },
    { hinge: [3.7, 4], jamb: [4.6, 4], opens: "left" },
    { hinge: [7.5, 4.3], jamb: [7.5, 5.2], opens: "left" },
    { hinge: [0, 4.4], jamb: [0, 5.3], opens: "left" },
  ],
  windows: [
    { from: [1, 0], to: [2.3, 0] },
    { from: [4.5, 0], to: [6.3, 0] },
    { from: [9, 0], to: [10.6, 0] },
  ],
  symbols: [
    { symbol: "wifi", at: [1.4, 6] },
    { symbol: "wifi", at: [10, 4.6] },
  ],
  wires: [
    [
      [1.4, 6.2],
      [1.4, 6.7],
      [10, 6.7],
      [10, 4.8],
    ],
  ],
  labels: [
    { text: "router", at: [2.2, 6.2], leader: [1.75, 6.05] },
    { text: "kabel", at: [5.4, 6.1], leader: [5.4, 6.65] },
    { text: "drugi punkt", at: [9.75, 3.2], leader: [9.95, 4.2] },
    { text: "słaby sygnał", at: [9.75, 1.6] },
  ],
};
