"use client";

import { lightAnswer } from "@/lib/calculators/light";
import { smallIsland } from "./small-calculator";

/** Calculator: light of a room. */
export const LightIsland = smallIsland(lightAnswer);
