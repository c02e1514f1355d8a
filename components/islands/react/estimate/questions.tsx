import { clsx } from "clsx";
import { InputError, NumberInput } from "@/components/islands/react/calculators/number-input";
import { numberOf } from "@/lib/estimate/engine";
import type { EstimateData, Question, RawAnswers } from "@/lib/estimate/types";
import { formatShort } from "@/lib/text/numbers";
import styles from "./questions.module.css";

type FieldProps<Kind extends Question["kind"]> = {
  question: Extract<Question, { kind: Kind }>;
  raw: RawAnswers;
  texts: Pick<EstimateData["texts"], "limits">;
  onAnswer: (question: string, value: string | readonly string[]) => void;
};

/** Radio buttons or checkboxes, as boxes with a node that fills. */
function Choices({ question, raw, onAnswer }: FieldProps<"one" | "many">) {
  const value = raw[question.id] ?? "";
  const many = question.kind === "many";
  const chosenIds = typeof value === "string" ? [value] : value;
  const withToggled = (id: string) =>
    chosenIds.includes(id) ? chosenIds.filter((chosen) => chosen !== id) : [...chosenIds, id];
  return (
    <div className="flex flex-wrap gap-2 pt-4">
      {question.answers.map(({ id, label }) => (
        <label className={clsx(styles.answer, many && styles.many)} key={id}>
          <input
            className={styles.input}
            type={many ? "checkbox" : "radio"}
            name={question.id}
            value={id}
            checked={chosenIds.includes(id)}
            onChange={() => onAnswer(question.id, many ? withToggled(id) : id)}
          />
          <span className={styles.words}>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** A number field, and a slider for thumbs. */
function NumberField({ question, raw, texts, onAnswer }: FieldProps<"number">) {
  const { id, min, max, unit, text } = question;
  const value = String(raw[id] ?? "");
  const number = numberOf(question, raw);
  const field = `pole-${id}`;
  const describedBy = [question.hint && `${field}-opis`, number === undefined && `${field}-blad`].filter(Boolean);
  return (
    <div className="pt-4">
      <div className="flex items-center gap-2.5">
        <NumberInput
          className="h-13 w-32 rounded-md px-3.5 font-[620] text-[1.5rem]"
          id={field}
          name={id}
          inputMode="decimal"
          maxLength={8}
          value={value}
          aria-label={`${text} (${unit})`}
          aria-describedby={describedBy.join(" ") || undefined}
          aria-invalid={number === undefined || undefined}
          onChange={({ currentTarget }) => onAnswer(id, currentTarget.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={min}
        max={max}
        value={number ?? min}
        // Screen readers and the keyboard use the field beside it.
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => onAnswer(id, currentTarget.value)}
      />
      {number === undefined && (
        <InputError
          className="mt-1.5"
          id={`${field}-blad`}
          error={texts.limits.replace("[od]", formatShort(min)).replace("[do]", `${formatShort(max)}\u00a0${unit}`)}
        />
      )}
    </div>
  );
}

type Props = Omit<FieldProps<"one">, "question"> & { questions: readonly Question[] };

/** The current questions, numbered. */
export function Questions({ questions, ...field }: Props) {
  return (
    <div className="border-line border-t">
      {questions.map((question, index) => (
        <fieldset className="min-w-0 border-hairline border-b pt-6 pb-6.5" key={question.id}>
          <legend className="float-left flex w-full gap-3.5 font-semibold text-[1.1875rem]/[1.25] text-heading">
            <span className="min-w-4 pt-0.5 font-medium text-caption text-sm tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            {question.text}
          </legend>
          <div className="clear-both md:ml-7.5">
            {question.hint && (
              <p className="pt-1 text-caption text-sm" id={`pole-${question.id}-opis`}>
                {question.hint}
              </p>
            )}
            {question.kind === "number" ? (
              <NumberField question={question} {...field} />
            ) : (
              <Choices question={question} {...field} />
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
