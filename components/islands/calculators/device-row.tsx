import { useRef } from "react";
import { mostPieces } from "@/lib/calculators/check";
import type { PowerDevice, PowerTexts } from "@/lib/content/types";
import { formatShort, parseNumber } from "@/lib/text/numbers";

type Props = {
  device: PowerDevice;
  texts: Pick<PowerTexts, "less" | "more" | "whole">;
  value: string | undefined;
  error: string | undefined;
  /** After the number was changed for good: by a stepper, or when the field is left. */
  onChange: () => void;
};

/**
 * A device and how many there are. The steppers are for fingers: in the field the arrow keys do the same, so they are
 * not in the order of the Tab key.
 */
export function DeviceRow({ device: { key, name, power, unit, whole }, texts, value, error, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = `pole-${key}`;
  const step = (by: 1 | -1) => {
    if (!field.current) return;
    const next = (parseNumber(field.current.value) ?? 0) + by;
    field.current.value = formatShort(Math.min(mostPieces, Math.max(0, next)));
    onChange();
  };
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${by > 0 ? texts.more : texts.less}: ${name}`}
      onClick={() => step(by)}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <div className="calc-device">
      <label htmlFor={id}>
        {name}
        <small>
          {formatShort(power)}
          {"\u00a0"}
          {unit ? `kW/${unit}` : "kW"}
          {whole && `, ${texts.whole}`}
        </small>
      </label>
      <div className="calc-step">
        {stepper(-1)}
        <input
          ref={field}
          id={id}
          name={key}
          type="text"
          inputMode={unit ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={5}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-blad` : undefined}
          onBlur={onChange}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }}
        />
        {stepper(1)}
      </div>
      {error && (
        <p className="calc-error" id={`${id}-blad`}>
          {error}
        </p>
      )}
    </div>
  );
}
