"use client";

import { batteryAnswer } from "@/lib/calculators/battery";
import { smallIsland } from "./small-calculator";

/** Calculator: battery of an alarm or of a UPS. */
export const BatteryIsland = smallIsland(batteryAnswer);
