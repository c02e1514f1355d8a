import { answeringState } from "@/lib/text/hours";

/** Milliseconds between two looks at the clock. */
const interval = 20_000;

/**
 * Shows beside the phone numbers of a page until when they are answered, by Warsaw time. The data attributes of a line
 * hold the hours and a text for each state; the static text stays where the browser lacks the time zone.
 */
export function watchAnswering(doc: Document): void {
  for (const line of doc.querySelectorAll<HTMLElement>("[data-answering]")) {
    const {
      opens = "",
      closes = "",
      days = "",
      eves = "",
      before = "",
      open = "",
      after = "",
      later = "",
    } = line.dataset;
    const texts = { before, open, after, later };
    const update = () => {
      const state = answeringState(new Date(), opens, closes, days, eves);
      if (line.dataset.answering === state) return;
      line.dataset.answering = state;
      line.textContent = texts[state];
    };
    update();
    const timer = setInterval(() => (line.isConnected ? update() : clearInterval(timer)), interval);
  }
}
