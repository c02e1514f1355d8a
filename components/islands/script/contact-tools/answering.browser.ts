import { answering } from "@/lib/text/hours";

/** How often the clock is looked at, in milliseconds. */
const interval = 20_000;

/**
 * Says beside the phone number whether it is answered now, by the clock of Warsaw. The line carries its hours and its
 * three texts; where the browser does not know the time zone its static text stays.
 */
export function watchAnswering(doc: Document): void {
  const line = doc.querySelector<HTMLElement>("[data-answering]");
  if (!line) return;
  const { opens = "", closes = "", before = "", open = "", after = "" } = line.dataset;
  const texts = { before, open, after };
  const update = () => {
    const state = answering(new Date(), opens, closes);
    if (line.dataset.answering === state) return;
    line.dataset.answering = state;
    line.textContent = texts[state];
  };
  update();
  const timer = setInterval(() => (line.isConnected ? update() : clearInterval(timer)), interval);
}
