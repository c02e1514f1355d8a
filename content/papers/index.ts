import type { Paper } from "@/lib/content/types";
import { ogloszenieOPomiarach } from "./ogloszenie-o-pomiarach";
import { wzorOferty } from "./wzor-oferty";

/** Every document to look at or print, by its slug. Its address also needs a folder in app/. */
export const papers: Record<string, Paper> = {
  "wzor-oferty": wzorOferty,
  "ogloszenie-o-pomiarach": ogloszenieOPomiarach,
};
