import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changeAddress, pushAddress, writeAddress } from "@/components/islands/react/address";
import { estimate } from "@/lib/estimate/engine";
import { queryOf, readQuery, subjectParameter } from "@/lib/estimate/request";
import type { Estimate, Question, RawAnswer, RawAnswers, Subject } from "@/lib/estimate/types";

/** Name of the radio buttons of the subjects. */
export const subjectField = "obwod";

/** The chosen subject, and the answers of every subject chosen so far. */
type State = { subject: Subject; answers: Readonly<Record<string, RawAnswers>> };

export type EstimateState = {
  /** Undefined until a subject is chosen. */
  selection?: { subject: Subject; raw: RawAnswers; result: Estimate; query: string };
  /** On phones: only the chosen subject is shown. */
  isFolded: boolean;
  setFolded: (folded: boolean) => void;
  choose: (id: string) => void;
  /** Removes the answer if the value is undefined. */
  answer: (question: Question, value: RawAnswer) => void;
};

const rawOf = ({ subject, answers }: State): RawAnswers => answers[subject.id] ?? {};

const queryIn = (state: State): string => {
  const raw = rawOf(state);
  return queryOf(state.subject, estimate(state.subject, raw), raw);
};

const chosenSwitchIn = (root: HTMLElement | null): HTMLInputElement | null =>
  root?.querySelector<HTMLInputElement>(`input[name=${subjectField}]:checked`) ?? null;

/**
 * Subject and answers. Keeps the address in step with them, so that it can be shared. Each choice is an entry of the
 * history, and so is a number with all that is typed until it is committed.
 *
 * @param onEarlyChoice called with the switch chosen before hydration, unless the address names a subject
 */
export function useEstimate(
  root: RefObject<HTMLElement | null>,
  subjects: readonly Subject[],
  onEarlyChoice: (chosenSwitch: HTMLInputElement) => void,
): EstimateState {
  const [state, setState] = useState<State>();
  const [isFolded, setFolded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The question whose number is being typed, and the query before. */
  const typing = useRef<{ question: string; before: string }>(undefined);

  /** @param typed question whose number is typed or slid to */
  const show = (next: State, typed?: string): void => {
    const [before, query] = [state ? queryIn(state) : "", queryIn(next)];
    const run = typing.current;
    const change = (address: URL) => {
      address.search = query;
    };
    setState(next);
    if (query === before) return;
    // A number that has become what it was leaves an entry of no change, which the next one takes.
    if (run && (run.question === typed || run.before === before)) changeAddress(subjectParameter, change);
    else pushAddress(change);
    if (run?.question !== typed) typing.current = typed ? { question: typed, before } : undefined;
  };
  const choose = (id: string): void => {
    const subject = subjects.find((subject) => subject.id === id);
    if (subject && subject.id !== state?.subject.id) show({ subject, answers: state?.answers ?? {} });
  };
  /** Shows the subject and answers of the address, or the choice alone. */
  const showLinked = (linked: ReturnType<typeof readQuery>): void => {
    typing.current = undefined;
    setState(linked && { subject: linked.subject, answers: { ...state?.answers, [linked.subject.id]: linked.raw } });
    if (!linked) setFolded(false);
    const switches = root.current?.querySelectorAll<HTMLInputElement>(`input[name=${subjectField}]`) ?? [];
    for (const input of switches) input.checked = input.value === linked?.subject.id;
  };
  /** Back or forward to another entry of this page, which may hold other answers. */
  const onTravel = useEffectEvent(() => showLinked(readQuery(location.search, subjects)));
  /** A field is left, or Enter pressed. */
  const onCommit = useEffectEvent(() => {
    writeAddress();
    if (state && queryIn(state) !== typing.current?.before) typing.current = undefined;
  });
  const start = useEffectEvent(() => {
    const linkedState = readQuery(location.search, subjects);
    if (linkedState) {
      showLinked(linkedState);
      setFolded(true);
    }
    // Waits a tick: an effect cannot render the questions at once, to focus them. An arrow key may have chosen another
    // switch meanwhile.
    else
      timer.current = setTimeout(() => {
        const chosenSwitch = chosenSwitchIn(root.current);
        if (chosenSwitch) onEarlyChoice(chosenSwitch);
      });
  });
  // Runs before React handles its first key.
  useLayoutEffect(() => {
    start();
    const travel = () => onTravel();
    // The browser's own event. A slider has one for every arrow key.
    const commit = ({ type, target }: Event) => {
      if (type === "focusout" || (target as HTMLInputElement).type !== "range") onCommit();
    };
    addEventListener("popstate", travel);
    addEventListener("change", commit);
    addEventListener("focusout", commit);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", travel);
      removeEventListener("change", commit);
      removeEventListener("focusout", commit);
    };
  }, []);

  const raw = state && rawOf(state);
  const result = raw && estimate(state.subject, raw);
  return {
    ...(result && { selection: { subject: state.subject, raw, result, query: queryOf(state.subject, result, raw) } }),
    isFolded,
    setFolded,
    choose,
    answer: ({ id, kind }, value) =>
      state &&
      show(
        { ...state, answers: { ...state.answers, [state.subject.id]: { ...raw, [id]: value } } },
        kind === "number" && value !== undefined ? id : undefined,
      ),
  };
}
