"use client";

import { type CableFacts, cableAnswer, type cableShape } from "@/lib/calculators/cable";
import type { CableTexts } from "@/lib/content/types";
import { SmallCalculator, type SmallProps } from "./small-calculator";

/** Calculator: cross-section and voltage drop of a circuit. */
export function CableIsland(props: SmallProps<Pick<CableTexts, "words">, CableFacts>) {
  return (
    <SmallCalculator<typeof cableShape>
      {...props}
      name="cable"
      answer={(input) => cableAnswer(input, props.facts, props.texts.words)}
    />
  );
}
