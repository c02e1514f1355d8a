"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Slot } from "@/components/islands/react/hydration/slots";
import { useIslandReady } from "@/components/islands/react/hydration/use-island-ready";
import { Sentence } from "@/components/islands/react/sentence";
import type { EstimateData } from "@/lib/estimate/types";
import { Answer, priceOrReason } from "./answer";
import { Questions } from "./questions";
import { RequestSection } from "./request";
import { Scope } from "./scope";
import { SubjectChoice } from "./subject-choice";
import { subjectField, useEstimate } from "./use-estimate";

type Props = {
  data: EstimateData;
  /** Address of the script that draws QR codes. */
  qr: string;
};

/** Screens on which the choice of a subject folds. */
const phoneQuery = "(width < 48rem)";

/**
 * The estimate: the choice of a subject, its questions, the price beside them, the request. Slots: `failure`, `call`
 * (the phone as a button, with its hours), the icons `arrow`, `check` and `dash`, and the ways to send (request.tsx).
 */
export function EstimateIsland({ data, qr }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const questionsHeading = useRef<HTMLHeadingElement>(null);
  const { selection, isFolded, setFolded, choose, answer } = useEstimate(root, data.subjects, (chosenSwitch) =>
    // An arrow key leaves a focus ring on the switch, a pointer none.
    onChoose(chosenSwitch.value, !chosenSwitch.matches(":focus-visible")),
  );
  useIslandReady(root);
  const { texts } = data;
  const { price, scope } = selection?.result ?? {};
  const onChoose = (id: string, byPointer: boolean) => {
    const folds = byPointer && matchMedia(phoneQuery).matches;
    // Renders the questions now, so that their heading can take the focus.
    flushSync(() => {
      choose(id);
      if (folds) setFolded(true);
    });
    if (folds) questionsHeading.current?.focus();
  };
  const onUnfold = () => {
    flushSync(() => setFolded(false));
    root.current?.querySelector<HTMLElement>(`input[name=${subjectField}]:checked`)?.focus();
  };
  return (
    <>
      <SubjectChoice
        ref={root}
        subjects={data.subjects}
        texts={texts}
        chosenId={selection?.subject.id}
        isFolded={isFolded}
        onChoose={onChoose}
        onUnfold={onUnfold}
      />
      <Slot name="failure" />
      {selection && (
        <>
          <section className="max-xl:mt-10" aria-labelledby="pytania-wyceny">
            <h2 className="sr-only" id="pytania-wyceny" ref={questionsHeading} tabIndex={-1}>
              {texts.questions}
            </h2>
            <div className="grid gap-10 lg:split-6/6 lg:items-start">
              <div className="min-w-0">
                <Questions questions={selection.result.questions} raw={selection.raw} texts={texts} onAnswer={answer} />
                <a
                  className="sticky bottom-0 z-10 -mx-gutter flex h-10 items-center justify-between gap-3 border-amber-400 border-t-3 bg-paper-0 px-gutter text-sm no-underline lg:hidden"
                  href="#wynik"
                  data-strip=""
                >
                  {/* Without a price a sentence, which needs two lines on small phones. */}
                  <Sentence
                    as="b"
                    className={clsx(
                      "font-figure text-heading tabular-nums",
                      price ? "truncate text-base" : "line-clamp-2 text-sm/title",
                    )}
                  >
                    {priceOrReason(selection.result, texts)}
                    {price && scope?.brief && (
                      <small className="ml-2 font-normal text-sm max-phone:hidden">{scope.brief}</small>
                    )}
                  </Sentence>
                  <span className="text-link min-h-0 max-tight:hidden">{texts.details}</span>
                </a>
              </div>
              <Answer
                className="lg:sticky lg:below-header-6"
                subject={selection.subject}
                result={selection.result}
                texts={texts}
              />
            </div>
          </section>
          <Scope subject={selection.subject} texts={texts} scope={selection.result.scope} />
          <RequestSection {...selection} data={data} qr={qr} />
        </>
      )}
    </>
  );
}
