/**
 * What components are given besides records of content, made by the other files of this folder. Types only, so that
 * nothing else of the folder can reach a component, let alone the browser.
 */
import type { IsoDate } from "@/lib/text/dates";
import type { CallPlace } from "@/lib/tracking/events";
import type { AskedFigure } from "./figures/figure";
import type {
  ClaimKey,
  ClaimRow,
  ClaimTableTexts,
  DrawingOf,
  GalleryKind,
  House,
  LayoutTexts,
  MapCity,
  Phone,
  PictureRef,
  Site,
} from "./types";

/** What `<picture>` needs. `sizes` belongs to the place on the page and is added there. */
export type PictureSources = {
  /** In the order of the `<source>` elements: the browser takes the first that fits. */
  sources: readonly {
    type: "image/avif" | "image/jpeg";
    media?: string;
    srcSet: string;
    /** Of the largest file: they keep the ratio where the crop changes with the viewport. */
    width: number;
    height: number;
  }[];
  img: { src: string; width: number; height: number; srcSet: string };
  /** Name for `data-ph`: a rule of the generated stylesheet gives it its colour. */
  placeholder: string;
};

/** A picture ready to render: its files, text alternative and caption. */
export type PictureData = PictureSources & {
  alt: string;
  /** Caption of the gallery. */
  title: string;
};

/** A picture of the carousel. */
export type GallerySlide = PictureData & { kind: GalleryKind };

/** A city of the map, in units of the drawing. */
export type MapNode = MapCity & {
  x: number;
  y: number;
  focus: boolean;
  /** Its name is written: on a part of the map only where all of it can be read. */
  named: boolean;
};
type MapWire = { path: string; focus: boolean };
/** The map of Silesia or a part of it, ready to draw; the outline is to be drawn at the scale of `zoom`. */
export type MapDrawing = {
  viewBox: string;
  zoom: number;
  outline: string;
  nodes: readonly MapNode[];
  wires: readonly MapWire[];
};

/** A circuit of the house with the service it stands for. */
export type HouseCircuit = House["circuits"][number] & { name: string; href: string };
/** The house in section, ready to draw. */
export type HouseDrawing = Omit<House, "circuits"> & { circuits: readonly HouseCircuit[] };
/** A service's part of the house: its circuit, and the devices on it. */
export type HouseCropData = { drawing: HouseDrawing; circuit: HouseCircuit; devices: HouseDrawing["devices"] };

/** Claims as a page shows them: those with proof as a protocol, the others as questions. */
export type ClaimTables = {
  proven: readonly ClaimRow[];
  open: readonly ClaimRow[];
  texts: ClaimTableTexts;
  /** Day of the protocol, "20 listopada 2026". */
  day: string;
};

/** An average day hour by hour, in kilowatts: what panels give, what the house takes, what the battery holds in kWh. */
export type DayCurve = { sun: readonly number[]; house: readonly number[]; stored: readonly number[] };

/** What the sections of a page need beside their own content. Made by lib/content/section-context.ts. */
export type PageContext = {
  phone: Phone;
  /** Where calls from these sections are reported from. */
  place: CallPlace;
  /** Under the phone number of the amber band. */
  bandNote: string;
  pictureOf: (ref: PictureRef) => PictureData;
  figureOf: (key: string) => AskedFigure;
  dayOf: (drawing: DrawingOf<"day">) => DayCurve;
  claimsOf: (keys: readonly ClaimKey[]) => ClaimTables;
};

/** What stands at the end of a printed page beside the firm's data. */
export type PrintFoot = {
  address: string;
  /** A path to be stroked one unit wide, in a square of `size` units. */
  qr: { size: number; path: string };
  date: { label: string; day: IsoDate; text: string };
};

/** What the page frame needs besides the page's own content. */
export type FrameData = {
  path: string;
  overDark: boolean;
  site: Site;
  texts: LayoutTexts;
  year: number;
  /** Text of the link to the privacy page; only where that page is complete or tracking is configured. */
  privacy?: string;
  /** Text of the link that asks for consent again; only where tracking is configured. */
  changeConsent?: string;
  /** Address of the stylesheet for paper. */
  printStyles: string;
};
