import type { DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { format } from "@/lib/text/numbers";
import styles from "./drawings.module.css";
import { Label } from "./parts";

export const bathroomHeight = 380;

const { bathroom: texts } = words.drawing;

/** Units per metre. The tub is 0.7 m wide and 1.68 m long. */
const metre = 105;

/** Zones 0, 1 and 2 around a tub: plan on the left, section on the right. The socket is outside all of them. */
export function BathroomDrawing({ drawing: { reach, height } }: { drawing: DrawingOf<"bathroom"> }) {
  const reachWidth = Math.round(reach * metre);
  const top = Math.round(330 - height * metre);
  const metres = (value: number) => `${format(value, 2).replace(/0$/, "")} m`;
  return (
    <>
      <Label x={20} y={34} isName>
        {texts.plan}
      </Label>
      <Label x={350} y={34} isName>
        {texts.section}
      </Label>
      <path
        className={styles.pale}
        d={`M94 56H${94 + reachWidth}V232A${reachWidth} ${reachWidth} 0 0 1 94 ${232 + reachWidth}H20V232H94zM424 ${top}H${424 + reachWidth}V330H424z`}
      />
      <path className={styles.middle} d={`M20 56H94V232H20zM350 ${top}H424V330H350z`} />
      <path
        className={styles.dark}
        d="M27 72q0-9 9-9h42q9 0 9 9v144q0 9-9 9H36q-9 0-9-9zM356 282h62v24q0 12-12 12h-38q-12 0-12-12z"
      />
      <path
        className={styles.line}
        d={`M20 56H300V330H20zM350 56H630V330H350zM350 276h74v54M350 ${top}H530M378 276v-14h18`}
      />
      <path
        className={styles.thin}
        d={`M424 330v14M${424 + reachWidth} 330v14M424 338h${reachWidth}M518 ${top}V330M512 ${top}h12M94 232h${reachWidth}M94 ${232 + reachWidth}v-${reachWidth}`}
      />
      <path className={styles.line} d="M300 96h-9M291 82v28M277 83a13 13 0 0 1 0 26" />
      <path className={styles.line} d="M630 232h-9M621 218v28M607 219a13 13 0 0 1 0 26" />
      <Label x={57} y={156} anchor="middle" isName ground="dark">
        {texts.inner}
      </Label>
      <Label x={387} y={310} anchor="middle" isName ground="dark">
        0
      </Label>
      <Label x={387} y={190} anchor="middle" isName>
        1
      </Label>
      <Label x={94 + reachWidth / 2} y={156} anchor="middle" isName>
        2
      </Label>
      <Label x={424 + reachWidth / 2} y={220} anchor="middle" isName>
        2
      </Label>
      <Label x={528} y={156}>
        {metres(height)}
      </Label>
      <Label x={424 + reachWidth / 2} y={372} anchor="middle">
        {metres(reach)}
      </Label>
      <Label x={270} y={102} anchor="end">
        {texts.socket}
      </Label>
      <Label x={622} y={290} anchor="end">
        30 mA
      </Label>
    </>
  );
}
