/** The panel beside the page: the open fact, changes, findings of the checks, keyboard help. */
import type { Problem } from "@/lib/tools/check/problem";
import { placeName, valueName } from "@/lib/tools/edit/field-names";
import type { FactView } from "@/lib/tools/edit/field-views";
import type { ChangeView } from "@/lib/tools/edit/messages";
import type { State } from "@/lib/tools/edit/session";
import { button, el } from "./dom";
import { mayDiscard } from "./unsaved";

type Events = {
  onRevert: (id: number) => void;
  onOpen: (origin: string) => void;
  /** Adds a word to the dictionary. */
  onWord: (word: string) => void;
};

const keyHelp: readonly (readonly [string, string])[] = [
  ["Tab", "następny tekst"],
  ["Enter", "otwórz do edycji"],
  ["Ctrl S", "zapisz"],
  ["Alt ↑ ↓", "przesuń pozycję listy"],
  ["Alt Enter", "dodaj pod spodem"],
  ["Ctrl Z", "cofnij zapis"],
  ["Alt P", "pokaż bez ramek, żeby klikać w odnośniki"],
  ["macOS", "zamiast Ctrl: Cmd, zamiast Alt: Option"],
];

/** Fields of a fact and their labels. */
const factFields = [
  ["value", "wartość"],
  ["min", "od"],
  ["max", "do"],
  ["unit", "jednostka"],
  ["text", "słowami"],
  ["source", "źródło"],
  ["checked", "sprawdzono"],
  ["checkBy", "sprawdź do"],
  ["confirmed", "potwierdzono"],
] as const;

function factCard(
  { key, what, displayText, source, checked, uses, origin, fields }: FactView,
  onOpen: Events["onOpen"],
): HTMLElement {
  const fieldButtons = factFields
    .filter(([field]) => fields.includes(field))
    .map(([field, name]) => button(name, () => onOpen(`${origin}.${field}`), { class: "link", "data-field": field }));
  return el(
    "div.card.open",
    el("b", `${what}: ${displayText}`),
    el("p.path", origin ?? `{${key}} jest obliczany`),
    source !== undefined && el("p", `Źródło: ${source}${checked ? `, sprawdzono ${checked}` : ""}`),
    origin !== undefined && el("p", ...fieldButtons),
    el("p", uses.length > 0 ? "Stoi na stronach:" : "Nie stoi na żadnej stronie wprost."),
    el("ul", ...uses.map((use) => el("li", use))),
  );
}

function changeCard({ id, time, file, field, before, after }: ChangeView, onRevert: Events["onRevert"]): HTMLElement {
  const fileName = file.replace(/^content\/|\.\w+$/g, "");
  const revert = button("cofnij", () => onRevert(id), { class: "link" });
  return el(
    "div.card",
    el("p.path", { title: field }, `${file.replace("content/", "")} › ${placeName(fileName, field)}`),
    el("p", before !== "" && el("del", before), " ", el("ins", valueName(fileName, field, after))),
    el("p.card-foot", el("span", time), revert),
  );
}

export function findingCard(
  { file, line, field, what, mend, word }: Problem,
  { onOpen, onWord }: Pick<Events, "onOpen" | "onWord">,
): HTMLElement {
  const origin = /^content\/(.+)\.ts$/.exec(file)?.[1];
  const name = origin && field ? placeName(origin, field) : field;
  const open = button("otwórz", () => onOpen(`${origin}:${field}`), { class: "link" });
  const add = word !== undefined && button("Dodaj do słownika", () => onWord(word), { class: "link" });
  return el(
    "div.card.faulty",
    el("p.path", { title: field }, `${file}${line ? `:${line}` : ""} › ${name}`),
    el("p", `${what} ${mend}`),
    origin !== undefined && el("p.card-foot", open, add),
  );
}

export function makePanel({ onRevert, onOpen, onWord }: Events) {
  const main = el("div");
  const fact = el("div");
  const taskList = el("div");
  const findings = el("div");
  const notices = el("div");
  const changes = el("div");
  const element = el(
    "aside.panel",
    { "aria-label": "Panel edycji" },
    main,
    fact,
    taskList,
    findings,
    notices,
    changes,
    el("h2", "Klawisze"),
    el("dl.keys", ...keyHelp.flatMap(([key, what]) => [el("dt", el("kbd", key)), el("dd", what)])),
  );
  /** Shows the firm's data or what is left above everything else; undefined closes it. */
  async function showMain(view?: HTMLElement): Promise<void> {
    if (!(view && main.contains(view)) && !(await mayDiscard(main))) return;
    main.replaceChildren(...(view ? [button("Zamknij", () => void showMain(), { class: "link close" }), view] : []));
    element.scrollTop = 0;
  }

  return {
    element,
    showMain,
    showFact: (view?: FactView) => fact.replaceChildren(...(view ? [el("h2", "Fakt"), factCard(view, onOpen)] : [])),
    /** What is left for the editor to do by hand after adding an entry. */
    showTasks: (tasks: readonly string[]) =>
      taskList.replaceChildren(
        tasks.length > 0 ? el("h2", "Zostało do zrobienia") : "",
        ...tasks.map((one) => el("div.card", el("p", one))),
      ),
    /** Remarks that do not prevent publishing. */
    showNotices: (list: readonly Problem[]) =>
      notices.replaceChildren(
        ...(list.length > 0
          ? [
              el(
                "details",
                el("summary", `Uwagi: ${list.length}. Nie przeszkadzają w publikacji.`),
                ...list.map((one) => findingCard(one, { onOpen, onWord })),
              ),
            ]
          : []),
      ),
    showState: (state: State) => {
      const problems = state.findings ?? [];
      findings.replaceChildren(
        ...(problems.length > 0 ? [el("h2", `Do poprawienia: ${problems.length}`)] : []),
        ...problems.map((finding) => findingCard(finding, { onOpen, onWord })),
      );
      changes.replaceChildren(
        el("h2", `Zmiany: ${state.changes.length}`),
        ...state.changes.map((change) => changeCard(change, onRevert)),
      );
    },
  };
}
