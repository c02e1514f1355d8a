import type { Plan } from "@/lib/content/types";
import { kameryDzialka } from "./kamery-dzialka";
import { kameryWejscie } from "./kamery-wejscie";
import { korytarzCzujka } from "./korytarz-czujka";
import { mieszkanieWifi } from "./mieszkanie-wifi";
import { parterAlarm } from "./parter-alarm";
import { parterAlarmNoc } from "./parter-alarm-noc";
import { przylacze } from "./przylacze";
import { salonSwiatlo } from "./salon-swiatlo";
import { siec } from "./siec";
import { siecWifi } from "./siec-wifi";
import { smartHome } from "./smart-home";

/** Every plan that a drawing names. */
export const plans: Record<string, Plan> = {
  "kamery-dzialka": kameryDzialka,
  "kamery-wejscie": kameryWejscie,
  "korytarz-czujka": korytarzCzujka,
  "mieszkanie-wifi": mieszkanieWifi,
  "parter-alarm": parterAlarm,
  "parter-alarm-noc": parterAlarmNoc,
  przylacze,
  "salon-swiatlo": salonSwiatlo,
  siec,
  "siec-wifi": siecWifi,
  "smart-home": smartHome,
};
