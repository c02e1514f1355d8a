import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

const { riser: texts } = words.drawing;

export const riserHeight = 366;

/** A meter, connected to the riser at x 210. */
const meter = (top: number) => `M236 ${top}h28v40h-28zM236 ${top + 16}h28`;

/** From the street cable through riser and meters into one flat, whose circuits are energised. */
export function RiserDrawing({ drawing: { grid, common, own } }: { drawing: DrawingOf<"riser"> }) {
  return (
    <>
      <path className={styles.pale} d="M330 116H620V216H330z" />
      <path className={styles.thin} d="M160 20V316M620 20V316M160 116H620M160 216H620M330 20V316M160 20H620" />
      <path className={styles.band} d="M264 158H396M426 142H550M426 158H506V172M426 174H466V186" />
      <path className={styles.bold} d="M210 8V346H158V316" />
      <path
        className={styles.line}
        d="M0 316H640M0 346H140V316M210 64H236M210 164H236M210 264H236M264 58H330M264 258H330M264 158H396M426 142H550M426 158H506V172M426 174H466V186"
      />
      <path
        className={styles.solid}
        d={`${meter(38)}${meter(138)}${meter(238)}M132 256h34v60h-34zM132 274h34M396 134h30v48h-30zM400 142h22M400 174h22`}
      />
      <path className={styles.solid} d={`${symbol.lamp(561, 131)}M492 172h28v16h-28z`} />
      <path className={styles.line} d={`M144 284l-5 10h10l-5 10${symbol.socket(466, 186)}`} />
      <Label x={8} y={44} isName>
        {grid}
      </Label>
      <Label x={8} y={78}>
        {texts.connection}
      </Label>
      <Label x={8} y={112}>
        {texts.meter}
      </Label>
      <Label x={344} y={60} isName>
        {common}
      </Label>
      <Label x={344} y={96}>
        {texts.riser}
      </Label>
      <Label x={344} y={256} isName>
        {own}
      </Label>
      <Label x={344} y={292}>
        {texts.flat}
      </Label>
      <Label x={224} y={340}>
        {texts.feeder}
      </Label>
      <Label x={8} y={338} onlyWide>
        {texts.street}
      </Label>
    </>
  );
}
