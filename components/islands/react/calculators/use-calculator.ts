import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changeAddress } from "@/components/islands/react/address";
import type { CheckedInput, FrameTexts, RawInput } from "@/lib/calculators/results";

/** Milliseconds from the last input to the result: nobody wants to be corrected while typing. */
const inputDelay = 400;

/**
 * Props of a calculator's island: its data without the texts around the form, and the heading of its sheet. Slots:
 * `failure`, the message that it failed to load, and `print`, the button that prints the sheet.
 */
export type CalculatorProps<Data extends { texts: object }> = Omit<Data, "texts"> & {
  texts: Omit<Data["texts"], keyof FrameTexts>;
  heading: string;
};

type Rules<Input> = {
  /** Initial values of the form. */
  defaults: RawInput;
  /** Names of the address parameters that hold its state. */
  parameters: readonly string[];
  check: (raw: RawInput) => CheckedInput<Input>;
  /** State of an address, undefined if it holds none. */
  fromAddress: (search: string) => RawInput | undefined;
  /** "?…" of the form as typed, even if it is invalid. */
  toAddress: (raw: RawInput) => string;
  /** Values that a choice presets in the form as it is. `name` is the choice's field. */
  presets?: (raw: RawInput, name: string) => RawInput;
};

export type Calculator<Input> = {
  validation: CheckedInput<Input>;
  /** "?…" of the form, defaults included: a shared link must not change when they do. */
  query: string;
  /** For the form's input event. */
  onInput: () => void;
  /** Reads the form at once: when a field loses focus, after a stepper. */
  update: () => void;
  /** Writes what a choice presets into the form, then reads it. */
  choose: (name: string) => void;
  /** Restores the defaults, and pressed again the values they have overwritten. */
  reset: { isUndo: boolean; onClick: () => void };
};

// Not a form element: nothing is sent, so it would lack a submit button (WCAG technique H32).
const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select"),
];

const readForm = (form: HTMLElement): RawInput =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

function writeForm(form: HTMLElement, values: RawInput): void {
  for (const field of fieldsOf(form)) field.value = values[field.name] ?? field.value;
}

/** Puts the state of one calculator into the address. Other parameters stay, such as another calculator's state. */
const showState = (names: readonly string[], state: string): void =>
  changeAddress(String(names), ({ searchParams }) => {
    for (const name of names) searchParams.delete(name);
    for (const [name, value] of new URLSearchParams(state)) searchParams.set(name, value);
  });

/**
 * Reads and checks uncontrolled fields: input made before hydration counts. Keeps the address in step with the fields,
 * so that it can be shared and a reload shows the same.
 */
export function useCalculator<Input>(form: RefObject<HTMLElement | null>, rules: Rules<Input>): Calculator<Input> {
  const { defaults, parameters, check, fromAddress, toAddress, presets } = rules;
  const [raw, setRaw] = useState(defaults);
  const [overwrittenValues, setOverwrittenValues] = useState<RawInput>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isExample = (values: RawInput): boolean => toAddress(values) === toAddress(defaults);

  const update = (): void => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const formValues = readForm(form.current);
    setRaw(formValues);
    if (!isExample(formValues)) setOverwrittenValues(undefined);
    showState(parameters, isExample(formValues) ? "" : toAddress(formValues));
  };
  const choose = (name: string): void => {
    if (form.current && presets) writeForm(form.current, presets(readForm(form.current), name));
    update();
  };

  const show = (state: RawInput): void => {
    clearTimeout(timer.current);
    if (!form.current) return;
    writeForm(form.current, state);
    setRaw(readForm(form.current));
  };
  /** Back or forward to another entry of this page, which may hold other values. */
  const onTravel = useEffectEvent(() => show(fromAddress(location.search) ?? defaults));
  const start = useEffectEvent(() => {
    const state = fromAddress(location.search);
    if (!form.current) return;
    if (state) return show(state);
    for (const { name } of fieldsOf(form.current).filter(({ name, value }) => value !== defaults[name])) choose(name);
  });

  // Runs before React handles its first key, which would step from the server's numbers and put them in the address.
  useLayoutEffect(() => {
    start();
    const travel = () => onTravel();
    addEventListener("popstate", travel);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", travel);
    };
  }, []);

  return {
    validation: check(raw),
    query: toAddress(raw),
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(update, inputDelay);
    },
    update,
    choose,
    reset: {
      isUndo: overwrittenValues !== undefined,
      onClick: () => {
        if (!form.current) return;
        const formValues = readForm(form.current);
        writeForm(form.current, overwrittenValues ?? defaults);
        update();
        setOverwrittenValues(isExample(formValues) ? undefined : formValues);
      },
    },
  };
}
