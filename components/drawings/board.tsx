import type { CircuitSymbol, DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { type BoardGroup, boardGroups, type PlacedCircuit } from "@/lib/drawings/board";
import styles from "./drawings.module.css";
import { Label, symbol } from "./parts";

type Board = DrawingOf<"board">;
type Props = { drawing: Board };

/** y of the rows of the diagram. */
const rows = {
  supply: 8,
  bus: 96,
  rcd: 112,
  groupBus: 196,
  breaker: 206,
  load: 296,
  earth: 364,
  names: 396,
  cables: 418,
};
/** x of the first and last circuit, and of surge protection. */
const columns = { first: 48, last: 508, surge: 578 } as const;

export const boardHeight = ({ circuits }: Board): number => (circuits.some(({ cable }) => cable) ? 428 : 406);

/** Places the circuits in columns: a wider gap between groups, unless every circuit is its own. */
function wideGroups({ circuits }: Board): BoardGroup[] {
  const groupCount = boardGroups(circuits, { start: 0, pitch: 1, between: 1 }).length;
  const extra = groupCount < circuits.length ? 24 : 0;
  const room = columns.last - columns.first - extra * (groupCount - 1);
  const pitch = Math.floor(Math.min(104, room / (circuits.length - 1)));
  return boardGroups(circuits, { start: columns.first, pitch, between: pitch + extra });
}

/** Path of the load of a circuit, which hangs from (x, y), 34 high. */
const loads: Readonly<Record<CircuitSymbol, (x: number, y: number) => string>> = {
  socket: (x, y) => `M${x} ${y}v14m-16 0h32M${x - 16} ${y + 32}a16 16 0 0 1 32 0`,
  lamp: (x, y) => `M${x - 16} ${y + 16}a16 16 0 1 1 32 0a16 16 0 1 1-32 0m5-11l22 22m0-22l-22 22`,
  hob: (x, y) => `M${x - 19} ${y}h38v32h-38zm7 11h9m6 0h9m-24 10h9m6 0h9`,
  motor: (x, y) => `M${x - 16} ${y + 16}a16 16 0 1 1 32 0a16 16 0 1 1-32 0m9 6l3-12 4 12 4-12 3 12`,
  charger: (x, y) => `M${x - 13} ${y}h26v32h-26zm14 5l-7 11h10l-6 11`,
  board: (x, y) => `M${x - 16} ${y}h32v32h-32zm6 9h20m-20 14h20`,
};

/** True for a cable of three phases: one stroke per pole is drawn across its line. */
const isThreePhase = ({ cable }: PlacedCircuit): boolean => cable?.startsWith("5") ?? false;

/**
 * A board as a single-line diagram: switch-disconnector, surge protection to PE, busbar, residual-current devices with
 * their groups of circuits, a breaker and a load for each, and the protective conductor to all of them. On the way of
 * the current to the lit circuit contacts are closed, all others are open.
 */
export function BoardDrawing({ drawing }: Props) {
  const { supply, bus, rcd, groupBus, breaker, load, earth, names, cables } = rows;
  const { first, surge } = columns;
  const groups = wideGroups(drawing);
  const circuits = groups.flatMap((group) => group.circuits);
  const litGroup = groups.find(({ lit }) => lit);
  const lit = circuits.find((circuit) => circuit.lit);
  const last = circuits.at(-1)?.at ?? first;
  const protective = `M${surge} 158V${earth}H${first - 24}${circuits.map(({ at }) => `M${at} ${earth}V${load + 32}`).join("")}`;
  const wires = [
    `${symbol.switchDisconnector(first, supply)}V${bus}M${surge} ${bus}V122`,
    ...groups.map(({ at, lit }) => `M${at} ${bus}V${rcd}${symbol.rcd(at, rcd, lit)}V${groupBus}`),
    ...circuits.map(({ at, lit }) => `M${at} ${groupBus}V${breaker}${symbol.breaker(at, breaker, lit)}V${load}`),
    ...circuits.filter(isThreePhase).map(({ at }) => `M${at - 8} ${load - 22}l16-10m-16 16l16-10m-16 16l16-10`),
  ];
  return (
    <>
      {lit && litGroup && (
        <path className={styles.band} d={`M${first} 0V${bus}H${litGroup.at}V${groupBus}H${lit.at}V${load}`} />
      )}
      <path className={styles.protective} d={protective} />
      <path className={styles.protectiveYellow} d={protective} />
      <path
        className={styles.bold}
        d={`M${first - 20} ${bus}H${surge + 20}${groups
          .filter(({ circuits }) => circuits.length > 1)
          .map(({ circuits }) => `M${(circuits[0]?.at ?? 0) - 20} ${groupBus}H${(circuits.at(-1)?.at ?? 0) + 20}`)
          .join("")}`}
      />
      <path className={styles.line} d={wires.join("")} />
      <path className={styles.solid} d={`M${surge - 24} 122h48v36h-48zM${surge} 128v20m-5-7l5 8 5-8`} />
      <path className={styles.solid} d={circuits.map(({ symbol: kind, at }) => loads[kind](at, load)).join("")} />
      <Label x={first + 20} y={28}>
        {words.drawing.isolator}
      </Label>
      <Label x={surge} y={bus - 12} anchor="middle" isName>
        SPD
      </Label>
      {groups.map(({ rcd: name, at }) => (
        <g key={name}>
          <Label x={at + 14} y={rcd + 30} isName>
            {name}
          </Label>
          <Label x={at + 10} y={rcd + 73}>
            {words.drawing.residual}
          </Label>
        </g>
      ))}
      {circuits.map(({ name, breaker: rating, cable, at }) => (
        <g key={name}>
          <Label x={at + 10} y={breaker + 34} isName>
            {rating}
          </Label>
          <Label x={at} y={names} anchor="middle" isName small>
            {name}
          </Label>
          {cable && (
            <Label x={at} y={cables} anchor="middle">
              {cable}
            </Label>
          )}
        </g>
      ))}
      <Label x={Math.max(last + 40, surge + 12)} y={earth + 6} isName>
        PE
      </Label>
    </>
  );
}

/** x of the columns of the turned diagram, whose circuits are rows. */
const turned = { supply: 22, groupBus: 96, breaker: 104, box: 236, boxEnd: 340, earth: 352, firstRow: 134, pitch: 48 };
const turnedGroups = ({ circuits }: Board): BoardGroup[] =>
  boardGroups(circuits, { start: turned.firstRow, pitch: turned.pitch, between: 86 });

export const turnedHeight = (drawing: Board): number => (turnedGroups(drawing).at(-1)?.circuits.at(-1)?.at ?? 0) + 44;

/** Draws what hangs downwards from (y, x) to the right of (x, y) instead. */
const turn = "matrix(0 1 1 0 0 0)";

/** The board turned by 90° for phones: a row for each circuit, its name in the load. */
export function TurnedBoard({ drawing }: Props) {
  const { supply, groupBus, breaker, box, boxEnd, earth } = turned;
  const groups = turnedGroups(drawing);
  const circuits = groups.flatMap((group) => group.circuits);
  const litGroup = groups.find(({ lit }) => lit);
  const lit = circuits.find((circuit) => circuit.lit);
  const last = circuits.at(-1)?.at ?? 0;
  const protective = `M${earth} 68V${last}${circuits.map(({ at }) => `M${boxEnd} ${at}H${earth}`).join("")}`;
  /** The device of a group stands above its first circuit, on a feeder of its own. */
  const feedOf = ({ circuits: [top] }: BoardGroup) => (top?.at ?? 0) - 22;
  const lastFeed = Math.max(...groups.map(feedOf));
  return (
    <>
      {lit && litGroup && (
        <path className={styles.band} d={`M${supply} 0V${feedOf(litGroup)}H${groupBus}V${lit.at}H${box}`} />
      )}
      <path className={styles.protective} d={protective} />
      <path className={styles.protectiveYellow} d={protective} />
      <path
        className={styles.bold}
        d={groups.map((group) => `M${groupBus} ${feedOf(group) - 2}V${(group.circuits.at(-1)?.at ?? 0) + 8}`).join("")}
      />
      <path className={styles.line} d={`${symbol.switchDisconnector(supply, 0)}V${lastFeed}M${supply} 52H306`} />
      <g transform={turn}>
        <path
          className={styles.line}
          d={[
            ...groups.map((group) => `${symbol.rcd(feedOf(group), supply, group.lit)}V${groupBus}`),
            ...circuits.map(({ at, lit }) => `M${at} ${groupBus}V${breaker}${symbol.breaker(at, breaker, lit)}V${box}`),
            ...circuits.filter(isThreePhase).map(({ at }) => `M${at + 8} ${box - 36}l-16 7m16-1l-16 7m16-1l-16 7`),
          ].join("")}
        />
      </g>
      <path className={styles.solid} d={`M306 36h46v32h-46zM329 42v17m-5-6l5 7 5-7`} />
      <path
        className={styles.solid}
        d={circuits.map(({ at }) => `M${box} ${at - 16}H${boxEnd}V${at + 16}H${box}z`).join("")}
      />
      <Label x={supply + 18} y={20}>
        {words.drawing.isolator}
      </Label>
      <Label x={296} y={45} anchor="end" isName>
        SPD
      </Label>
      {groups.map((group) => (
        <Label key={group.rcd} x={supply + 10} y={feedOf(group) - 28}>
          <tspan className={styles.name}>{group.rcd}</tspan> {words.drawing.residual}
        </Label>
      ))}
      {circuits.map(({ name, breaker: rating, cable, at }) => (
        <g key={name}>
          <Label x={154} y={at - 8} isName>
            {rating}
          </Label>
          {cable && (
            <Label x={154} y={at + 18}>
              {cable}
            </Label>
          )}
          <Label x={(box + boxEnd) / 2} y={at + 5} anchor="middle" isName>
            {name}
          </Label>
        </g>
      ))}
      <Label x={earth} y={last + 24} anchor="middle" isName>
        PE
      </Label>
    </>
  );
}
