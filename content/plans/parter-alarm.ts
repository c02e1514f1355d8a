import type { Plan } from "@/lib/content/types";

export const parterAlarm: Plan = {
  size: [16, 9],
  rooms: [
    { name: "salon", box: [0, 0, 7, 5], tone: "plain" },
    { name: "kuchnia", box: [7, 0, 5, 5], tone: "plain" },
    { name: "garaż", box: [12, 0, 4, 9], tone: "hatch" },
    { name: "hol", box: [0, 5, 7, 4], tone: "plain" },
    { name: "gabinet", box: [7, 5, 5, 4], tone: "plain" },
  ],
  doors: [
    { hinge: [2.6, 9], jamb: [1.6, 9], opens: "right" },
    { hinge: [12, 3], jamb: [12, 4], opens: "right" },
    { hinge: [6.8, 5], jamb: [5.8, 5], opens: "right" },
    { hinge: [7, 7.2], jamb: [7, 8.1], opens: "left" },
    { hinge: [7, 1.6], jamb: [7, 3.6] },
    { hinge: [12.7, 9], jamb: [15.3, 9] },
  ],
  windows: [
    { from: [0.7, 0], to: [2.5, 0] },
    { from: [8.4, 0], to: [10.6, 0] },
    { from: [8.4, 9], to: [10.6, 9] },
  ],
  symbols: [
    { symbol: "contact", at: [1.6, 0] },
    { symbol: "contact", at: [9.5, 0] },
    { symbol: "contact", at: [9.5, 9] },
    { symbol: "contact", at: [1.6, 9] },
    { symbol: "contact", at: [14, 9] },
    { symbol: "contact", at: [12, 4.1] },
    { symbol: "motion", at: [0.5, 4.5] },
    { symbol: "motion", at: [6.5, 5.5] },
    { symbol: "motion", at: [15.5, 4.5] },
    { symbol: "alarm", at: [0.6, 6.6] },
  ],
  labels: [
    { text: "kontaktron", at: [2.6, 2.5], leader: [1.7, 0.35] },
    { text: "czujka", at: [1.6, 4.2], leader: [0.95, 4.45] },
    { text: "strefa 1", at: [9.4, 2.8] },
    { text: "strefa 2", at: [14, 2.3] },
    { text: "centrala", at: [1.7, 7], leader: [1.1, 6.7] },
  ],
};
