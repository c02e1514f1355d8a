import type { Plan } from "@/lib/content/types";

export const kameryDzialka: Plan = {
  size: [24, 15],
  rooms: [
    { box: [0, 0, 24, 13], tone: "plain" },
    { name: "dom", box: [8, 4, 9, 5], tone: "plain" },
  ],
  doors: [{ hinge: [10.2, 9], jamb: [11.3, 9], opens: "left" }],
  windows: [
    { from: [13, 9], to: [15.4, 9] },
    { from: [10.6, 4], to: [14.4, 4] },
  ],
  views: [
    {
      corners: [
        [8, 9],
        [0, 10],
        [0, 13],
        [17, 13],
        [14, 9],
      ],
    },
    {
      corners: [
        [17, 9],
        [19, 13],
        [24, 13],
        [24, 0],
        [20, 0],
        [17, 5],
      ],
    },
    {
      corners: [
        [17, 4],
        [19, 0],
        [4, 0],
        [10, 4],
      ],
    },
    {
      corners: [
        [8, 4],
        [3, 0],
        [0, 0],
        [0, 9],
        [8, 8],
      ],
    },
  ],
  symbols: [
    { symbol: "camera", at: [8, 9] },
    { symbol: "camera", at: [17, 9] },
    { symbol: "camera", at: [17, 4] },
    { symbol: "camera", at: [8, 4] },
    { symbol: "recorder", at: [12.5, 6.2] },
  ],
  wires: [
    [
      [8, 9],
      [8.6, 8.4],
      [8.6, 6.35],
      [12.5, 6.35],
    ],
    [
      [17, 9],
      [16.4, 8.4],
      [16.4, 6.35],
      [12.5, 6.35],
    ],
    [
      [17, 4],
      [16.4, 4.6],
      [16.4, 6.05],
      [12.5, 6.05],
    ],
    [
      [8, 4],
      [8.6, 4.6],
      [8.6, 6.05],
      [12.5, 6.05],
    ],
  ],
  labels: [
    { text: "K1", at: [6, 12] },
    { text: "K2", at: [21, 8] },
    { text: "K3", at: [12, 2] },
    { text: "K4", at: [3, 5] },
    { text: "rejestrator", at: [12.5, 7.85], leader: [12.5, 6.65] },
    { text: "ulica", at: [12, 14.6] },
  ],
};
