import { Sentence } from "@/components/islands/react/sentence";
import type { Circuit } from "@/lib/calculators/results";
import type { PowerTexts } from "@/lib/content/types";
import "./drawing.css";

type Props = {
  texts: Pick<PowerTexts, "board" | "boardNote" | "main" | "rcd" | "rcdType" | "ownRcd">;
  /** In amperes, before the meter; undefined where the operator chooses it. */
  fuse: number | undefined;
  circuits: readonly Circuit[];
};

type Device = { code: string | number; rating: string; modules: 1 | 2 | 3 | 4 };

/** Circuits under one residual-current device, as in the boards of the guide "Modernizacja". */
const circuitsPerRcd = 4;

const linesOf = ({ phases }: Circuit): string =>
  phases ? `, ${phases.map((phase) => `L${phase + 1}`).join("\u00a0")}` : "";

/** The board with the devices of its circuits, and a list of the circuits. */
export function DistributionBoard({ texts, fuse, circuits }: Props) {
  const threePhase = circuits.some(({ phases }) => phases);
  // The usual ratings of switches and residual-current devices in houses, never below the fuse before the meter.
  const rated = fuse && `${fuse <= 40 ? 40 : 63}\u00a0A`;
  // The switch, then a row for each residual-current device and the circuits behind it.
  let row: Device[] = [
    { code: "Q1", rating: [texts.main, rated].filter(Boolean).join(" "), modules: threePhase ? 3 : 1 },
  ];
  const rows = [row];
  for (const [index, { ownRcd, breaker, lines }] of circuits.entries()) {
    if (ownRcd || index % circuitsPerRcd === 0) {
      row = [
        {
          code: `R${rows.length}`,
          rating: [texts.rcd, rated, "30\u00a0mA", ownRcd ? "" : texts.rcdType].filter(Boolean).join(" "),
          modules: threePhase ? 4 : 2,
        },
      ];
      rows.push(row);
    }
    row.push({ code: index + 1, rating: `B${breaker}`, modules: lines === 1 ? 1 : 3 });
  }
  return (
    <figure className="mt-7">
      <h4 className="font-semibold text-heading">{texts.board}</h4>
      <div className="mt-3 grid gap-y-3 text-sm/label tabular-nums" aria-hidden="true">
        {rows.map((row) => (
          <div className="flex flex-wrap gap-y-2 bg-paper-200" key={row[0]?.code}>
            {row.map(({ code, rating, modules }) => (
              <span className={`chart-device chart-modules-${modules}`} key={code}>
                <b className="font-semibold">{code}</b>
                <span className="order-2 text-balance text-center">{rating}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
      <ol className="mt-3 gap-x-6 text-sm min-[40rem]:columns-2">
        {circuits.map((circuit, index) => (
          <Sentence as="li" className="relative break-inside-avoid py-0.5 pl-6.5" key={circuit.name}>
            <b className="absolute left-0 font-semibold text-heading">{index + 1}</b> {circuit.name}, B{circuit.breaker}
            {linesOf(circuit)}
            {circuit.ownRcd && `, ${texts.ownRcd}`}
          </Sentence>
        ))}
      </ol>
      <figcaption className="mt-3 text-sm text-caption">{texts.boardNote}</figcaption>
    </figure>
  );
}
