"use client";

import { useRef } from "react";
import { Slot } from "@/components/islands/react/hydration/slots";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import type { CalculatorData } from "@/lib/calculators";
import { calculatePower, powerRemark } from "@/lib/calculators/power";
import { checkPower } from "@/lib/calculators/power-form";
import type { PowerInput, PowerResult } from "@/lib/calculators/results";
import { connectionText, powerParameter, powerQuery, powerSummary, readPowerQuery } from "@/lib/calculators/share";
import { contactHref } from "@/lib/contact/letter";
import { format, formatShort } from "@/lib/text/numbers";
import { DeviceRow } from "./device-row";
import { FieldGrid } from "./fields";
import { InputGroup } from "./input-group";
import { errorText, Figure, Outcome } from "./outcome";
import { PowerDrawings } from "./power-drawings";
import { PowerSheet } from "./power-sheet";
import { ResultStrip } from "./result-strip";
import { type CalculatorProps, useCalculator } from "./use-calculator";
import { useMounted } from "./use-mounted";

type Props = CalculatorProps<CalculatorData<"power">>;
type Texts = Props["texts"];

const kilowatts = (value: number): string => `${format(value, 1)}\u00a0kW`;

/** Lines of the result, each with its formula. */
const rowsOf = (texts: Texts, input: PowerInput, result: PowerResult) => [
  { label: texts.installed, value: kilowatts(result.installed) },
  result.pair
    ? {
        label: texts.pair,
        value: `${result.pair.map((power) => format(power, 1)).join(" + ")} = ${kilowatts(result.simultaneous)}`,
      }
    : {
        label: texts.simultaneous,
        value: `${format(result.household, 1)} × ${formatShort(input.factor)} = ${kilowatts(result.simultaneous)}`,
      },
  { label: texts.loadsInFull, value: kilowatts(result.loadsInFull) },
  { label: texts.peak, value: kilowatts(result.peak) },
  {
    label: texts.demand,
    value: `${format(result.peak, 1)} + ${formatShort(input.reserve)}% = ${kilowatts(result.demand)}`,
  },
];

/** The power calculator: devices by category, assumptions, and the connection to apply for. */
export function PowerIsland({ categories, settings, supply, usual, defaults, texts, fieldErrors, page, id }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const devices = categories.flatMap((category) => category.devices);
  const { validation, query, onInput, update, reset } = useCalculator<PowerInput>(form, {
    defaults,
    parameters: [powerParameter, ...settings.map(({ name }) => name)],
    check: (raw) => checkPower(raw, devices, settings, fieldErrors),
    fromAddress: (search) => readPowerQuery(search, devices, settings),
    toAddress: (raw) => powerQuery(devices, settings, raw),
  });
  useIslandReady(form);
  const mounted = useMounted();

  const errors = validation.ok ? {} : validation.errors;
  const subtotalOf = (list: typeof devices): string =>
    validation.ok
      ? kilowatts(list.reduce((sum, { key, power }) => sum + power * (validation.input.counts[key] ?? 0), 0))
      : "";

  const describeOutcome = () => {
    if (!validation.ok) {
      const labels = Object.fromEntries([
        ...devices.map(({ key, name }) => [key, name]),
        ...settings.map(({ name, label }) => [name, label]),
      ]);
      return { strip: "", status: errorText(texts.invalid, errors, labels) };
    }
    const { input } = validation;
    const result = calculatePower(categories, input, supply, texts);
    const remark = powerRemark(result, input, { supply, usual, texts });
    const rows = rowsOf(texts, input, result);
    const address = `${page}${query}`;
    const connection = connectionText(result, texts.summary);
    return {
      strip: `${kilowatts(result.request)}, ${connection}`,
      status: (
        <>
          {texts.request}: <Figure>{kilowatts(result.request)}</Figure>. {texts.connection}:{" "}
          <Figure>{connection}</Figure>.{remark && ` ${remark}`}
        </>
      ),
      rows,
      children: (
        <>
          <p className="mt-3 text-sm text-caption">{texts.rounding}</p>
          <PowerDrawings {...{ categories, texts, supply, input, result }} />
          {mounted && (
            <PowerSheet
              texts={texts.sheet}
              devices={devices}
              counts={input.counts}
              other={{ name: texts.otherGroup, power: input.other }}
              rows={[
                ...rows,
                { label: texts.connection, value: connection },
                { label: texts.request, value: kilowatts(result.request) },
              ]}
              address={address}
            />
          )}
        </>
      ),
      actions: {
        ask: contactHref(texts.topic, powerSummary(result, texts.summary), address),
        link: `${query}#${id}`,
      },
    };
  };
  const { strip, ...answer } = describeOutcome();

  return (
    <>
      <div className="noscript:hidden" ref={form} onInput={onInput}>
        {categories.map((category) => (
          <InputGroup key={category.name} name={category.name} subtotal={subtotalOf([...category.devices])}>
            {category.devices.map((device) => (
              <DeviceRow
                key={device.key}
                device={device}
                texts={texts}
                value={defaults[device.key]}
                error={errors[device.key]}
                onChange={update}
              />
            ))}
          </InputGroup>
        ))}
        <InputGroup name={texts.settings}>
          <FieldGrid fields={settings} errors={errors} onChange={update} />
        </InputGroup>
        <ResultStrip text={strip} />
      </div>
      <Slot name="failure" />
      <Outcome texts={texts} {...answer} reset={reset} />
    </>
  );
}
