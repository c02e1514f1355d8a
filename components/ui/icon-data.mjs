/**
 * The icons of the site: the drawings of lucide, imported one by one. The React components of lucide-react are client
 * components (they read a context), which would load the framework for a drawing; their data is not. Plain JavaScript
 * because lucide-react does not declare its data; icon-data.d.mts does.
 */
import { __iconData as airVent } from "lucide-react/icons/air-vent";
import { __iconData as alarmSmoke } from "lucide-react/icons/alarm-smoke";
import { __iconData as antenna } from "lucide-react/icons/antenna";
import { __iconData as arrowLeft } from "lucide-react/icons/arrow-left";
import { __iconData as arrowRight } from "lucide-react/icons/arrow-right";
import { __iconData as arrowUp } from "lucide-react/icons/arrow-up";
import { __iconData as badgeCheck } from "lucide-react/icons/badge-check";
import { __iconData as batteryCharging } from "lucide-react/icons/battery-charging";
import { __iconData as bellRing } from "lucide-react/icons/bell-ring";
import { __iconData as blinds } from "lucide-react/icons/blinds";
import { __iconData as bolt } from "lucide-react/icons/bolt";
import { __iconData as bookOpen } from "lucide-react/icons/book-open";
import { __iconData as briefcase } from "lucide-react/icons/briefcase";
import { __iconData as building } from "lucide-react/icons/building";
import { __iconData as building2 } from "lucide-react/icons/building-complex";
import { __iconData as cable } from "lucide-react/icons/cable";
import { __iconData as calculator } from "lucide-react/icons/calculator";
import { __iconData as calendarCheck } from "lucide-react/icons/calendar-check";
import { __iconData as camera } from "lucide-react/icons/camera";
import { __iconData as car } from "lucide-react/icons/car";
import { __iconData as cctv } from "lucide-react/icons/cctv";
import { __iconData as chartLine } from "lucide-react/icons/chart-line";
import { __iconData as check } from "lucide-react/icons/check";
import { __iconData as chevronDown } from "lucide-react/icons/chevron-down";
import { __iconData as circleGauge } from "lucide-react/icons/circle-gauge";
import { __iconData as circuitBoard } from "lucide-react/icons/circuit-board";
import { __iconData as clipboardCheck } from "lucide-react/icons/clipboard-check";
import { __iconData as clock } from "lucide-react/icons/clock";
import { __iconData as cloudSun } from "lucide-react/icons/cloud-sun";
import { __iconData as cog } from "lucide-react/icons/cog";
import { __iconData as coins } from "lucide-react/icons/coins";
import { __iconData as contactRound } from "lucide-react/icons/contact-round";
import { __iconData as copy } from "lucide-react/icons/copy";
import { __iconData as cpu } from "lucide-react/icons/cpu";
import { __iconData as doorOpen } from "lucide-react/icons/door-open";
import { __iconData as download } from "lucide-react/icons/download";
import { __iconData as droplets } from "lucide-react/icons/droplets";
import { __iconData as music } from "lucide-react/icons/eighth-notes";
import { __iconData as ethernetPort } from "lucide-react/icons/ethernet-port";
import { __iconData as externalLink } from "lucide-react/icons/external-link";
import { __iconData as eye } from "lucide-react/icons/eye";
import { __iconData as factory } from "lucide-react/icons/factory";
import { __iconData as fan } from "lucide-react/icons/fan";
import { __iconData as fileCheck } from "lucide-react/icons/file-check";
import { __iconData as fileText } from "lucide-react/icons/file-text";
import { __iconData as fingerprintPattern } from "lucide-react/icons/fingerprint-pattern";
import { __iconData as fireExtinguisher } from "lucide-react/icons/fire-extinguisher";
import { __iconData as flame } from "lucide-react/icons/flame";
import { __iconData as gauge } from "lucide-react/icons/gauge";
import { __iconData as globe } from "lucide-react/icons/globe";
import { __iconData as graduationCap } from "lucide-react/icons/graduation-cap";
import { __iconData as hammer } from "lucide-react/icons/hammer";
import { __iconData as hardDrive } from "lucide-react/icons/hard-drive";
import { __iconData as headset } from "lucide-react/icons/headset";
import { __iconData as heater } from "lucide-react/icons/heater";
import { __iconData as house } from "lucide-react/icons/house";
import { __iconData as housePlug } from "lucide-react/icons/house-plug";
import { __iconData as houseWifi } from "lucide-react/icons/house-wifi";
import { __iconData as imageOff } from "lucide-react/icons/image-off";
import { __iconData as info } from "lucide-react/icons/info";
import { __iconData as keyRound } from "lucide-react/icons/key-round";
import { __iconData as lamp } from "lucide-react/icons/lamp";
import { __iconData as lampCeiling } from "lucide-react/icons/lamp-ceiling";
import { __iconData as lampDesk } from "lucide-react/icons/lamp-desk";
import { __iconData as landmark } from "lucide-react/icons/landmark";
import { __iconData as layers } from "lucide-react/icons/layers";
import { __iconData as leaf } from "lucide-react/icons/leaf";
import { __iconData as lightbulb } from "lucide-react/icons/lightbulb";
import { __iconData as lock } from "lucide-react/icons/lock";
import { __iconData as mail } from "lucide-react/icons/mail";
import { __iconData as mapPin } from "lucide-react/icons/map-pin";
import { __iconData as menu } from "lucide-react/icons/menu";
import { __iconData as messageSquare } from "lucide-react/icons/message-square";
import { __iconData as monitor } from "lucide-react/icons/monitor";
import { __iconData as moon } from "lucide-react/icons/moon";
import { __iconData as network } from "lucide-react/icons/network";
import { __iconData as panelTop } from "lucide-react/icons/panel-top";
import { __iconData as phone } from "lucide-react/icons/phone";
import { __iconData as piggyBank } from "lucide-react/icons/piggy-bank";
import { __iconData as plug } from "lucide-react/icons/plug";
import { __iconData as plugZap } from "lucide-react/icons/plug-zap";
import { __iconData as power } from "lucide-react/icons/power";
import { __iconData as printer } from "lucide-react/icons/printer";
import { __iconData as radar } from "lucide-react/icons/radar";
import { __iconData as radioTower } from "lucide-react/icons/radio-tower";
import { __iconData as receipt } from "lucide-react/icons/receipt";
import { __iconData as refrigerator } from "lucide-react/icons/refrigerator";
import { __iconData as router } from "lucide-react/icons/router";
import { __iconData as ruler } from "lucide-react/icons/ruler";
import { __iconData as scale } from "lucide-react/icons/scale";
import { __iconData as scanFace } from "lucide-react/icons/scan-face";
import { __iconData as school } from "lucide-react/icons/school";
import { __iconData as search } from "lucide-react/icons/search";
import { __iconData as server } from "lucide-react/icons/server";
import { __iconData as settings } from "lucide-react/icons/settings";
import { __iconData as shield } from "lucide-react/icons/shield";
import { __iconData as shieldCheck } from "lucide-react/icons/shield-check";
import { __iconData as shieldAlert } from "lucide-react/icons/shield-exclamation-point";
import { __iconData as showerHead } from "lucide-react/icons/shower-head";
import { __iconData as siren } from "lucide-react/icons/siren";
import { __iconData as smartphone } from "lucide-react/icons/smartphone";
import { __iconData as snowflake } from "lucide-react/icons/snowflake";
import { __iconData as solarPanel } from "lucide-react/icons/solar-panel";
import { __iconData as speaker } from "lucide-react/icons/speaker";
import { __iconData as sun } from "lucide-react/icons/sun";
import { __iconData as sunMedium } from "lucide-react/icons/sun-medium";
import { __iconData as tentTree } from "lucide-react/icons/tent-tree";
import { __iconData as thermometer } from "lucide-react/icons/thermometer";
import { __iconData as timer } from "lucide-react/icons/timer";
import { __iconData as toggleRight } from "lucide-react/icons/toggle-right";
import { __iconData as trendingDown } from "lucide-react/icons/trending-down";
import { __iconData as triangleAlert } from "lucide-react/icons/triangle-exclamation-point";
import { __iconData as truck } from "lucide-react/icons/truck";
import { __iconData as unplug } from "lucide-react/icons/unplug";
import { __iconData as userCheck } from "lucide-react/icons/user-check";
import { __iconData as users } from "lucide-react/icons/users";
import { __iconData as utilityPole } from "lucide-react/icons/utility-pole";
import { __iconData as video } from "lucide-react/icons/video";
import { __iconData as warehouse } from "lucide-react/icons/warehouse";
import { __iconData as washingMachine } from "lucide-react/icons/washing-machine";
import { __iconData as wifi } from "lucide-react/icons/wifi";
import { __iconData as wind } from "lucide-react/icons/wind";
import { __iconData as wrench } from "lucide-react/icons/wrench";
import { __iconData as x } from "lucide-react/icons/x";
import { __iconData as zap } from "lucide-react/icons/zap";
import { __iconData as zapOff } from "lucide-react/icons/zap-off";

export const iconData = {
  "air-vent": airVent,
  "alarm-smoke": alarmSmoke,
  antenna,
  "arrow-left": arrowLeft,
  "arrow-right": arrowRight,
  "arrow-up": arrowUp,
  "badge-check": badgeCheck,
  "battery-charging": batteryCharging,
  "bell-ring": bellRing,
  blinds,
  bolt,
  "book-open": bookOpen,
  briefcase,
  building,
  "building-2": building2,
  cable,
  calculator,
  "calendar-check": calendarCheck,
  camera,
  car,
  cctv,
  "chart-line": chartLine,
  check,
  "chevron-down": chevronDown,
  "circle-gauge": circleGauge,
  "circuit-board": circuitBoard,
  "clipboard-check": clipboardCheck,
  clock,
  "cloud-sun": cloudSun,
  cog,
  coins,
  "contact-round": contactRound,
  copy,
  cpu,
  "door-open": doorOpen,
  download,
  droplets,
  "ethernet-port": ethernetPort,
  "external-link": externalLink,
  eye,
  factory,
  fan,
  "file-check": fileCheck,
  "file-text": fileText,
  "fingerprint-pattern": fingerprintPattern,
  "fire-extinguisher": fireExtinguisher,
  flame,
  gauge,
  globe,
  "graduation-cap": graduationCap,
  hammer,
  "hard-drive": hardDrive,
  headset,
  heater,
  house,
  "house-plug": housePlug,
  "house-wifi": houseWifi,
  "image-off": imageOff,
  info,
  "key-round": keyRound,
  lamp,
  "lamp-ceiling": lampCeiling,
  "lamp-desk": lampDesk,
  landmark,
  layers,
  leaf,
  lightbulb,
  lock,
  mail,
  "map-pin": mapPin,
  menu,
  "message-square": messageSquare,
  monitor,
  moon,
  music,
  network,
  "panel-top": panelTop,
  phone,
  "piggy-bank": piggyBank,
  plug,
  "plug-zap": plugZap,
  power,
  printer,
  radar,
  "radio-tower": radioTower,
  receipt,
  refrigerator,
  router,
  ruler,
  scale,
  "scan-face": scanFace,
  school,
  search,
  server,
  settings,
  shield,
  "shield-alert": shieldAlert,
  "shield-check": shieldCheck,
  "shower-head": showerHead,
  siren,
  smartphone,
  snowflake,
  "solar-panel": solarPanel,
  speaker,
  sun,
  "sun-medium": sunMedium,
  "tent-tree": tentTree,
  thermometer,
  timer,
  "toggle-right": toggleRight,
  "trending-down": trendingDown,
  "triangle-alert": triangleAlert,
  truck,
  unplug,
  "user-check": userCheck,
  users,
  "utility-pole": utilityPole,
  video,
  warehouse,
  "washing-machine": washingMachine,
  wifi,
  wind,
  wrench,
  x,
  zap,
  "zap-off": zapOff,
};
