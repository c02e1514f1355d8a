import { exampleInputs } from "@/content/examples";
import { company } from "./company";
import { connection } from "./connection";
import { emergency } from "./emergency";
import { energyPrices } from "./energy-prices";
import { grants } from "./grants";
import { heating } from "./heating";
import { installationPrices } from "./installation-prices";
import { law } from "./law";
import { lighting } from "./lighting";
import { lowVoltage } from "./low-voltage";
import { measurements } from "./measurements";
import { photovoltaics } from "./photovoltaics";
import { shares } from "./shares";
import { storage } from "./storage";

/** The files of this folder by their names. The first part of a fact's key decides on its file. */
export const factFiles = {
  company,
  connection,
  emergency,
  "energy-prices": energyPrices,
  grants,
  heating,
  "installation-prices": installationPrices,
  law,
  lighting,
  "low-voltage": lowVoltage,
  measurements,
  photovoltaics,
  shares,
  storage,
} as const;

/** Every figure that stands on more than one page, and what worked examples assume. */
export const facts = {
  ...company,
  ...connection,
  ...emergency,
  ...energyPrices,
  ...grants,
  ...heating,
  ...installationPrices,
  ...law,
  ...lighting,
  ...lowVoltage,
  ...measurements,
  ...photovoltaics,
  ...shares,
  ...storage,
  ...exampleInputs,
} as const;
