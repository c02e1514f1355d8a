import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

const { loop: texts } = words.drawing;

export const loopHeight = 384;

/** A contact, and the cross of a breaker, in a horizontal line that runs from the left. */
const horizontalSymbol = {
  contact: (x: number, y: number) => `M${x} ${y}l26-12`,
  cross: (x: number, y: number) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`,
};

/**
 * The loop a meter measures: from the transformer along the phase through the board to the socket, and back along PE
 * and PEN. TN-C-S: the PEN splits in the connection box. L and N pass the residual-current device, PE does not.
 */
export function LoopDrawing({ drawing: { measured, breaker } }: { drawing: DrawingOf<"loop"> }) {
  return (
    <>
      <path className={styles.band} d="M60 92H575V262H60z" />
      <path
        className={`${styles.thin} ${styles.dashed}`}
        d="M14 52h92v262H14zM170 52h84v262h-84zM286 52h182v262H286zM520 52h110v262H520z"
      />
      <Label x={60} y={38} anchor="middle">
        {texts.station}
      </Label>
      <Label x={212} y={38} anchor="middle">
        {texts.connection}
      </Label>
      <Label x={377} y={38} anchor="middle">
        {texts.board}
      </Label>
      <Label x={575} y={38} anchor="middle">
        {texts.socket}
      </Label>
      <path className={styles.lineConductor} d="M60 92H322M350 92H406M434 92H575V140" />
      <path className={styles.neutral} d="M212 262V178H322M350 178H545" />
      <path className={styles.protective} d="M60 262H575V210" />
      <path className={styles.protectiveYellow} d="M60 262H575V210" />
      <path
        className={styles.line}
        d={`${horizontalSymbol.contact(322, 92)}${horizontalSymbol.contact(406, 92)}${horizontalSymbol.cross(434, 92)}${horizontalSymbol.contact(322, 178)}M335 86v86M298 135a7 58 0 1 1 14 0a7 58 0 1 1-14 0M312 135h23`}
      />
      <g className={styles.solid}>
        <path d="M36 156a24 24 0 1 1 48 0a24 24 0 1 1-48 0M36 190a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
        <path d="M208 262a4 4 0 1 1 8 0a4 4 0 1 1-8 0M530 140h90v70h-90z" />
      </g>
      <path className={styles.line} d={`M60 92v40M60 214v48${symbol.earth(60, 262)}${symbol.earth(212, 262)}`} />
      <Label x={575} y={184} anchor="middle" isName>
        Zs
      </Label>
      <Label x={138} y={80} anchor="middle" isName>
        L
      </Label>
      <Label x={268} y={168} anchor="middle" isName>
        N
      </Label>
      <Label x={138} y={246} anchor="middle" isName>
        PEN
      </Label>
      <Label x={388} y={250} anchor="middle" isName>
        PE
      </Label>
      <Label x={350} y={148}>
        RCD
      </Label>
      <Label x={442} y={128} anchor="middle">
        {breaker}
      </Label>
      <Label x={14} y={364} isName>
        {fill(texts.measured, { wynik: measured })}
      </Label>
    </>
  );
}
