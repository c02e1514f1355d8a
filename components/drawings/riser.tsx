import { clsx } from "clsx";
import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

const { riser: texts } = words.drawing;

export const riserHeight = 366;

/** A meter, connected to the riser at x 210. */
const meter = (top: number) => `M236 ${top}h28v40h-28zM236 ${top + 16}h28`;
const meters = `${meter(38)}${meter(178)}${meter(263)}`;

/** The wires of the middle flat, from its meter over its board to a lamp, a device and a socket. */
const own = "M264 198H396M426 182H550M426 198H506V212M426 214H466V222";
const common = "M158 316V346H210V8M210 64H236M210 204H236M210 289H236";
const grid = "M0 346H140V316";

/**
 * From the street cable through riser and meters into one flat. The line has a band of a colour for each of its three
 * owners, with the same beside its name: the grid operator, all owners together, and the owner of the flat.
 */
export function RiserDrawing({ drawing }: { drawing: DrawingOf<"riser"> }) {
  return (
    <>
      <path className={styles.pale} d="M330 96H620V250H330z" />
      <path className={styles.thin} d="M160 20V316M620 20V316M160 96H620M160 250H620M330 20V316M160 20H620" />
      <path className={clsx(styles.band, styles.foreign)} d={`${grid}M10 142V236`} />
      <path className={clsx(styles.band, styles.shared)} d={`${common}M228 326V352`} />
      <path className={styles.band} d={`${own}v9M346 108V160`} />
      <path className={styles.bold} d={common} />
      <path className={styles.line} d={`M0 316H640${grid}M264 58H330M264 283H330${own}`} />
      <path
        className={styles.solid}
        d={`${meters}M132 256h34v60h-34zM132 274h34M396 174h30v48h-30zM400 182h22M400 214h22`}
      />
      <path className={styles.solid} d={`${symbol.lamp(561, 171)}M492 212h28v16h-28z`} />
      <path className={styles.line} d={`M144 284l-5 10h10l-5 10${symbol.socket(466, 222)}`} />
      <Label x={24} y={158} isName>
        {drawing.grid}
      </Label>
      <Label x={24} y={194}>
        {texts.connection}
      </Label>
      <Label x={24} y={230}>
        {texts.meter}
      </Label>
      <Label x={240} y={347}>
        <tspan className={styles.name}>{drawing.common}</tspan> {texts.riser}
      </Label>
      <Label x={358} y={126} isName>
        {drawing.own}
      </Label>
      <Label x={358} y={156}>
        {texts.flat}
      </Label>
      <Label x={8} y={338} onlyWide>
        {texts.street}
      </Label>
    </>
  );
}
