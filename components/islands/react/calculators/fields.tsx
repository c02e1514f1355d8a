import { clsx } from "clsx";
import type { Field } from "@/lib/calculators/inputs";
import { InputError, NumberInput } from "./number-input";

type EntryProps = {
  field: Field;
  error: string | undefined;
  /** Called when a number loses focus. */
  onChange: () => void;
  /** Called when a choice changes. */
  onChoose?: (name: string) => void;
};

/** A number or a choice: label, hint, field and error. */
function FieldEntry({ field, error, onChange, onChoose }: EntryProps) {
  const { name, label, hint, value } = field;
  const id = `pole-${name}`;
  const sharedProps = {
    id,
    name,
    defaultValue: value,
    "aria-describedby": error ? `${id}-opis ${id}-blad` : `${id}-opis`,
    "aria-invalid": error ? true : undefined,
  } as const;
  return (
    <div className="flex min-w-0 flex-col">
      <label className="font-semibold text-heading" htmlFor={id}>
        {label}
      </label>
      <p className="text-sm text-caption" id={`${id}-opis`}>
        {hint}
      </p>
      <div className="mt-auto flex items-center gap-2.5 pt-2">
        {field.kind === "choice" ? (
          <select
            className={clsx(
              "h-12 w-full min-w-0 cursor-pointer rounded-md border font-sans text-base border-ink-400 bg-paper-50 px-3 text-heading",
              "hover:border-heading aria-invalid:border-2 aria-invalid:border-danger",
            )}
            {...sharedProps}
            onChange={() => onChoose?.(name)}
          >
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <>
            <NumberInput
              className="h-12 w-36 rounded-md px-3.5"
              inputMode="decimal"
              maxLength={16}
              {...sharedProps}
              onBlur={onChange}
            />
            {field.unit && <span aria-hidden="true">{field.unit}</span>}
          </>
        )}
      </div>
      {error && <InputError id={`${id}-blad`} className="mt-1.5" error={error} />}
    </div>
  );
}

type GridProps = {
  fields: readonly Field[];
  errors: Readonly<Record<string, string>>;
} & Pick<EntryProps, "onChange" | "onChoose">;

/** Inputs of a calculator, two beside each other where they have room. */
export const FieldGrid = ({ fields, errors, ...handlers }: GridProps) => (
  <div className="clear-both grid gap-x-6 gap-y-5 pb-3 min-[40rem]:grid-cols-2">
    {fields.map((field) => (
      <FieldEntry key={field.name} field={field} error={errors[field.name]} {...handlers} />
    ))}
  </div>
);

/** The inputs of a calculator. */
export function Fields({ legend, ...grid }: GridProps & { legend: string }) {
  return (
    <fieldset className="min-w-0 px-4 pt-5 pb-3 max-tight:px-2 md:px-6">
      {/* Floated: otherwise it would lie on the top edge of the fieldset. In a fieldset that is a grid, WebKit puts it
          there all the same: the grid is a box of its own. */}
      <legend className="float-left w-full pb-5 text-h3 text-heading">{legend}</legend>
      <FieldGrid {...grid} />
    </fieldset>
  );
}
