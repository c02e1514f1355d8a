"use client";

import { type LightFacts, lightAnswer, type lightShape } from "@/lib/calculators/light";
import type { LightTexts } from "@/lib/content/types";
import { SmallCalculator, type SmallProps } from "./small-calculator";

/** Calculator: light of a room. */
export function LightIsland(props: SmallProps<Pick<LightTexts, "words">, LightFacts>) {
  return (
    <SmallCalculator<typeof lightShape>
      {...props}
      name="light"
      answer={(input) => lightAnswer(input, props.facts, props.texts.words)}
    />
  );
}
