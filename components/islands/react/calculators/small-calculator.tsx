import { type ComponentProps, useRef } from "react";
import { Slot } from "@/components/islands/react/hydration/slots";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import {
  type CheckedInput,
  defaultsOf,
  type Field,
  type FieldErrors,
  labelsOf,
  presetsOf,
  queryOf,
  readFields,
  readQuery,
} from "@/lib/calculators/inputs";
import type { AnswerOrProblem } from "@/lib/calculators/results";
import { contactHref } from "@/lib/contact/letter";
import { Fields } from "./fields";
import { errorText, Figure, Outcome } from "./outcome";
import { ResultSheet } from "./result-sheet";
import { ResultStrip } from "./result-strip";
import { type CalculatorProps, useCalculator } from "./use-calculator";

type Props<Facts, Words> = CalculatorProps<{
  fields: readonly Field[];
  facts: Facts;
  texts: ComponentProps<typeof Outcome>["texts"] &
    Readonly<Record<"form" | "invalid" | "topic", string>> & { words: Words };
  fieldErrors: FieldErrors;
  page: string;
  id: string;
}>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the island of a calculator that is a list of inputs and a pure function: form, answer with its formulas,
 * links to the result and to the contact page.
 */
export function smallIsland<Input extends Values, Facts, Words>(
  answer: (input: Input, facts: Facts, words: Words) => AnswerOrProblem,
) {
  return function SmallCalculator({ fields, facts, texts, fieldErrors, page, id, heading }: Props<Facts, Words>) {
    const form = useRef<HTMLDivElement>(null);
    const { validation, query, onInput, update, choose, reset } = useCalculator<Input>(form, {
      defaults: defaultsOf(fields),
      parameters: fields.map((field) => field.name),
      check: (raw) => readFields(fields, raw, fieldErrors) as CheckedInput<Input>,
      fromAddress: (search) => readQuery(fields, search),
      toAddress: (raw) => queryOf(fields, raw),
      presets: (raw, name) => presetsOf(fields, raw, name),
    });
    useIslandReady(form);

    const describeOutcome = () => {
      if (!validation.ok) return { strip: "", status: errorText(texts.invalid, validation.errors, labelsOf(fields)) };
      const result = answer(validation.input, facts, texts.words);
      if ("problem" in result) return { strip: result.problem, status: result.problem };
      const { parts, remark, rows, summary } = result.answer;
      return {
        strip: parts.map(({ figure }) => figure).join(", "),
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
            input={validation.input}
            rows={[...parts.map(({ label, figure }) => ({ label, value: figure })), ...rows]}
            address={`${page}${query}`}
          />
        ),
        actions: {
          ask: contactHref(texts.topic, summary, `${page}${query}`),
          link: `${query}#${id}`,
        },
      };
    };
    const { strip, ...described } = describeOutcome();

    return (
      <>
        <div className="noscript:hidden" ref={form} onInput={onInput}>
          <Fields
            legend={texts.form}
            fields={fields}
            errors={validation.ok ? {} : validation.errors}
            onChange={update}
            onChoose={choose}
          />
          <ResultStrip text={strip} />
        </div>
        <Slot name="failure" />
        <Outcome texts={texts} {...described} reset={reset} />
      </>
    );
  };
}
