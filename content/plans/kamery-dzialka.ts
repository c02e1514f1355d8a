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
        [24, 9],
        [24, 13],
        [5.7, 13],
      ],
    },
    {
      corners: [
        [17, 9],
        [17, 0],
        [24, 0],
        [24, 13],
      ],
    },
    {
      corners: [
        [17, 4],
        [0, 4],
        [0, 0],
        [19.3, 0],
      ],
    },
    {
      corners: [
        [8, 4],
        [8, 13],
        [0, 13],
        [0, 0],
        [1.1, 0],
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
    { text: "K1", at: [10, 11.6] },
    { text: "K2", at: [20.4, 6.8] },
    { text: "K3", at: [14, 2] },
    { text: "K4", at: [4, 8] },
    { text: "rejestrator", at: [12.5, 7.85], leader: [12.5, 6.65] },
    { text: "ulica", at: [12, 14.6] },
  ],
};
