import { useRef } from "react";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import { defaultsOf, labelsOf, queryOf, rawOf, readFields, type Shape, type ValuesOf } from "@/lib/calculators/inputs";
import { contactHref } from "@/lib/calculators/share";
import type { Outcome as Answered, SmallData, SmallTexts } from "@/lib/calculators/small";
import { Fields } from "./fields";
import { errorText, Figure, Outcome } from "./outcome";
import { ResultSheet } from "./result-sheet";
import { type CalculatorProps, type PrintProps, useCalculator } from "./use-calculator";

/** What the island of a small calculator gets: its form with the words of its own. */
export type SmallProps<Texts, Facts> = Omit<SmallData<Texts, Facts>, "texts"> & {
  texts: Texts & SmallTexts;
} & Pick<CalculatorProps<never>, "failure"> &
  PrintProps;

type Props<S extends Shape> = SmallProps<unknown, unknown> & {
  /** Name of the island. */
  name: string;
  answer: (input: ValuesOf<S>) => Answered;
};

/** A calculator made of a list of inputs and a pure function: form, answer with its formulas, link, message. */
export function SmallCalculator<S extends Shape>({
  name,
  fields,
  texts,
  page,
  id,
  failure,
  print,
  heading,
  answer,
}: Props<S>) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { checked, query, onInput, update, reset } = useCalculator<ValuesOf<S>>(form, {
    defaults: defaultsOf(fields),
    parameters: fields.map((field) => field.name),
    check: (raw) => readFields<S>(fields, raw),
    fromAddress: (search) => rawOf(fields, search),
    toAddress: (input) => queryOf(fields, input),
  });
  useIslandReady(root);

  const outcome = () => {
    if (!checked.ok) return { status: errorText(texts.invalid, checked.errors, labelsOf(fields)) };
    const result = answer(checked.input);
    if ("problem" in result) return { status: result.problem };
    const { parts, remark, rows, summary } = result.answer;
    return {
      status: (
        <>
          {parts.map(({ label, figure }) => (
            <span key={label}>
              {label}: <Figure>{figure}</Figure>.{" "}
            </span>
          ))}
          {remark}
        </>
      ),
      rows,
      children: (
        <ResultSheet
          heading={heading}
          fields={fields}
          input={checked.input}
          rows={[...parts.map(({ label, figure }) => ({ label, value: figure })), ...rows]}
          address={`${page}${query}`}
        />
      ),
      actions: {
        ask: { label: texts.ask, href: contactHref(texts.topic, summary, `${page}${query}`) },
        link: { label: texts.link, href: `${query}#${id}` },
      },
    };
  };

  return (
    <div
      className="rounded-md border border-line bg-paper-0"
      ref={root}
      data-island={name}
      data-hydrate={`intent query:${fields[0]?.name}`}
      data-busy=""
    >
      <div className="noscript:hidden" ref={form} onInput={onInput}>
        <Fields legend={texts.form} fields={fields} errors={checked.ok ? {} : checked.errors} onChange={update} />
      </div>
      {failure}
      <Outcome heading={texts.result} {...outcome()} print={print} reset={{ label: texts.reset, onClick: reset }} />
    </div>
  );
}
