import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { estimate } from "@/lib/estimate/engine";
import { defaultAnswers, queryOf, readQuery } from "@/lib/estimate/request";
import type { Estimate, RawAnswers, Subject } from "@/lib/estimate/types";

/** Name of the board's radio buttons. */
export const boardName = "obwod";

type State = { subject: Subject; raw: RawAnswers };

export type EstimateState = {
  /** Undefined until a subject is chosen. */
  selection?: State & { result: Estimate; query: string };
  /** On phones: the board shows only the chosen switch. */
  isFolded: boolean;
  setFolded: (folded: boolean) => void;
  choose: (id: string) => void;
  answer: (question: string, value: string | readonly string[]) => void;
};

const chosenSwitchIn = (root: HTMLElement | null): HTMLInputElement | null =>
  root?.querySelector<HTMLInputElement>(`input[name=${boardName}]:checked`) ?? null;

/**
 * Subject and answers. A switch chosen before hydration counts, unless the address names a subject. Keeps the address
 * in step with the answers, so that it can be shared.
 */
export function useEstimate(root: RefObject<HTMLElement | null>, subjects: readonly Subject[]): EstimateState {
  const [state, setState] = useState<State>();
  const [isFolded, setFolded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: State | undefined): void => {
    setState(next);
    if (!next) return;
    const query = queryOf(next.subject, estimate(next.subject, next.raw), next.raw);
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  };
  const choose = (id: string): void => {
    const subject = subjects.find((subject) => subject.id === id);
    if (subject && subject.id !== state?.subject.id) show({ subject, raw: defaultAnswers(subject) });
  };
  const start = useEffectEvent(() => {
    const linkedState = readQuery(location.search, subjects);
    const chosenSwitch = chosenSwitchIn(root.current);
    if (linkedState) {
      setState(linkedState);
      setFolded(true);
      const switches = root.current?.querySelectorAll<HTMLInputElement>(`input[name=${boardName}]`) ?? [];
      for (const input of switches) input.checked = input.value === linkedState.subject.id;
    }
    // Waits a tick: until the router has patched `history`, it ignores entries set here.
    else if (chosenSwitch) timer.current = setTimeout(() => choose(chosenSwitch.value));
  });
  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  const result = state && estimate(state.subject, state.raw);
  return {
    ...(state && result && { selection: { ...state, result, query: queryOf(state.subject, result, state.raw) } }),
    isFolded,
    setFolded,
    choose,
    answer: (question, value) => state && show({ ...state, raw: { ...state.raw, [question]: value } }),
  };
}
