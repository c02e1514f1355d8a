"use client";

import { cableAnswer } from "@/lib/calculators/cable";
import { smallIsland } from "./small-calculator";

/** Calculator: cross-section and voltage drop of a circuit. */
export const CableIsland = smallIsland(cableAnswer);
