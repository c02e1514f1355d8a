import { InputError, NumberInput } from "@/components/islands/react/calculators/number-input";
import { isCounted, isPreset, numberOf, typedNumber } from "@/lib/estimate/engine";
import type { EstimateData, Question, RawAnswer, RawAnswers } from "@/lib/estimate/types";
import { Urgent } from "./answer";
import "./questions.css";

type FieldProps<Kind extends Question["kind"]> = {
  /** The phone as a button. */
  question: Extract<Question, { kind: Kind }>;
  raw: RawAnswers;
  texts: Pick<EstimateData["texts"], "typical" | "clear">;
  onAnswer: (question: Question, value: RawAnswer) => void;
};

/** Radio buttons or checkboxes, drawn as boxes with a dot that fills. */
function Choices({ question, raw, onAnswer }: FieldProps<"one" | "many">) {
  const value = raw[question.id] ?? [];
  const many = question.kind === "many";
  const chosenIds = typeof value === "string" ? [value] : value;
  const rule = question.answers.find(({ id, urgent }) => urgent && chosenIds.includes(id))?.urgent;
  const withToggled = (id: string): RawAnswer => {
    const others = chosenIds.filter((chosen) => chosen !== id);
    if (others.length === chosenIds.length) return [...chosenIds, id];
    return others.length > 0 ? others : undefined;
  };
  return (
    <>
      <div className="grid gap-2 pt-4 md:flex md:flex-wrap">
        {question.answers.map(({ id, label }) => (
          <label className="question-answer" key={id}>
            <input
              className="question-input"
              type={many ? "checkbox" : "radio"}
              name={question.id}
              value={id}
              checked={chosenIds.includes(id)}
              onChange={() => onAnswer(question, many ? withToggled(id) : id)}
            />
            <span className="question-words">{label}</span>
          </label>
        ))}
      </div>
      {/* On narrow screens, where the estimate with its warning is far below the questions. */}
      <div className="lg:hidden" role="alert">
        {rule && <Urgent className="mt-3" rule={rule} />}
      </div>
    </>
  );
}

/** Scrolls a message into view when it appears. */
const scrollTo = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" });

/** A number field with its message, and a slider for thumbs. */
function NumberField({ question, raw, texts, onAnswer }: FieldProps<"number">) {
  const { id, min, max, unit, text } = question;
  const number = numberOf(question, raw);
  const field = `pole-${id}`;
  const preset = isPreset(question, raw);
  const describedBy = [
    question.hint && `${field}-opis`,
    preset && `${field}-typowa`,
    number === undefined && `${field}-blad`,
  ].filter(Boolean);
  return (
    <div className="pt-4">
      <div className="flex items-center gap-2.5">
        <NumberInput
          className="h-13 w-32 rounded-md px-3.5 font-strong text-title"
          id={field}
          name={id}
          inputMode={isCounted(question.unit) ? "numeric" : "decimal"}
          maxLength={8}
          value={String(raw[id] ?? question.typical)}
          aria-label={`${text} (${unit})`}
          aria-describedby={describedBy.join(" ") || undefined}
          aria-invalid={number === undefined || undefined}
          onChange={({ currentTarget }) => onAnswer(question, currentTarget.value)}
        />
        <span aria-hidden="true">{unit}</span>
        {preset && (
          <span className="text-caption text-sm" id={`${field}-typowa`}>
            {texts.typical}
          </span>
        )}
      </div>
      {number === undefined && (
        // Scrolls clear of the price, which sticks to the lower edge.
        <div className="scroll-mb-20 pt-1.5" ref={scrollTo}>
          <InputError className="" id={`${field}-blad`} error={question.error} />
        </div>
      )}
      <input
        className="block h-11 w-full max-w-120 cursor-pointer accent-ink-900"
        type="range"
        min={min}
        max={max}
        // The browser shows a number outside the limits at the end it has passed.
        value={typedNumber(question, raw) ?? question.typical}
        // Screen readers and the keyboard use the number field.
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => onAnswer(question, currentTarget.value)}
      />
    </div>
  );
}

type Props = Omit<FieldProps<"one">, "question"> & { questions: readonly Question[] };

/** The current questions, numbered. */
export function Questions({ questions, ...field }: Props) {
  return (
    <div className="border-line border-t">
      {questions.map((question, index) => (
        <fieldset className="relative min-w-0 border-hairline border-b pt-6 pb-6.5" key={question.id} tabIndex={-1}>
          <legend className="float-left flex w-full gap-3.5 pr-20 max-tight:pr-0 text-h3 text-heading">
            <span className="min-w-4 pt-0.5 font-medium text-caption text-sm tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <span>{question.text}</span>
          </legend>
          <div className="clear-both md:ml-7.5">
            {question.hint && (
              <p className="pt-1 max-md:pl-7.5 text-caption text-sm" id={`pole-${question.id}-opis`}>
                {question.hint}
              </p>
            )}
            {question.kind === "number" ? (
              <NumberField question={question} {...field} />
            ) : (
              <Choices question={question} {...field} />
            )}
          </div>
          {field.raw[question.id] !== undefined && (
            <button
              className="absolute top-3.5 right-0 max-tight:static min-h-11 min-w-11 cursor-pointer text-caption text-sm underline underline-offset-4"
              type="button"
              aria-label={`${field.texts.clear}: ${question.short}`}
              onClick={({ currentTarget }) => {
                currentTarget.closest("fieldset")?.focus();
                field.onAnswer(question, undefined);
              }}
            >
              {field.texts.clear}
            </button>
          )}
        </fieldset>
      ))}
    </div>
  );
}
