import { clsx } from "clsx";
import type { CircuitView } from "@/lib/content/protocol/view";
import type { ProtocolPage } from "@/lib/content/types";
import { words as sharedWords } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";
import styles from "./loop-drawing.module.css";

const { loop: texts } = sharedWords.drawing;

type Props = {
  circuit: Pick<CircuitView, "loop" | "limit" | "breaker">;
  /** Text alternative. */
  description: string;
  words: ProtocolPage["words"];
};

/**
 * The fault loop of a TN-C-S supply: transformer, connection box, board, socket with the meter. Symbols of PN-EN 60617,
 * conductors in their colours, the measured loop in amber.
 */
export function SpecimenLoopDrawing({ circuit: { loop, limit, breaker }, description, words }: Props) {
  const ohms = (value: string) => fill(words.ohms, { liczba: value });
  return (
    <div className="@container">
      {/* Larger text in narrow columns keeps it readable. */}
      <svg
        className={clsx("w-full text-[14px] @max-xl:text-[18px] @max-md:text-[23px]", styles.drawing)}
        viewBox="0 0 640 350"
        role="img"
        aria-label={description}
      >
        <path className={styles.measured} d="M60 92H580V250H60z" />
        <path
          className={styles.places}
          d="M14 58h92v216H14zM168 58h76v216h-76zM292 58h146v216H292zM520 58h110v216H520z"
        />
        <g textAnchor="middle">
          <text x="60" y="44">
            {texts.station}
          </text>
          <text x="206" y="44">
            {texts.connection}
          </text>
          <text x="365" y="44">
            {texts.board}
          </text>
          <text x="575" y="44">
            {texts.socket}
          </text>
        </g>
        <path className={styles.phase} d="M60 92H322M350 92H392M420 92H580V142" />
        <path className={styles.neutral} d="M206 250V172H322M350 172H540" />
        <path className={styles.earth} d="M60 250H580V204" />
        <path className={styles.earthYellow} d="M60 250H580V204" />
        <path
          className={styles.device}
          d="M322 92l26-12M392 92l26-12m-1 7 8 9m0-9-8 9M322 172l26-12M335 86v80M310 131h17"
        />
        <ellipse className={styles.device} cx="304" cy="132" rx="6" ry="56" />
        <g className={clsx(styles.device, styles.filled)}>
          <path d="M327 124h16v14h-16z" />
          <circle cx="60" cy="152" r="24" />
          <circle cx="60" cy="186" r="24" />
          <path d="M60 92v36M60 210v40M60 250v22M48 272h24M52 278h16M56 284h8M206 250v22M194 272h24M198 278h16M202 284h8" />
          <circle cx="206" cy="250" r="4" />
          <circle cx="545" cy="172" r="5" />
          <rect x="536" y="142" width="88" height="62" rx="4" />
        </g>
        <g className={styles.name} textAnchor="middle">
          <text x="580" y="184">
            {loop}
          </text>
          <text x="130" y="80">
            L
          </text>
          <text x="268" y="162">
            N
          </text>
          <text x="136" y="238">
            PEN
          </text>
          <text x="268" y="238">
            PE
          </text>
        </g>
        <text x="347" y="152">
          RCD
        </text>
        <text textAnchor="middle" x="406" y="120">
          {breaker}
        </text>
        <text className="@max-md:hidden" textAnchor="middle" x="580" y="161">
          Zs, Ω
        </text>
        <text className={styles.name} x="14" y="332">
          {fill(texts.measured, { wynik: ohms(loop) })}
        </text>
        <text textAnchor="end" x="626" y="332">
          {fill(words.loopLimit, { aparat: breaker, wynik: ohms(limit) })}
        </text>
      </svg>
    </div>
  );
}
