/**
 * Props of components besides content records. Types only: a component that imports them brings no code of this folder
 * to the browser.
 */
import type { IsoDate } from "@/lib/text/dates";
import type { CallPlace } from "@/lib/tracking/events";
import type { FigureValue } from "./figures/figure";
import type {
  ClaimKey,
  ClaimRow,
  ClaimTableTexts,
  DrawingOf,
  GalleryKind,
  GalleryPicture,
  HeadFact,
  Hours,
  House,
  IconName,
  LayoutTexts,
  MapCity,
  Phone,
  PictureRef,
  Site,
  Situations,
  WholePlan,
} from "./types";

/** Data of a `<picture>`. `sizes` depends on the place on the page and is added there. */
export type PictureSources = {
  /** In the order of the `<source>` elements: the browser takes the first match. */
  sources: readonly {
    type: "image/avif" | "image/jpeg";
    media?: string;
    srcSet: string;
    /** Size of the largest file: keeps the ratio if the crop changes with the viewport. */
    width: number;
    height: number;
  }[];
  img: { src: string; width: number; height: number; srcSet: string };
  /** Value of `data-ph`: the generated stylesheet sets its colour. */
  placeholder: string;
};

/** A picture ready to render: its files, text alternative and caption. */
export type PictureData = PictureSources & {
  alt: string;
  /** Caption of the gallery. */
  title: string;
  /** True for a photograph of the firm's own work. Others say that they are renders. */
  own: boolean;
  /** Which part a low and wide box shows: the middle by default. */
  focus?: GalleryPicture["focus"];
};

/** A service in a list: its lowest price and its time are rows of its head. */
export type ServiceRow = {
  href: string;
  code?: string;
  name: string;
  text: string;
  fact?: HeadFact | undefined;
  time?: HeadFact | undefined;
};

/** A reason to call, with what the price beside it buys. */
export type SituationItem = Omit<Situations["items"][number], "price"> & { price: HeadFact };

/** A service on a city's page, with prices and what each buys. */
export type ServiceCard = { href: string; icon: IconName; name: string; text: string; prices: readonly HeadFact[] };

/** A picture of the carousel. */
export type GallerySlide = PictureData & { kind: GalleryKind };

/** A city on the map, in units of the drawing. */
export type MapNode = Pick<MapCity, "name" | "size" | "label"> & {
  x: number;
  y: number;
  focus: boolean;
  /** From the city in the middle, "12 km". */
  distance?: string;
};
type MapWire = { path: string; focus: boolean };
type MapRing = { x: number; y: number; radius: number; name?: { text: string; x: number; y: number } };
/** The map of Silesia with its outline and waves, or the surroundings of a city with straight lines and rings. */
export type MapDrawing = {
  viewBox: string;
  outline?: string;
  rings: readonly MapRing[];
  nodes: readonly MapNode[];
  wires: readonly MapWire[];
};

/** A circuit of the house with its service. */
export type HouseCircuit = House["circuits"][number] & { name: string; href: string };
export type HouseDrawing = Omit<House, "circuits"> & { circuits: readonly HouseCircuit[] };

/** Claims as a page shows them: with proof as a protocol, without as questions. */
export type ClaimTables = {
  proven: readonly ClaimRow[];
  open: readonly ClaimRow[];
  texts: ClaimTableTexts;
  /** Day of the protocol, "20 listopada 2026". */
  day: string;
};

/** An average day by hour: production and use of the house in kilowatts, energy in the battery and its size in kWh. */
export type DayCurve = {
  sun: readonly number[];
  house: readonly number[];
  stored: readonly number[];
  capacity?: number;
};

/** Data the sections of a page need besides their content, from lib/pages/page-data.ts. */
export type PageContext = {
  phone: Phone;
  /** Place reported for calls from these sections. */
  place: CallPlace;
  /** When the phone is answered. */
  answering: { texts: LayoutTexts["answering"]; hours: Hours };
  /** Under the phone number of the amber band. */
  bandNote: string;
  pictureOf: (ref: PictureRef) => PictureData;
  figureOf: (key: string) => FigureValue;
  dayOf: (drawing: DrawingOf<"day">) => DayCurve;
  planOf: (name: string) => WholePlan;
  claimsOf: (keys: readonly ClaimKey[]) => ClaimTables;
};

/** Foot of a printed page, besides the firm's data. */
export type PrintFoot = {
  address: string;
  /** Path to stroke one unit wide, in a square of `size` units. */
  qr: { size: number; path: string };
  date: { label: string; day: IsoDate; text: string };
};

/** Data of the page frame. */
export type FrameData = {
  path: string;
  site: Site;
  texts: LayoutTexts;
  year: number;
  /** Text of the link to the privacy page; only if that page is complete or tracking is configured. */
  privacy?: string;
  /** Text of the link that asks for consent again; only if tracking is configured. */
  changeConsent?: string;
  /** Address of the print stylesheet. */
  printStyles: string;
  /** JSON-LD of the page, ready for a script element. */
  jsonLd?: string;
  /** End of the printed page. */
  printFoot?: PrintFoot;
};

/** A link to a related page: `kind` says which. */
export type RelatedLink = { href: string; icon: IconName; name: string; kind: string };
