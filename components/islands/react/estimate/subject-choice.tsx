import { clsx } from "clsx";
import type { EstimateData } from "@/lib/estimate/types";
import styles from "./subject-choice.module.css";
import { subjectField } from "./use-estimate";

type Props = {
  subjects: readonly Pick<EstimateData["subjects"][number], "id" | "code" | "name" | "split">[];
  texts: Pick<EstimateData["texts"], "choice" | "spare" | "change">;
  chosenId?: string | undefined;
  /** On phones: shows the chosen subject in place of the choice. */
  isFolded: boolean;
  onChoose: (id: string, byPointer: boolean) => void;
  onUnfold: () => void;
};

/**
 * Choice of the subject, as a row of circuit breakers, one of which is up. Radio buttons, so that it works before any
 * script has loaded.
 */
export function SubjectChoice({ subjects, texts, chosenId, isFolded, onChoose, onUnfold }: Props) {
  const index = subjects.findIndex(({ id }) => id === chosenId);
  const chosenSubject = subjects[index];
  return (
    <div className={clsx("relative", styles.frame)} style={index < 0 ? undefined : ({ "--k": index } as object)}>
      {isFolded && chosenSubject && (
        <div className={clsx(styles.picked, "md:hidden")}>
          <span className={clsx(styles.lever, styles.raised)} aria-hidden="true" />
          <p className="flex-1 font-semibold text-heading">
            {chosenSubject.code && <span className="mr-2.5 font-medium text-caption">{chosenSubject.code}</span>}
            {chosenSubject.name}
          </p>
          <button className="min-h-11 cursor-pointer text-link text-sm/[inherit]" type="button" onClick={onUnfold}>
            {texts.change}
          </button>
        </div>
      )}
      <fieldset className={clsx("min-w-0", isFolded && chosenSubject && "max-md:hidden")}>
        <legend className="sr-only">{texts.choice}</legend>
        <ul className={styles.switches}>
          {subjects.map(({ id, code, name, split }) => (
            <li className={styles.place} key={id}>
              <label className={clsx(styles.breaker, !code && styles.spare)}>
                <input
                  className={styles.input}
                  type="radio"
                  name={subjectField}
                  value={id}
                  // `detail` counts clicks: at least 1 by a pointer, 0 by an arrow key.
                  onClick={({ detail }) => onChoose(id, detail > 0)}
                  onChange={() => onChoose(id, false)}
                />
                <span className={styles.code}>{code ?? texts.spare}</span>
                <span className={styles.lever} aria-hidden="true" />
                <span className={styles.name}>{split?.replaceAll("-", "\u00ad") ?? name}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {chosenSubject && <span className={styles.wire} aria-hidden="true" />}
    </div>
  );
}
