import { layout } from "@/content/layout";
import { slowly } from "@/tests/engines/slow-site";
import { eventually } from "@/tests/engines/visitor";
import type { Scenario } from "./scenario";

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

const notes = "waited";
const to = `/kontakt${slowly}`;

export const loading: Scenario[] = [
  {
    name: "a page that takes long is waited for at six cards, and the one before it comes back without them",
    run: async (visitor) => {
      await visitor.open("/oferta");
      await visitor.evaluate(noteWait, notes);
      await visitor.evaluate((to) => document.querySelector("main a[href='/kontakt']")?.setAttribute("href", to), to);
      await visitor.click(`main a[href='${to}']`);
      await eventually(visitor.address, (address) => expect(address).toBe(to));
      const noted = await visitor.evaluate((key) => sessionStorage.getItem(key), notes);
      expect(noted).toBe(`${layout.loading} 6;`);
      await visitor.back();
      await eventually(visitor.address, (address) => expect(address).toBe("/oferta"));
      expect(await visitor.sees("body > [role=status] > *")).toBe(false);
    },
  },
];
