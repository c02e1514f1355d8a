import { layout } from "@/content/layout";
import type { Scenarios } from "@/tests/engines/visitor";
import { slowly } from "@/tests/engines/watched-site";
import { telLink } from "@/tests/today";

/** Under which a page keeps what it noted for the one after it. */
const notes = "notes of this test";

/** In the page, where nobody can look in while another one is on its way: notes what it shows of the wait, for later. */
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

/** In the page: notes what becomes of a call. */
function noteCalls(key: string): void {
  const note = (what: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${what};`);
  window.gtag_report_conversion = (url) => note(`reported ${url}`);
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link?.protocol !== "tel:") return;
    note(event.defaultPrevented ? "stopped" : "dials");
    // Without a program that dials, an engine shows an error in the page's place.
    event.preventDefault();
  });
}

/** In the page: what was noted, which is then forgotten. */
function takeNotes(key: string): string | null {
  const noted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return noted;
}

/** Copying, calling, and the way to another page. */
export const contact: Scenarios = {
  "the copy button says that it has copied": async (visitor) => {
    await visitor.open("/kontakt");
    const done = await visitor.evaluate(
      () => document.querySelector<HTMLElement>("[data-copy-status]")?.dataset.done ?? "",
    );
    expect(done).not.toBe("");
    await visitor.click("[data-copy]");
    await visitor.reads("[data-copy-status]", done);
  },
  "a call from the contact page is reported once, left to the browser, and thanked for": async (visitor) => {
    await visitor.open("/kontakt");
    await visitor.evaluate(noteCalls, notes);
    await visitor.click("main a[data-call=contact-tile]");
    await visitor.arrives("/dziekujemy");
    expect(await visitor.evaluate(takeNotes, notes)).toBe(`dials;reported ${telLink};`);
  },
  "a page that takes long is waited for at six cards, and the one before it comes back without them": async (
    visitor,
  ) => {
    const to = `/kontakt${slowly}`;
    await visitor.open("/oferta");
    await visitor.evaluate(noteWait, notes);
    await visitor.evaluate((to) => document.querySelector("main a[href='/kontakt']")?.setAttribute("href", to), to);
    await visitor.click(`main a[href='${to}']`);
    await visitor.arrives(to);
    expect(await visitor.evaluate(takeNotes, notes)).toBe(`${layout.loading} 6;`);
    await visitor.back();
    await visitor.arrives("/oferta");
    expect(await visitor.sees("body > [role=status] > *")).toBe(false);
  },
};
