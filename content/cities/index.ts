import type { City } from "@/lib/content/types";
import { bytom } from "./bytom";
import { chorzow } from "./chorzow";
import { dabrowaGornicza } from "./dabrowa-gornicza";
import { gliwice } from "./gliwice";
import { jastrzebieZdroj } from "./jastrzebie-zdroj";
import { katowice } from "./katowice";
import { rybnik } from "./rybnik";
import { sosnowiec } from "./sosnowiec";
import { tychy } from "./tychy";
import { zabrze } from "./zabrze";
import { zory } from "./zory";

/** Every city with a page, in the order of the city list. A new city is a new file and a line here. */
export const cities: Record<string, City> = {
  katowice,
  gliwice,
  zabrze,
  bytom,
  chorzow,
  tychy,
  sosnowiec,
  rybnik,
  zory,
  "jastrzebie-zdroj": jastrzebieZdroj,
  "dabrowa-gornicza": dabrowaGornicza,
};
