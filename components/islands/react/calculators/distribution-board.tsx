import { clsx } from "clsx";
import type { Circuit } from "@/lib/calculators/circuits";

type Props = {
  heading: string;
  note: string;
  /** Labels of the switch and of the residual-current device. */
  main: string;
  rcd: string;
  circuits: readonly Circuit[];
};

type Device = { code: string; rating: string; modules: 1 | 2 | 3 | 4 };

/** Circuits under one residual-current device, as in the boards of the guide "Modernizacja". */
const circuitsPerRcd = 4;

/** Width of a device by its modules: a module is as wide as its code in 13 px needs. */
const widths = { 1: "w-11", 2: "w-22", 3: "w-33", 4: "w-44" } as const;

const phaseName = ({ phase, poles }: Circuit): string =>
  poles === 3 ? ", L1 L2 L3" : phase === undefined ? "" : `, L${phase + 1}`;

/** The board with the devices of its circuits, and a list of the circuits. */
export function DistributionBoard({ heading, note, main, rcd, circuits }: Props) {
  const threePhase = circuits.some(({ poles, phase }) => poles === 3 || phase !== undefined);
  const devices: Device[] = [
    { code: "Q1", rating: main, modules: threePhase ? 3 : 1 },
    ...circuits.flatMap(({ poles, breaker }, index): Device[] => [
      ...(index % circuitsPerRcd
        ? []
        : [
            {
              code: `${rcd}\u00a0${index / circuitsPerRcd + 1}`,
              rating: "30\u00a0mA",
              modules: threePhase ? (4 as const) : (2 as const),
            },
          ]),
      { code: `F${index + 1}`, rating: `B${breaker}`, modules: poles },
    ]),
  ];
  return (
    <figure className="mt-7">
      <h4 className="font-semibold text-heading">{heading}</h4>
      <div className="mt-3 flex flex-wrap gap-y-2 text-xs/[1.2] tabular-nums" aria-hidden="true">
        {devices.map(({ code, rating, modules }) => (
          <span
            className={clsx(
              "flex h-22 flex-col items-center justify-between border border-line bg-paper-0 py-2 text-heading",
              // The lever is up, and live.
              "before:order-1 before:h-5 before:w-3.5 before:border before:border-line before:bg-amber-400",
              widths[modules],
            )}
            key={code}
          >
            <b className="font-semibold">{code}</b>
            <span className="order-2">{rating}</span>
          </span>
        ))}
      </div>
      <ol className="mt-3 gap-x-6 text-sm min-[40rem]:columns-2">
        {circuits.map((circuit, index) => (
          <li className="break-inside-avoid py-0.5" key={circuit.name}>
            <b className="font-semibold text-heading">F{index + 1}</b> {circuit.name}, B{circuit.breaker}
            {phaseName(circuit)}
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-sm text-caption">{note}</figcaption>
    </figure>
  );
}
