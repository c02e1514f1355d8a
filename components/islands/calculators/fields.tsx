import type { FieldText } from "@/lib/content/types";
import { InputError, NumberInput } from "./number-input";

type FieldProps = {
  /** Name of the field, also the start of its ids. */
  name: string;
  text: FieldText;
  /** Shown beside the field; the label or the hint says it in words. */
  unit?: string;
  value: string | undefined;
  error: string | undefined;
  onBlur: () => void;
};

/** A number to type: label, what is expected, the field with its unit, and what is wrong with it. */
function Field({ name, text: { label, hint }, unit, value, error, onBlur }: FieldProps) {
  const id = `pole-${name}`;
  return (
    <div className="flex flex-col">
      <label className="font-semibold text-heading" htmlFor={id}>
        {label}
      </label>
      <p className="text-sm text-caption" id={`${id}-opis`}>
        {hint}
      </p>
      <div className="mt-auto flex items-center gap-2.5 pt-2">
        <NumberInput
          className="h-12 w-36 rounded-md px-3.5"
          id={id}
          name={name}
          inputMode="decimal"
          maxLength={16}
          defaultValue={value}
          aria-describedby={error ? `${id}-opis ${id}-blad` : `${id}-opis`}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {error && <InputError id={`${id}-blad`} className="mt-1.5" error={error} />}
    </div>
  );
}

type Props = Pick<FieldProps, "onBlur"> & {
  legend: string;
  fields: readonly Pick<FieldProps, "name" | "text" | "unit">[];
  /** What the fields show at first, by their names. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** The numbers a calculator asks for. */
export function Fields({ legend, fields, values, errors, onBlur }: Props) {
  return (
    <fieldset className="min-w-0 px-4 pt-5 pb-6 md:px-6">
      {/* Floated, or it would stand on the edge of the box; in a grid WebKit puts it there all the same. */}
      <legend className="float-left w-full pb-5 text-[1.1875rem]/[1.3] font-semibold text-heading">{legend}</legend>
      <div className="clear-both grid gap-x-6 gap-y-5 min-[40rem]:grid-cols-2">
        {fields.map(({ name, ...field }) => (
          <Field key={name} name={name} {...field} value={values[name]} error={errors[name]} onBlur={onBlur} />
        ))}
      </div>
    </fieldset>
  );
}
