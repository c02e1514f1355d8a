/** The firm's data in seven steps, beside the page that shows them: the takeover of a demonstration, and later changes. */
import { type StepName, stepOf, steps } from "@/lib/tools/edit/takeover";
import { ask } from "./api";
import { button, el, holdStill } from "./dom";
import { makePartForm } from "./field-form";
import { newestOnly } from "./latest";
import { followTyping, hasUnsaved, mayDiscard } from "./unsaved";

type Options = {
  /** Shows a page. */
  go: (path: string) => void;
  /** What steps have besides their forms. */
  extras: Readonly<Record<StepName, readonly (() => HTMLElement)[]>>;
};

const storedStep = "krok";

export function makeTakeover({ go, extras }: Options) {
  const heading = el("h2");
  const navigation = el("nav.steps", { "aria-label": "Kroki" });
  const body = el("div");
  const element = el("section", { "aria-label": "Dane firmy" }, heading, navigation, body);
  let current = Number(localStorage.getItem(storedStep) ?? 0);
  /** Origins of what is left to do, which mark the steps. */
  let left: readonly string[] = [];
  /** The step whose forms are drawn, while another one is loading. */
  let drawn: (typeof steps)[number] | undefined;
  const startQuestion = newestOnly();
  followTyping(body);

  function drawNavigation(): void {
    navigation.replaceChildren(
      ...steps.map(({ name }, index) => {
        const count = left.filter((origin) => stepOf(origin)?.step === index).length;
        const words = count > 0 ? `${name}, zostało ${count}` : name;
        return button(`${index + 1}`, () => void open(index), {
          class: count > 0 ? "step" : "step done",
          title: words,
          "aria-label": words,
          "aria-current": index === current ? "step" : undefined,
        });
      }),
    );
  }

  /** @param origin field to go to @param goes whether its page is shown */
  async function open(index: number, origin?: string, goes = true): Promise<void> {
    if (goes && !(await mayDiscard(body))) return;
    const isNewest = startQuestion();
    const step = steps[index] ?? steps[0];
    current = steps.indexOf(step);
    localStorage.setItem(storedStep, String(current));
    const title = left.includes("site:brand") ? "Przejęcie strony" : "Dane firmy";
    heading.textContent = `${title}: ${current + 1} z ${steps.length}, ${step.name}`;
    drawNavigation();
    if (goes) go(step.page);
    const askForms = () => ask("forms", { origins: [...step.parts] });
    const parts = await (goes ? holdStill(body, askForms) : askForms());
    // A text that is being typed stays, and one that could not be saved.
    const isUsed = !goes && (body.contains(document.activeElement) || (await hasUnsaved(body)));
    if ((isUsed && drawn === step) || !isNewest()) return;
    drawn = step;
    const forms = parts.map(makePartForm);
    const above = "formsAbove" in step ? step.formsAbove : 0;
    const [previous, next] = [steps[current - 1], steps[current + 1]];
    body.replaceChildren(
      el("p", step.text),
      ...forms.slice(0, above),
      ...extras[step.name].map((draw) => draw()),
      ...forms.slice(above),
      el(
        "footer",
        previous !== undefined &&
          button(`Wstecz: ${previous.name}`, () => void open(current - 1), { class: "bordered" }),
        next !== undefined && button(`Dalej: ${next.name}`, () => void open(current + 1), { class: "primary" }),
      ),
    );
    element.closest(".panel")?.scrollTo(0, 0);
    if (origin) focusOn(origin);
  }

  /** Puts the cursor into the form of a field. */
  function focusOn(origin: string): void {
    const { part } = stepOf(origin) ?? {};
    const form = body.querySelector<HTMLElement>(`[data-origin="${part}"]`);
    for (const details of form?.querySelectorAll("details") ?? []) details.open = true;
    form?.querySelector<HTMLElement>("input, select")?.focus();
  }

  return {
    element,
    /** Opens the step left last time, with the values of the files. */
    resume: () => open(current, undefined, false),
    /** Opens the step of a field. @returns false for a field of no step */
    openField: (origin: string): boolean => {
      const place = stepOf(origin);
      if (place) void open(place.step, origin);
      return place !== undefined;
    },
    showLeft: (origins: readonly string[]) => {
      left = origins;
      drawNavigation();
    },
  };
}
