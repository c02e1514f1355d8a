"use client";

import { useRef } from "react";
import { useIslandReady } from "@/components/islands/hydration/use-island-ready";
import { checkPv, pvFields } from "@/lib/calculators/check";
import { calculatePv } from "@/lib/calculators/pv";
import {
  calculatorId,
  contactHref,
  paybackText,
  pvParameter,
  pvQuery,
  pvRaw,
  pvSummary,
} from "@/lib/calculators/share";
import type { PvCalculatorData, PvInput } from "@/lib/calculators/types";
import { format, formatRange } from "@/lib/text/numbers";
import { Fields } from "./fields";
import { errorText, Figure, Outcome } from "./outcome";
import { PvChart } from "./pv-chart";
import { type CalculatorProps, useCalculator } from "./use-calculator";

/** The photovoltaics calculator: power, price, cost and subsidy; production, savings and payback as ranges. */
export function PvIsland({ table, limits, defaults, texts, page, failure }: CalculatorProps<PvCalculatorData>) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { checked, query, onInput, update, reset } = useCalculator<PvInput>(form, {
    defaults,
    check: (raw) => checkPv(raw, table, limits),
    fromAddress: (search) => pvRaw(search, defaults),
    toAddress: pvQuery,
  });
  useIslandReady(root);

  const errors = checked.ok ? {} : checked.errors;
  const fields = [
    { name: pvFields.power, text: texts.power, unit: "kW" },
    { name: pvFields.price, text: texts.price, unit: "zł/kWh" },
    { name: pvFields.cost, text: texts.cost, unit: "zł" },
    { name: pvFields.subsidy, text: texts.subsidy, unit: "zł" },
  ];

  const outcome = () => {
    if (!checked.ok) {
      const labels = Object.fromEntries(fields.map(({ name, text }) => [name, text.label]));
      return { status: errorText(texts.invalid, errors, labels) };
    }
    const { input } = checked;
    const result = calculatePv(table, input);
    return {
      status: (
        <>
          {texts.payback}: <Figure>{paybackText(result)}</Figure>.
        </>
      ),
      rows: [
        { label: texts.production, value: `${formatRange(result.production, 10)}\u00a0kWh` },
        { label: texts.savings, value: `${formatRange(result.savings, 10)}\u00a0zł` },
        { label: input.subsidy ? texts.netAfter : texts.net, value: `${formatRange(result.net, 100)}\u00a0zł` },
        { label: texts.middle, value: `${format(result.middle, 1)}\u00a0roku` },
      ],
      children: <PvChart result={result} texts={texts} />,
      actions: {
        ask: { label: texts.ask, href: contactHref(texts.topic, pvSummary(input, result), `${page}${query}`) },
        link: { label: texts.link, href: `${query}#${calculatorId}` },
      },
    };
  };

  return (
    <div
      className="rounded-md border border-line bg-paper-0"
      ref={root}
      data-island="pv"
      data-hydrate={`intent query:${pvParameter}`}
      data-busy=""
    >
      <div className="noscript:hidden" ref={form} onInput={onInput}>
        <Fields legend={texts.form} fields={fields} values={defaults} errors={errors} onBlur={update} />
      </div>
      {failure}
      <Outcome heading={texts.result} {...outcome()} reset={{ label: texts.reset, onClick: reset }} />
    </div>
  );
}
