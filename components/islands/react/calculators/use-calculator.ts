import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Checked, FrameTexts, Raw } from "@/lib/calculators/types";

/**
 * Pause after the last change before the result follows, in milliseconds: nobody wants to be corrected while typing.
 */
const pause = 400;

/**
 * What an island of a calculator gets: its data without the texts around the form, and what is drawn on the server: the
 * button that prints the sheet, the heading of the sheet, and what is said where the calculator did not load.
 */
export type CalculatorProps<Data extends { texts: object }> = Omit<Data, "texts"> & {
  texts: Omit<Data["texts"], keyof FrameTexts>;
  heading: string;
  failure: ReactNode;
  print: ReactNode;
};

type Rules<Input> = {
  /** What the form shows at first. */
  defaults: Raw;
  /** Parameters of an address that hold its state. */
  parameters: readonly string[];
  check: (raw: Raw) => Checked<Input>;
  /** State of an address, undefined where it holds none. */
  fromAddress: (search: string) => Raw | undefined;
  /** "?…" of an input. */
  toAddress: (input: Input) => string;
};

export type Calculator<Input> = {
  checked: Checked<Input>;
  /** "?…" of the result that is shown, empty for the defaults. */
  query: string;
  /** For the form's input event. */
  onInput: () => void;
  /** Reads the form at once: when a field is left, after a stepper. */
  update: () => void;
  /** Puts the defaults back. */
  reset: () => void;
};

// Not a form element: there is nothing to send, so it would have no submit button (WCAG technique H32).
const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select"),
];

const read = (form: HTMLElement): Raw => Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/** The address with the state of one calculator: what else it holds stays, another calculator's result for one. */
function addressWith(names: readonly string[], state: string): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of new URLSearchParams(state)) query.set(name, value);
  return `${location.pathname}${query.size > 0 ? `?${query}` : ""}${location.hash}`;
}

/**
 * Fields that hold the state: what was typed before the island was hydrated counts, and the address follows the
 * result so that it can be passed on.
 */
export function useCalculator<Input>(form: RefObject<HTMLElement | null>, rules: Rules<Input>): Calculator<Input> {
  const { defaults, parameters, check, fromAddress, toAddress } = rules;
  const [checked, setChecked] = useState(() => check(defaults));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const queryOf = (result: Checked<Input>): string => {
    const first = check(defaults);
    if (!result.ok || !first.ok) return "";
    const query = toAddress(result.input);
    return query === toAddress(first.input) ? "" : query;
  };

  const update = (): void => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const result = check(read(form.current));
    setChecked(result);
    if (result.ok) history.replaceState(null, "", addressWith(parameters, queryOf(result)));
  };

  const start = useEffectEvent(() => {
    const state = fromAddress(location.search);
    if (!form.current) return;
    if (state) {
      for (const field of fieldsOf(form.current)) field.value = state[field.name] ?? field.value;
      setChecked(check(read(form.current)));
    }
    // Not before the router has taken over the history: it would not know the step it is given here.
    else timer.current = setTimeout(update);
  });

  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    checked,
    query: queryOf(checked),
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(update, pause);
    },
    update,
    reset: () => {
      for (const field of form.current ? fieldsOf(form.current) : []) field.value = defaults[field.name] ?? "";
      update();
    },
  };
}
