import type { Plan } from "@/lib/content/types";

export const parterAlarmNoc: Plan = {
  on: "parter-alarm",
  labels: [
    { text: "czuwa", at: [2.6, 2.5], leader: [1.7, 0.35] },
    { text: "wyłączona", at: [1.6, 4.2], leader: [0.95, 4.45] },
    { text: "czuwa", at: [14, 2.3] },
    { text: "centrala", at: [1.7, 7], leader: [1.1, 6.7] },
    { text: "wyłączona", at: [6, 7.9], leader: [6.4, 5.8] },
  ],
};
