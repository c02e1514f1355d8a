import type { FieldText } from "@/lib/content/types";

type Props = {
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
export function Field({ name, text: { label, hint }, unit, value, error, onBlur }: Props) {
  const id = `pole-${name}`;
  return (
    <div className="calc-field">
      <label htmlFor={id}>{label}</label>
      <p className="calc-hint" id={`${id}-opis`}>
        {hint}
      </p>
      <div className="calc-input">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          defaultValue={value}
          aria-describedby={error ? `${id}-opis ${id}-blad` : `${id}-opis`}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {error && (
        <p className="calc-error" id={`${id}-blad`}>
          {error}
        </p>
      )}
    </div>
  );
}
