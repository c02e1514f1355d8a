import { words } from "@/lib/content/words";
import styles from "./drawings.module.css";
import { Label, Ohm, symbol, turn } from "./parts";

const { loop: texts } = words.drawing;

export const loopHeight = 322;

/** The transformer's secondary winding, from the end of L down to that of PEN. Only it carries the measured current. */
const secondary = "V126a9 9 0 0 0 0 18a9 9 0 0 0 0 18a9 9 0 0 0 0 18a9 9 0 0 0 0 18V262";
/** Its primary winding with the medium-voltage line, and the core between them. */
const primary = "M0 112H36V126a9 9 0 0 1 0 18a9 9 0 0 1 0 18a9 9 0 0 1 0 18a9 9 0 0 1 0 18V212H0";
const core = "M54 122V202M60 122V202";

/** y of L and N; x of the contacts of the residual-current device and of the breaker, which run to the right. */
const [line, neutral] = [92, 178];
const [contacts, breakerAt] = [322, 396];

type Props = { /** Ohms, "0,94". */ measured: string; breaker: string };

/**
 * The loop a meter measures: from the transformer's secondary winding along the phase through the board, whose contacts
 * are closed, to the socket, and back along PE and PEN. TN-C-S: the PEN splits in the connection box. It is green-yellow
 * with light-blue marks at its ends (PN-EN 60445). L and N pass the residual-current device, PE does not.
 */
export function LoopDrawing({ measured, breaker }: Props) {
  return (
    <>
      <path className={styles.band} d={`M78 262H567V${line}H78${secondary}z`} />
      <path
        className={`${styles.thin} ${styles.dashed}`}
        d="M14 52h88v262H14zM176 52h72v262h-72zM290 52h174v262H290zM504 52h126v262H504z"
      />
      <Label x={58} y={38} anchor="middle">
        {texts.station}
      </Label>
      <Label x={212} y={38} anchor="middle">
        {texts.connection}
      </Label>
      <Label x={377} y={38} anchor="middle">
        {texts.board}
      </Label>
      <Label x={567} y={38} anchor="middle">
        {texts.socket}
      </Label>
      <path
        className={styles.lineConductor}
        d={`M78 ${line}H${contacts}M${contacts + 40} ${line}H${breakerAt}M${breakerAt + 40} ${line}H567V140`}
      />
      <path className={styles.neutral} d={`M212 262V${neutral}H${contacts}M${contacts + 40} ${neutral}H504`} />
      <path className={styles.protective} d="M78 262H567V210" />
      <path className={styles.protectiveYellow} d="M78 262H567V210" />
      <path className={styles.penMark} d="M86 262h12M192 262h12" />
      <g transform={turn}>
        <path
          className={styles.line}
          d={`${symbol.contact(line, contacts, true)}${symbol.contact(neutral, contacts, true)}${symbol.breaker(line, breakerAt, true)}`}
        />
      </g>
      <path className={styles.line} d="M299 135a7 58 0 1 1 14 0a7 58 0 1 1-14 0" />
      <path className={`${styles.line} ${styles.dashed}`} d="M313 135H344M344 90V176" />
      <g className={styles.solid}>
        <path d="M208 262a4 4 0 1 1 8 0a4 4 0 1 1-8 0M504 140h126v70H504z" />
      </g>
      <path
        className={styles.line}
        d={`M78 ${line}${secondary}${primary}${core}${symbol.earth(78, 262)}${symbol.earth(212, 262)}`}
      />
      <Label x={567} y={166} anchor="middle">
        Zs
      </Label>
      <Label x={584} y={198} anchor="end" isName>
        {measured}
      </Label>
      <Ohm x={588} y={198} />
      <Label x={139} y={80} anchor="middle" isName>
        L
      </Label>
      <Label x={269} y={168} anchor="middle" isName>
        N
      </Label>
      <Label x={139} y={246} anchor="middle" isName>
        PEN
      </Label>
      <Label x={377} y={250} anchor="middle" isName>
        PE
      </Label>
      <Label x={352} y={152}>
        RCD
      </Label>
      <Label x={416} y={124} anchor="middle">
        {breaker}
      </Label>
    </>
  );
}
