import type { Plan } from "@/lib/content/types";

export const kameryWejscie: Plan = {
  size: [18, 11],
  rooms: [
    { box: [0, 0, 18, 9.2], tone: "plain" },
    { name: "dom", box: [2, 0.6, 10, 4.6], tone: "plain" },
  ],
  doors: [{ hinge: [5.6, 5.2], jamb: [6.6, 5.2], opens: "left" }],
  windows: [
    { from: [8.2, 5.2], to: [10.2, 5.2] },
    { from: [3.4, 0.6], to: [5.4, 0.6] },
  ],
  views: [
    {
      corners: [
        [6.1, 5.2],
        [2.1, 9.2],
        [10.1, 9.2],
      ],
    },
    {
      corners: [
        [12, 5.2],
        [10.8, 9.2],
        [18, 9.2],
        [18, 3.4],
      ],
    },
  ],
  symbols: [
    { symbol: "camera", at: [6.1, 5.2] },
    { symbol: "camera", at: [12, 5.2] },
    { symbol: "recorder", at: [10.2, 2.9] },
  ],
  wires: [
    [
      [6.1, 5.2],
      [6.1, 3.9],
      [10, 3.9],
      [10, 2.9],
    ],
    [
      [12, 5.2],
      [11.4, 4.6],
      [10.4, 4.6],
      [10.4, 2.9],
    ],
  ],
  labels: [
    { text: "rejestrator", at: [9.2, 3.1], leader: [9.65, 2.9] },
    { text: "K1", at: [6.1, 7.5] },
    { text: "wejście", at: [6.1, 8.8] },
    { text: "K2", at: [14.6, 6.9] },
    { text: "podjazd", at: [14.4, 8.4] },
    { text: "ulica", at: [9, 10.6] },
  ],
};
