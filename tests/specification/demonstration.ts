import { site } from "@/content/site";

/** Whether content/ is the demonstration's, which the specification describes, and why its tests are skipped if not. */
export const isDemonstration: boolean = site.brand === "Wattera" && site.url === "https://www.wattera.example";
export const otherContent = "the specification describes the demonstration; content/site.ts is another firm's";
