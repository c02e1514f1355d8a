import { exampleInputs } from "@/content/examples";
import { assumptions } from "./assumptions";
import { company } from "./company";
import { energy } from "./energy";
import { installations } from "./installations";
import { lowVoltage } from "./low-voltage";
import { rules } from "./rules";
import { safety } from "./safety";
import { sun } from "./sun";

/** The files of this folder by their names. */
export const factFiles = {
  assumptions,
  company,
  energy,
  installations,
  "low-voltage": lowVoltage,
  rules,
  safety,
  sun,
} as const;

/** Every figure that stands on more than one page, and what worked examples assume. */
export const facts = {
  ...assumptions,
  ...company,
  ...safety,
  ...installations,
  ...energy,
  ...lowVoltage,
  ...rules,
  ...sun,
  ...exampleInputs,
} as const;
