/** What is left before the site goes live: a list in which each item is a click. */

import { formatNumber } from "@/lib/text/numbers";
import { groupNames, type LaunchGroup, type LaunchItem, type Settlement } from "@/lib/tools/check/launch/item";
import type { FactView, SiteView } from "@/lib/tools/edit/field-views";
import type { FieldValue } from "@/lib/tools/edit/messages";
import { ask, RequestError, refusalOf } from "./api";
import { button, el, errorLine } from "./dom";
import { actionButton, makeRemarks, showForm, withLabel } from "./form";
import { latestOnly } from "./latest";
import { markSaved } from "./unsaved";

type Options = {
  site: () => SiteView;
  /** Opens the field of an item. */
  onOpen: (origin: string) => void;
  go: (path: string) => void;
  onRefused: (error: unknown) => void;
};

/** Origin of the field of an item; undefined where its file has no fields. */
export const itemOrigin = ({ file, field }: Pick<LaunchItem, "file" | "field">): string | undefined => {
  const name = /^content\/(.+)\.ts$/.exec(file)?.[1];
  return name && `${name}:${field}`;
};

const storedName = "kto";

/** Makes the change that settles an item. */
const carryOut = (settle: Settlement): Promise<void> =>
  "entry" in settle ? ask("changeEntries", { ...settle, add: [settle.entry], remove: [] }) : ask("settle", settle);

/** The values of a fact, each in a field of its own that saves by itself. @param onSave called with each save */
function factRow(
  { key, what, origin, source, values, unit, uses }: FactView,
  go: Options["go"],
  onSave: (save: Promise<void>) => void,
): HTMLElement {
  const remarks = el("div.remarks");
  const inputs = values.map(({ field, value }) => {
    const isText = typeof value === "string";
    const input = el(isText ? "textarea" : "input", { "aria-label": `${what}, ${field}`, rows: "3" });
    let base: FieldValue = value;
    const show = () => {
      input.value = typeof base === "number" ? formatNumber(base) : String(base);
    };
    show();
    const save = latestOnly(async (typed: string) => {
      try {
        ({ value: base } = await ask("save", { origin: `${origin}.${field}`, base, value: typed }));
        remarks.replaceChildren();
        // What was typed meanwhile is still to be saved.
        if (input.value !== typed) return;
        show();
        markSaved(input);
      } catch (error) {
        const { message, problems = [], current } = refusalOf(error).refusal;
        // The next save replaces the value that is shown here.
        base = current ?? base;
        const lines = problems.length > 0 ? problems.map((one) => `${one.what} ${one.mend}`) : [message];
        remarks.replaceChildren(
          ...[...lines, ...(current === undefined ? [] : [`W pliku stoi teraz: ${current}`])].map(errorLine),
        );
      }
    });
    input.addEventListener("change", () => onSave(save(input.value)));
    return input;
  });
  const [page] = uses;
  return el(
    "tr",
    { "data-fact": key },
    el("th", { scope: "row" }, what, el("small", source)),
    el("td", ...inputs, el("small", unit), remarks),
    el("td", page !== undefined && button("pokaż", () => go(page), { class: "link", title: `Na stronie ${page}` })),
  );
}

/** Figures of a group in one table to type through, and one signature below. */
async function openTable(group: LaunchGroup, items: readonly LaunchItem[], options: Options): Promise<void> {
  const keys = new Set(items.map(({ field }) => field));
  const facts = options.site().facts.filter(({ key, origin }) => keys.has(key) && origin);
  const name = el("input", { type: "text", autocomplete: "name" });
  name.value = localStorage.getItem(storedName) ?? "";
  const saves: Promise<void>[] = [];
  const rows = facts.map((fact) => factRow(fact, options.go, (save) => saves.push(save)));
  await showForm({
    title: `${groupNames[group]}: ${facts.length}`,
    class: "table",
    remarks: makeRemarks(),
    content: [
      el("p", "Popraw to, co u Was jest inne: każda liczba zapisuje się sama. Potem potwierdź całą listę."),
      el("table", el("tbody", ...rows)),
      withLabel("Kto potwierdza: imię i nazwisko", name),
    ],
    action: actionButton(`Potwierdzam te liczby z dniem dzisiejszym: ${facts.length}`),
    onAction: async () => {
      await Promise.all(saves);
      if (rows.some((row) => row.querySelector(".error")))
        throw new RequestError("Nie wszystkie liczby się zapisały: powód stoi przy liczbie. Popraw ją.");
      await ask("confirm", { origins: facts.map(({ origin = "" }) => origin), by: name.value });
      localStorage.setItem(storedName, name.value.trim());
    },
  });
}

export function makeLeft(options: Options) {
  const { onOpen, onRefused } = options;
  const element = el("section", { "aria-label": "Co zostało" });

  function card(item: LaunchItem): HTMLElement {
    const { what, how, settle } = item;
    const origin = itemOrigin(item);
    return el(
      "div.card",
      el("p", `${what.charAt(0).toLocaleUpperCase("pl")}${what.slice(1)} ${how}`),
      el(
        "p.card-foot",
        origin !== undefined && button("otwórz", () => onOpen(origin), { class: "link" }),
        settle && button(settle.words, () => void carryOut(settle).catch(onRefused), { class: "link" }),
      ),
    );
  }

  function group([name, words]: [LaunchGroup, string], items: readonly LaunchItem[]): HTMLElement | undefined {
    const own = items.filter((item) => item.group === name);
    if (own.length === 0) return undefined;
    const isTable = name === "prices" || name === "law";
    return el(
      "details",
      { open: name === "must", "data-group": name },
      el("summary", `${words}: ${own.length}`),
      ...(isTable
        ? [button("Otwórz tabelę i potwierdź", () => void openTable(name, own, options), { class: "bordered" })]
        : own.map(card)),
    );
  }

  return {
    element,
    show: (items: readonly LaunchItem[]) => {
      const open = new Set(
        [...element.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset.group),
      );
      element.replaceChildren(
        el("h2", items.length > 0 ? `Zostało: ${items.length}` : "Wszystko gotowe: stronę można uruchomić."),
        ...(Object.entries(groupNames) as [LaunchGroup, string][]).flatMap((entry) => group(entry, items) ?? []),
      );
      for (const details of element.querySelectorAll("details")) details.open ||= open.has(details.dataset.group);
    },
  };
}
