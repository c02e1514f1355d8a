import { clsx } from "clsx";
import { useRef } from "react";
import { maximumPieces } from "@/lib/calculators/power-form";
import type { PowerDevice, PowerTexts } from "@/lib/content/types";
import { formatShort, parseNumber } from "@/lib/text/numbers";
import { InputError, NumberInput } from "./number-input";

type Props = {
  device: PowerDevice;
  texts: Pick<PowerTexts, "less" | "more" | "inFull">;
  value: string | undefined;
  error: string | undefined;
  /** Called after a stepper, and when the field loses focus. */
  onChange: () => void;
};

/**
 * A device and its number. The steppers are for fingers and outside the tab order: in the field the arrow keys do the
 * same.
 */
export function DeviceRow({ device: { key, name, power, unit, inFull }, texts, value, error, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const id = `pole-${key}`;
  const step = (by: 1 | -1) => {
    if (!field.current) return;
    const next = (parseNumber(field.current.value, unit) ?? 0) + by;
    field.current.value = formatShort(Math.min(maximumPieces, Math.max(0, next)));
    onChange();
  };
  const stepper = (by: 1 | -1) => (
    <button
      className={clsx(
        "size-11 cursor-pointer touch-manipulation border border-ink-400 bg-paper-0 text-xl/none text-heading",
        "hover:bg-heading hover:text-inverse",
        by > 0 ? "rounded-r-md border-l-0" : "rounded-l-md border-r-0",
      )}
      type="button"
      tabIndex={-1}
      aria-label={`${by > 0 ? texts.more : texts.less}: ${name}`}
      onClick={() => step(by)}
    >
      {by > 0 ? "+" : "−"}
    </button>
  );
  return (
    <div className="grid grid-cols-rest-auto max-tight:grid-cols-1 items-center gap-x-3 border-t border-hairline py-1.5 max-xs:gap-x-2">
      <label className="wrap-anywhere leading-name text-heading" htmlFor={id}>
        {name}
        <small className="block text-caption text-sm/snug">
          {`${formatShort(power)}\u00a0${unit ? `kW/${unit}` : "kW"}${inFull ? `, ${texts.inFull}` : ""}`}
        </small>
      </label>
      <div className="flex">
        {stepper(-1)}
        <NumberInput
          ref={field}
          className="h-11 w-12 rounded-none text-center"
          id={id}
          name={key}
          inputMode={unit ? "decimal" : "numeric"}
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
      {error && <InputError id={`${id}-blad`} className="col-span-full my-1" error={error} />}
    </div>
  );
}
