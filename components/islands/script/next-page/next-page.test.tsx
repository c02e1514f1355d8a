/** A visitor would wait for pages that could have been fetched, or a call would be made by itself. */
import { render } from "@testing-library/react";
import { markHover } from "./next-page.browser";
import { SpeculationRules } from "./speculation-rules";
import { whenShown } from "./when-shown";

type Rule = { where: { selector_matches: string }; eagerness: string };

/** The rules as the browser reads them. */
function rules(): Record<"prefetch" | "prerender", Rule[]> {
  const { container } = render(<SpeculationRules />);
  return JSON.parse(container.querySelector("script[type=speculationrules]")?.innerHTML ?? "");
}
const selected = (selector: string | undefined) =>
  [...document.querySelectorAll(selector ?? "none")].map(({ id }) => id);
const root = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = `
    <a id="page" href="/oferta">Oferta</a> <a id="section" href="/poradnik/awarie#porazenie">Porażenie</a>
    <a id="shown" href="/" aria-current="page">Strona główna</a> <a id="top" href="#gora">Na górę</a>
    <a id="call" href="tel:+48320000000">Zadzwoń</a> <a id="letter" href="mailto:kontakt@wattera.example">Napisz</a>
    <a id="file" href="/kontakt.vcf">Wizytówka</a> <a id="elsewhere" href="https://katalog.example/wattera">Katalog</a>`;
});
afterEach(() => {
  delete root.dataset.hover;
});

test("pages of the site are fetched when a link goes down, nothing else is", () => {
  const [rule, ...others] = rules().prefetch;
  expect([rule?.eagerness, others]).toEqual(["conservative", []]);
  expect(selected(rule?.where.selector_matches)).toEqual(["page", "section"]);
});

test("they are rendered before, while a mouse rests on the link, only where there is one", () => {
  const [rule, ...others] = rules().prerender;
  expect([rule?.eagerness, others]).toEqual(["moderate", []]);
  for (const mouse of [false, true]) {
    window.matchMedia = () => ({ matches: mouse }) as MediaQueryList;
    markHover(document);
    expect(selected(rule?.where.selector_matches)).toEqual(mouse ? ["page", "section"] : []);
  }
});

test("what waits until the page is shown runs then, and once; at once on a page that is shown", () => {
  const task = jest.fn();
  whenShown(document, task);
  expect(task).toHaveBeenCalledTimes(1);
  const ahead = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  whenShown(ahead, task);
  expect(task).toHaveBeenCalledTimes(1);
  for (let shown = 0; shown < 2; shown++) ahead.dispatchEvent(new Event("prerenderingchange"));
  expect(task).toHaveBeenCalledTimes(2);
});
