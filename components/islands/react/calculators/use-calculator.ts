import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { CheckedInput, FrameTexts, RawInput } from "@/lib/calculators/types";

/** Milliseconds from the last input to the result: nobody wants to be corrected while typing. */
const inputDelay = 400;

/**
 * Props of a calculator's island: its data without the texts around the form, the heading of its sheet, and what the
 * server renders: the button that prints the sheet and the message that the calculator failed to load.
 */
export type CalculatorProps<Data extends { texts: object }> = Omit<Data, "texts"> & {
  texts: Omit<Data["texts"], keyof FrameTexts>;
  heading: string;
  failure: ReactNode;
  print: ReactNode;
};

type Rules<Input> = {
  /** Initial values of the form. */
  defaults: RawInput;
  /** Names of the address parameters that hold its state. */
  parameters: readonly string[];
  check: (raw: RawInput) => CheckedInput<Input>;
  /** State of an address, undefined if it holds none. */
  fromAddress: (search: string) => RawInput | undefined;
  /** "?…" of an input. */
  toAddress: (input: Input) => string;
};

export type Calculator<Input> = {
  validation: CheckedInput<Input>;
  /** "?…" of the result, empty for the defaults. */
  query: string;
  /** For the form's input event. */
  onInput: () => void;
  /** Reads the form at once: when a field loses focus, after a stepper. */
  update: () => void;
  /** Restores the defaults. */
  reset: () => void;
};

// Not a form element: nothing is sent, so it would lack a submit button (WCAG technique H32).
const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select"),
];

const readForm = (form: HTMLElement): RawInput =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/** The address with the state of one calculator. Other parameters stay, such as another calculator's state. */
function addressWith(names: readonly string[], state: string): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of new URLSearchParams(state)) query.set(name, value);
  return `${location.pathname}${query.size > 0 ? `?${query}` : ""}${location.hash}`;
}

/**
 * Reads and checks uncontrolled fields: input made before hydration counts. Keeps the address in step with the result,
 * so that it can be shared.
 */
export function useCalculator<Input>(form: RefObject<HTMLElement | null>, rules: Rules<Input>): Calculator<Input> {
  const { defaults, parameters, check, fromAddress, toAddress } = rules;
  const [validation, setValidation] = useState(() => check(defaults));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const queryOf = (result: CheckedInput<Input>): string => {
    const first = check(defaults);
    if (!result.ok || !first.ok) return "";
    const query = toAddress(result.input);
    return query === toAddress(first.input) ? "" : query;
  };

  const update = (): void => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const result = check(readForm(form.current));
    setValidation(result);
    if (result.ok) history.replaceState(null, "", addressWith(parameters, queryOf(result)));
  };

  const start = useEffectEvent(() => {
    const state = fromAddress(location.search);
    if (!form.current) return;
    if (state) {
      for (const field of fieldsOf(form.current)) field.value = state[field.name] ?? field.value;
      setValidation(check(readForm(form.current)));
    }
    // Waits a tick: until the router has patched `history`, it ignores entries set here.
    else timer.current = setTimeout(update);
  });

  // Before the first key that React hears: it would step from the server's numbers and replace the address with them.
  useLayoutEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    validation,
    query: queryOf(validation),
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(update, inputDelay);
    },
    update,
    reset: () => {
      for (const field of form.current ? fieldsOf(form.current) : []) field.value = defaults[field.name] ?? "";
      update();
    },
  };
}
