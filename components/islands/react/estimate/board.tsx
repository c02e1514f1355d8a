import { clsx } from "clsx";
import type { EstimateData } from "@/lib/estimate/types";
import styles from "./board.module.css";
import { boardName } from "./use-estimate";

type Props = {
  subjects: readonly Pick<EstimateData["subjects"][number], "id" | "code" | "name" | "split">[];
  texts: Pick<EstimateData["texts"], "board" | "spare" | "change">;
  /** The subject that is chosen. */
  chosen?: string | undefined;
  /** On phones: the chosen switch stands for the board. */
  folded: boolean;
  onChoose: (id: string, byPointer: boolean) => void;
  onUnfold: () => void;
};

/**
 * What the estimate is about: a board of circuit breakers, one of which is up. Switches of a form, so that a finger
 * puts one up before any script has come.
 */
export function Board({ subjects, texts, chosen, folded, onChoose, onUnfold }: Props) {
  const index = subjects.findIndex(({ id }) => id === chosen);
  const up = subjects[index];
  return (
    <div className={clsx("relative", styles.frame)} style={index < 0 ? undefined : ({ "--k": index } as object)}>
      {folded && up && (
        <div className={clsx(styles.picked, "md:hidden")}>
          <span className={clsx(styles.lever, styles.raised)} aria-hidden="true" />
          <p className="flex-1 font-semibold text-heading">
            {up.code && <span className="mr-2.5 font-medium text-caption">{up.code}</span>}
            {up.name}
          </p>
          <button className="min-h-11 cursor-pointer text-link text-sm/[inherit]" type="button" onClick={onUnfold}>
            {texts.change}
          </button>
        </div>
      )}
      <fieldset className={clsx("min-w-0", folded && up && "max-md:hidden")}>
        <legend className="sr-only">{texts.board}</legend>
        <ul className={styles.board}>
          {subjects.map(({ id, code, name, split }) => (
            <li className={styles.place} key={id}>
              <label className={clsx(styles.breaker, !code && styles.spare)}>
                <input
                  className={styles.input}
                  type="radio"
                  name={boardName}
                  value={id}
                  // The button of a pointer counts its clicks, an arrow key has none.
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
      {up && <span className={styles.wire} aria-hidden="true" />}
    </div>
  );
}
