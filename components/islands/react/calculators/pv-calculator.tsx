"use client";

import { useRef } from "react";
import { Slot } from "@/components/islands/react/hydration/slots";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import type { CalculatorData } from "@/lib/calculators";
import { defaultsOf, labelsOf, queryOf, readQuery } from "@/lib/calculators/inputs";
import { checkPv } from "@/lib/calculators/pv-form";
import { paybackText, pvSummary } from "@/lib/calculators/share";
import { contactHref } from "@/lib/contact/letter";
import { calculatePv, type PvInput } from "@/lib/physics/pv";
import type { PvResult } from "@/lib/physics/quantities";
import { fill } from "@/lib/text/fill";
import { format, formatRange, zloty } from "@/lib/text/numbers";
import { FieldGrid, Fields } from "./fields";
import { InputGroup } from "./input-group";
import { errorText, Figure, Outcome } from "./outcome";
import { PvDays } from "./pv-days";
import { PvMoney } from "./pv-money";
import { ResultSheet } from "./result-sheet";
import { ResultStrip } from "./result-strip";
import { type CalculatorProps, useCalculator } from "./use-calculator";

type Props = CalculatorProps<CalculatorData<"pv">>;

/** "1800 kWh × 1,00 = 1800 zł". */
const valueText = (energy: number, price: number, amount: number): string =>
  `${format(energy)}\u00a0kWh × ${format(price, 2)} = ${zloty(amount)}`;

/** Lines of the result, each with its formula. */
function rowsOf(texts: Props["texts"], refund: number, input: PvInput, result: PvResult) {
  const years = (number: number): string =>
    number < 1 ? texts.summary.under : `${format(number, 1)}\u00a0${texts.years}`;
  const { production, share, home, stored, sold, savings, net, middlePayback, paybackWithInverter, battery } = result;
  const { deposit, paidByDeposit } = savings;
  return [
    { label: texts.production, value: `${format(production)}\u00a0kWh` },
    { label: `${texts.atHome}, ${format(share)}%`, value: valueText(home, input.price, savings.homeValue) },
    ...(input.storage > 0
      ? [{ label: texts.fromStorage, value: valueText(stored, input.price, savings.storedValue) }]
      : []),
    { label: texts.sold, value: valueText(sold, input.surplus, deposit) },
    ...(Math.round(deposit) > Math.round(paidByDeposit)
      ? [
          {
            label: texts.settled,
            value: `${zloty(paidByDeposit)} + ${format(refund * 100)}% × ${zloty(deposit - paidByDeposit)} = ${zloty(savings.soldValue)}`,
          },
        ]
      : []),
    { label: texts.savings, value: zloty(savings.total) },
    { label: input.subsidy ? texts.netAfter : texts.net, value: `${formatRange(net, 100)}\u00a0zł` },
    { label: texts.middle, value: years(middlePayback) },
    ...(battery
      ? [
          {
            label: texts.battery,
            value: fill(texts.batteryPayback, {
              oszczednosc: zloty(battery.saving),
              zwrot: paybackText(battery, texts.summary),
            }),
          },
        ]
      : []),
    ...(input.inverter > 0 ? [{ label: texts.withInverter, value: years(paybackWithInverter) }] : []),
  ];
}

/** The photovoltaics calculator: installation, house and prices give a year of energy and money, and the payback. */
export function PvIsland({ model, fields, texts, fieldErrors, page, id, heading }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const allFields = fields.flat();
  const { validation, query, onInput, update, choose, reset } = useCalculator<PvInput>(form, {
    defaults: defaultsOf(allFields),
    parameters: allFields.map(({ name }) => name),
    check: (raw) => checkPv(raw, allFields, model, fieldErrors),
    fromAddress: (search) => readQuery(allFields, search),
    toAddress: (raw) => queryOf(allFields, raw),
  });
  useIslandReady(form);

  const describeOutcome = () => {
    if (!validation.ok) return { strip: "", status: errorText(texts.invalid, validation.errors, labelsOf(allFields)) };
    const { input } = validation;
    const result = calculatePv(model, input);
    const rows = rowsOf(texts, model.deposit.refund, input, result);
    const payback = paybackText(result, texts.summary);
    return {
      strip: `${texts.payback} ${payback}, ${zloty(result.savings.total)}`,
      status: (
        <>
          {texts.payback}: <Figure>{payback}</Figure>. {texts.firstYear}: <Figure>{zloty(result.savings.total)}</Figure>
          .{result.oversized && ` ${fill(texts.oversized, { zwrot: `${format(model.deposit.refund * 100)}%` })}`}
        </>
      ),
      rows,
      children: (
        <>
          <PvDays model={model} input={input} result={result} texts={texts.day} />
          <PvMoney model={model} input={input} result={result} texts={texts.money} />
          <ResultSheet
            heading={heading}
            fields={allFields}
            input={input}
            rows={[
              { label: texts.payback, value: payback },
              { label: texts.firstYear, value: zloty(result.savings.total) },
              ...rows,
            ]}
            address={`${page}${query}`}
          />
        </>
      ),
      actions: {
        ask: contactHref(texts.topic, pvSummary(input, result, texts.summary), `${page}${query}`),
        link: `${query}#${id}`,
      },
    };
  };

  const { strip, ...answer } = describeOutcome();

  return (
    <>
      <div className="noscript:hidden" ref={form} onInput={onInput}>
        {fields.map((group, index) => {
          const grid = {
            fields: group,
            errors: validation.ok ? {} : validation.errors,
            onChange: update,
            onChoose: choose,
          };
          return index === 0 ? (
            <Fields key={texts.form} legend={texts.form} {...grid} />
          ) : (
            <InputGroup key={group[0]?.name} name={texts.settings}>
              <FieldGrid {...grid} />
            </InputGroup>
          );
        })}
        <ResultStrip text={strip} />
      </div>
      <Slot name="failure" />
      <Outcome texts={texts} {...answer} reset={reset} />
    </>
  );
}
