import type { Plan } from "@/lib/content/types";

export const siecWifi: Plan = {
  on: "siec",
  symbols: [
    { symbol: "wifi", at: [2.75, 2.6] },
    { symbol: "wifi", at: [7.25, 2.6] },
    { symbol: "wifi", at: [11.5, 2.6] },
    { symbol: "rack", at: [13.2, 6.6] },
  ],
  wires: [
    [
      [2.75, 2.9],
      [2.75, 6.8],
      [13.2, 6.8],
    ],
    [
      [7.25, 2.9],
      [7.25, 6.6],
      [13.2, 6.6],
    ],
    [
      [11.5, 2.9],
      [11.5, 4.4],
      [10.2, 4.4],
      [10.2, 6.4],
      [13.2, 6.4],
    ],
  ],
  labels: [
    { text: "Wi-Fi", at: [3.5, 3.6], leader: [3.05, 2.9] },
    { text: "kable", at: [6.3, 7.7], leader: [7.6, 6.95] },
    { text: "szafa", at: [12.2, 7.75], leader: [13, 7.1] },
  ],
};
