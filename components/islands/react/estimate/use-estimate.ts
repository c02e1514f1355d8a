import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { changeAddress } from "@/components/islands/react/address";
import { estimate } from "@/lib/estimate/engine";
import { queryOf, readQuery, subjectParameter } from "@/lib/estimate/request";
import type { Estimate, RawAnswer, RawAnswers, Subject } from "@/lib/estimate/types";

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
  answer: (question: string, value: RawAnswer) => void;
};

const rawOf = ({ subject, answers }: State): RawAnswers => answers[subject.id] ?? {};

const chosenSwitchIn = (root: HTMLElement | null): HTMLInputElement | null =>
  root?.querySelector<HTMLInputElement>(`input[name=${subjectField}]:checked`) ?? null;

/**
 * Subject and answers. Keeps the address in step with them, so that it can be shared.
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

  const show = (next: State): void => {
    setState(next);
    const raw = rawOf(next);
    const query = queryOf(next.subject, estimate(next.subject, raw), raw);
    changeAddress(subjectParameter, (address) => {
      address.search = query;
    });
  };
  const choose = (id: string): void => {
    const subject = subjects.find((subject) => subject.id === id);
    if (subject && subject.id !== state?.subject.id) show({ subject, answers: state?.answers ?? {} });
  };
  /** Shows the subject and answers of the address, or the choice alone. */
  const showLinked = (linked: ReturnType<typeof readQuery>): void => {
    setState(linked && { subject: linked.subject, answers: { ...state?.answers, [linked.subject.id]: linked.raw } });
    if (!linked) setFolded(false);
    const switches = root.current?.querySelectorAll<HTMLInputElement>(`input[name=${subjectField}]`) ?? [];
    for (const input of switches) input.checked = input.value === linked?.subject.id;
  };
  /** Back or forward to another entry of this page, which may hold other answers. */
  const onTravel = useEffectEvent(() => showLinked(readQuery(location.search, subjects)));
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
    addEventListener("popstate", travel);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("popstate", travel);
    };
  }, []);

  const raw = state && rawOf(state);
  const result = raw && estimate(state.subject, raw);
  return {
    ...(result && { selection: { subject: state.subject, raw, result, query: queryOf(state.subject, result, raw) } }),
    isFolded,
    setFolded,
    choose,
    answer: (question, value) =>
      state && show({ ...state, answers: { ...state.answers, [state.subject.id]: { ...raw, [question]: value } } }),
  };
}
