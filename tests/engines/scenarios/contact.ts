import { layout } from "@/content/layout";
import type { Scenarios } from "@/tests/engines/visitor";
import { slowQuery } from "@/tests/engines/watched-site";
import { telLink } from "@/tests/today";

/** A key under which a page stores notes for the next one. */
const notes = "notes of this test";

/** Runs in the page, because drivers cannot read one that loads another. Notes what it shows of the wait. */
function noteWait(key: string): void {
  const region = document.querySelector<HTMLElement>("body > [role=status]");
  const root = document.documentElement;
  new MutationObserver(() => {
    if (!root.dataset.loading) return;
    const cards = [...document.querySelectorAll("body > [role=status] [aria-hidden] > div")];
    const note = `${region?.innerText.trim()} ${cards.filter((one) => one.checkVisibility()).length};`;
    sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? "") + note);
  }).observe(root, { attributeFilter: ["data-loading"] });
}

/** Runs in the page: notes calls. */
function noteCalls(key: string): void {
  const note = (what: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${what};`);
  window.gtag_report_conversion = (url) => note(`reported ${url}`);
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link?.protocol !== "tel:") return;
    note(event.defaultPrevented ? "stopped" : "dials");
    // Without a dialler an engine would show an error page.
    event.preventDefault();
  });
}

/** Runs in the page: returns and removes its notes. */
function takeNotes(key: string): string | null {
  const noted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return noted;
}

export const contact: Scenarios = {
  "the copy button says that it has copied": async (visitor) => {
    await visitor.open("/kontakt");
    const done = await visitor.evaluate(
      () => document.querySelector<HTMLElement>("[data-copy-status]")?.dataset.done ?? "",
    );
    expect(done).not.toBe("");
    await visitor.click("[data-copy]");
    await visitor.waitForText("[data-copy-status]", done);
  },
  "a call from the contact page is reported once, dialled by the browser, and thanked for": async (visitor) => {
    await visitor.open("/kontakt");
    await visitor.evaluate(noteCalls, notes);
    await visitor.click("main a[data-call=contact-tile]");
    await visitor.waitForPath("/dziekujemy");
    expect(await visitor.evaluate(takeNotes, notes)).toBe(`dials;reported ${telLink};`);
  },
  "a slow page shows six placeholder cards, and Back finds the page before without them": async (visitor) => {
    const to = `/kontakt${slowQuery}`;
    await visitor.open("/oferta");
    await visitor.evaluate(noteWait, notes);
    await visitor.evaluate((to) => document.querySelector("main a[href='/kontakt']")?.setAttribute("href", to), to);
    await visitor.click(`main a[href='${to}']`);
    await visitor.waitForPath(to);
    expect(await visitor.evaluate(takeNotes, notes)).toBe(`${layout.loading} 6;`);
    await visitor.back();
    await visitor.waitForPath("/oferta");
    expect(await visitor.sees("body > [role=status] > *")).toBe(false);
  },
};
