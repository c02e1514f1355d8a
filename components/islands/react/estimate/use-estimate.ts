import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { estimate } from "@/lib/estimate/engine";
import { firstAnswers, queryOf, readQuery } from "@/lib/estimate/request";
import type { Estimate, Raw, Subject } from "@/lib/estimate/types";

/** Name of the switches of the board. */
export const boardName = "obwod";

type State = { subject: Subject; raw: Raw };

export type EstimateState = {
  /** Nothing until a subject is chosen. */
  shown?: State & { result: Estimate; query: string };
  /** On phones the switch that is up stands for the board, until it is to be changed. */
  folded: boolean;
  setFolded: (folded: boolean) => void;
  choose: (id: string) => void;
  answer: (question: string, value: string | readonly string[]) => void;
};

/** The switch of the board that is up. */
const chosenIn = (root: HTMLElement | null): HTMLInputElement | null =>
  root?.querySelector<HTMLInputElement>(`input[name=${boardName}]:checked`) ?? null;

/**
 * Subject and answers. A switch that was put up before the island was hydrated counts; the address follows the answers,
 * so that it can be passed on, and goes before the switch.
 */
export function useEstimate(root: RefObject<HTMLElement | null>, subjects: readonly Subject[]): EstimateState {
  const [state, setState] = useState<State>();
  const [folded, setFolded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: State | undefined): void => {
    setState(next);
    if (!next) return;
    const query = queryOf(next.subject, estimate(next.subject, next.raw), next.raw);
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  };
  const choose = (id: string): void => {
    const subject = subjects.find((one) => one.id === id);
    if (subject && subject.id !== state?.subject.id) show({ subject, raw: firstAnswers(subject) });
  };
  const start = useEffectEvent(() => {
    const asked = readQuery(location.search, subjects);
    const up = chosenIn(root.current);
    if (asked) {
      setState(asked);
      setFolded(true);
      const switches = root.current?.querySelectorAll<HTMLInputElement>(`input[name=${boardName}]`) ?? [];
      for (const one of switches) one.checked = one.value === asked.subject.id;
    }
    // Not before the router has taken over the history: it would not know the step it is given here.
    else if (up) timer.current = setTimeout(() => choose(up.value));
  });
  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);

  const result = state && estimate(state.subject, state.raw);
  return {
    ...(state && result && { shown: { ...state, result, query: queryOf(state.subject, result, state.raw) } }),
    folded,
    setFolded,
    choose,
    answer: (question, value) => state && show({ ...state, raw: { ...state.raw, [question]: value } }),
  };
}
