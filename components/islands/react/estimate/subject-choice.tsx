import { clsx } from "clsx";
import type { RefObject } from "react";
import { Sentence } from "@/components/islands/react/sentence";
import type { EstimateData } from "@/lib/estimate/types";
import "./subject-choice.css";
import { subjectField } from "./use-estimate";

type Props = {
  subjects: readonly Pick<EstimateData["subjects"][number], "id" | "code" | "name">[];
  texts: Pick<EstimateData["texts"], "choice" | "spare" | "change">;
  chosenId?: string | undefined;
  /** On phones: shows the chosen subject in place of the choice. */
  isFolded: boolean;
  onChoose: (id: string, byPointer: boolean) => void;
  onUnfold: () => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** On the widest screens, as the sheet has it. */
const subjectsPerRail = 7;

/**
 * Choice of the subject, as rows of circuit breakers, one of which is up. Radio buttons, so that it works before any
 * script has loaded.
 */
export function SubjectChoice({ subjects, texts, chosenId, isFolded, onChoose, onUnfold, ref }: Props) {
  const index = subjects.findIndex(({ id }) => id === chosenId);
  const chosenSubject = subjects[index];
  return (
    <div
      ref={ref}
      className="relative subject-frame"
      style={index < 0 ? undefined : ({ "--k": index % subjectsPerRail } as object)}
    >
      {isFolded && chosenSubject && (
        <div className="flex min-h-16 items-center gap-3.5 max-tight:flex-wrap rounded-md border border-line bg-paper-0 px-3.5 py-2 inset-ring inset-ring-line md:hidden">
          <span className="subject-lever subject-raised" aria-hidden="true" />
          <Sentence className="flex-1 font-semibold text-heading">
            {chosenSubject.code && <span className="mr-2.5 font-medium text-caption">{chosenSubject.code}</span>}
            {chosenSubject.name}
          </Sentence>
          <button className="min-h-11 cursor-pointer text-link text-sm/inherit" type="button" onClick={onUnfold}>
            {texts.change}
          </button>
        </div>
      )}
      <fieldset className={clsx("min-w-0", isFolded && chosenSubject && "max-md:hidden")}>
        <legend className="sr-only">{texts.choice}</legend>
        <ul className="subject-switches">
          {subjects.map(({ id, code, name }) => (
            <li className="subject-place" key={id}>
              <label className={clsx("subject-breaker", !code && "subject-spare")}>
                <input
                  className="subject-input"
                  type="radio"
                  name={subjectField}
                  value={id}
                  // `detail` counts clicks: at least 1 by a pointer, 0 by an arrow key.
                  onClick={({ detail }) => onChoose(id, detail > 0)}
                  onChange={() => onChoose(id, false)}
                />
                <span className="subject-code">{code ?? texts.spare}</span>
                <span className="subject-lever" aria-hidden="true" />
                <span className="subject-name">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {chosenSubject && <span className="subject-wire" aria-hidden="true" />}
    </div>
  );
}
