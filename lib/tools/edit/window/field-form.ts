/** A form of a part of a file, drawn from its description: it checks while typing and saves by itself. */
import { formatNumber } from "@/lib/text/numbers";
import type { FormField, FormPart, FormValue, PartFault } from "@/lib/tools/edit/messages";
import { readNumber } from "@/lib/tools/edit/typed-number";
import { ask, refusalOf } from "./api";
import { button, el, errorLine } from "./dom";
import { latestOnly } from "./latest";
import { markSaved } from "./unsaved";

/** A drawn field. */
type Control = {
  element: HTMLElement;
  read: () => FormValue;
  /** Shows what is wrong at the fields that were typed in. @returns names of the others */
  show: (faults: readonly PartFault[]) => string[];
};

/** Milliseconds after the last key until a form is checked. */
const checkDelay = 500;

/** Faults of one field of a group, by their path below it. */
const below = (faults: readonly PartFault[], key: string): PartFault[] =>
  faults.flatMap((fault) =>
    fault.field === key
      ? [{ ...fault, field: "" }]
      : fault.field.startsWith(`${key}.`)
        ? [{ ...fault, field: fault.field.slice(key.length + 1) }]
        : [],
  );

const changed = (element: HTMLElement): boolean => element.dispatchEvent(new Event("change", { bubbles: true }));

function makeInput(field: FormField, input: HTMLInputElement | HTMLSelectElement, read: () => FormValue): Control {
  const remarks = el("div.remarks");
  /** The number as it will be saved, where that is not what is typed. */
  const reading = el("small");
  let isTouched = false;
  input.addEventListener("input", () => {
    isTouched = true;
    const number = field.kind === "number" ? readNumber(input.value) : undefined;
    const text = number === undefined ? input.value : formatNumber(number);
    reading.textContent = text === input.value ? "" : `= ${text}`;
  });
  const isBox = input.type === "checkbox";
  const name = el("b", field.name, field.optional && !isBox && el("small", " nieobowiązkowe"));
  const hint = field.hint && el("small", field.hint);
  return {
    element: el(
      "label",
      isBox ? { class: "box" } : {},
      ...(isBox ? [input, name] : [name, input]),
      reading,
      hint,
      remarks,
    ),
    read,
    show: (faults) => {
      const isShown = isTouched || input.value !== "";
      remarks.replaceChildren(...(isShown ? faults.map(({ what, mend }) => errorLine(`${what} ${mend}`)) : []));
      input.setAttribute("aria-invalid", String(isShown && faults.length > 0));
      return !isShown && faults.length > 0 ? [field.name] : [];
    },
  };
}

function makeGroup(field: FormField & { kind: "group" }, legend: boolean): Control {
  const controls = field.fields.map((one) => ({ key: one.key, ...makeControl(one) }));
  return {
    element: el(
      "fieldset",
      legend && el("legend", field.name),
      field.hint && el("small", field.hint),
      ...controls.map(({ element }) => element),
    ),
    read: () => Object.fromEntries(controls.map(({ key, read }) => [key, read()])),
    show: (faults) => controls.flatMap(({ key, show }) => show(below(faults, key))),
  };
}

function makeList(field: FormField & { kind: "list" }): Control {
  let entries: Control[] = [];
  const list = el("div");
  function addEntry(entry: FormField): Control {
    const control = entry.kind === "group" ? makeGroup(entry, false) : makeControl(entry);
    const remove = button("Usuń", () => {
      entries = entries.filter((one) => one !== control);
      row.remove();
      changed(list);
    });
    const row = el("div.entry", control.element, remove);
    list.append(row);
    entries.push(control);
    return control;
  }
  for (const entry of field.entries) addEntry(entry);
  const addButton = button("Dodaj", () => addEntry(field.empty).element.querySelector("input")?.focus(), {
    class: "bordered",
  });
  return {
    element: el("fieldset", el("legend", field.name), field.hint && el("small", field.hint), list, addButton),
    read: () => entries.map(({ read }) => read()),
    show: (faults) => entries.flatMap(({ show }, index) => show(below(faults, String(index)))),
  };
}

function makeSelect(
  { optional, value: chosen }: { optional: boolean; value: string },
  choices: readonly { name: string; value: string }[],
): HTMLSelectElement {
  const options = [...(optional ? [{ name: "nie podano", value: "" }] : []), ...choices];
  const select = el("select", ...options.map(({ name, value }) => el("option", { value }, name)));
  select.value = chosen;
  return select;
}

function makeVariants(field: FormField & { kind: "variants" }): Control {
  const select = makeSelect(field, field.variants);
  const choice = makeInput(field, select, () => select.value);
  const fields = el("div");
  let group: Control | undefined;
  function draw(): void {
    const variant = field.variants.find(({ value }) => value === select.value);
    const ownFields = variant?.fields ?? [];
    group = makeGroup({ key: "", name: "", optional: false, kind: "group", present: true, fields: ownFields }, false);
    fields.replaceChildren(...(ownFields.length > 0 ? [group.element] : []));
  }
  select.addEventListener("change", draw);
  draw();
  return {
    element: el("div", choice.element, fields),
    read: () => ({ variant: select.value, fields: group?.read() }),
    show: (faults) => [...choice.show(below(faults, "")), ...(group?.show(faults) ?? [])],
  };
}

function makeControl(field: FormField): Control {
  switch (field.kind) {
    case "group":
      return field.optional ? makeOptional(field, makeGroup(field, false), field.present) : makeGroup(field, true);
    case "list":
      return field.optional ? makeOptional(field, makeList(field), field.entries.length > 0) : makeList(field);
    case "variants":
      return makeVariants(field);
    case "yes": {
      const box = el("input", { type: "checkbox" });
      box.checked = field.value;
      return makeInput(field, box, () => box.checked);
    }
    case "choice": {
      const select = makeSelect(field, field.choices);
      return makeInput(field, select, () => select.value);
    }
    default: {
      const input = el("input", { type: "text", inputmode: field.kind === "number" ? "decimal" : undefined });
      input.value = field.value;
      return makeInput(field, input, () => input.value);
    }
  }
}

/** A part that may be absent: closed until somebody fills it. */
function makeOptional({ name }: FormField, control: Control, isPresent: boolean): Control {
  const remove = button("Usuń te dane", () => {
    for (const input of control.element.querySelectorAll("input")) {
      input.value = "";
      input.checked = false;
    }
    for (const entry of control.element.querySelectorAll<HTMLElement>(".entry > button")) entry.click();
    changed(control.element);
  });
  return {
    ...control,
    element: el(
      "details",
      { open: isPresent },
      el("summary", name, el("small", " nieobowiązkowe")),
      control.element,
      isPresent && remove,
    ),
  };
}

/** A form that writes its part of a file after each change that has no errors. */
export function makePartForm(part: FormPart): HTMLElement {
  const control = makeControl(part);
  const status = el("p.hint", { role: "status" });
  const element = el("form.part", { "data-origin": part.origin }, control.element, status);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(faults: readonly PartFault[]): void {
    const others = control.show(faults);
    // A fault of the whole part stands at no field.
    const own = faults.filter(({ field }) => field === "" && (part.kind === "group" || part.kind === "list"));
    status.textContent = [
      ...own.map(({ what, mend }) => `${what} ${mend}`),
      ...(others.length > 0 ? [`Zapisze się, gdy uzupełnisz: ${others.join(", ")}.`] : []),
    ].join(" ");
  }

  const send = (name: "checkPart" | "savePart") =>
    latestOnly(async (sent: FormValue) => {
      try {
        const answer = await ask(name, { origin: part.origin, sent });
        show(answer?.faults ?? []);
        if (name === "savePart") status.textContent = "Zapisano.";
        if (name === "savePart" && JSON.stringify(sent) === JSON.stringify(control.read())) markSaved(element);
      } catch (error) {
        const { faults, message } = refusalOf(error).refusal;
        if (faults) show(faults);
        else status.textContent = message;
      }
    });
  const [check, save] = [send("checkPart"), send("savePart")];

  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("input", () => {
    clearTimeout(timer);
    status.textContent = "";
    timer = setTimeout(() => void check(control.read()), checkDelay);
  });
  element.addEventListener("change", () => {
    clearTimeout(timer);
    status.textContent = "Zapisuję…";
    void save(control.read());
  });
  return element;
}
