import { clsx } from "clsx";
import type { CircuitSymbol, DrawingOf } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { type BoardGroup, boardGroups, boardStates, groupsOf, type PlacedCircuit } from "@/lib/drawings/board";
import { fill } from "@/lib/text/fill";
import styles from "./drawings.module.css";
import { Label, symbol, turn } from "./parts";

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
const columns = { first: 48, last: 508, surge: 602 } as const;
/** How far a wire reaches into an open contact, up to its fixed end. */
const fixedEnd = 8;

/** What is switched on a board, for the caption: from the same data as its contacts and its amber. */
export function boardSentence(drawing: Board): string {
  const { board: texts } = words.drawing;
  const states = boardStates(drawing);
  const sentences = (["cut", "off", "live"] as const)
    .filter((state) => states[state].length > 0)
    .map((state) => fill(texts[state], { obwody: states[state].join(", ") }));
  return [...(drawing.tripped ? [fill(texts.tripped, { rcd: drawing.tripped })] : []), ...sentences].join(" ");
}

export const boardHeight = ({ circuits }: Board): number => (circuits.some(({ cable }) => cable) ? 428 : 406);

/** Places the circuits in columns: a wider gap between groups, unless every circuit is its own. */
function wideGroups({ circuits, tripped }: Board): BoardGroup[] {
  const groupCount = groupsOf(circuits).length;
  const extra = groupCount < circuits.length ? 24 : 0;
  const room = columns.last - columns.first - extra * (groupCount - 1);
  const pitch = Math.floor(Math.min(104, room / (circuits.length - 1)));
  return boardGroups({ circuits, tripped }, { start: columns.first, pitch, between: pitch + extra });
}

/** Path of the load of a circuit, which hangs from (x, y), 34 high. */
const loads: Readonly<Record<CircuitSymbol, (x: number, y: number) => string>> = {
  socket: (x, y) => `M${x} ${y}v16m-16 0h32M${x - 16} ${y + 32}a16 16 0 0 1 32 0`,
  lamp: (x, y) => `M${x - 16} ${y + 16}a16 16 0 1 1 32 0a16 16 0 1 1-32 0m5-11l22 22m0-22l-22 22`,
  hob: (x, y) => `M${x - 19} ${y}h38v32h-38zm7 11h9m6 0h9m-24 10h9m6 0h9`,
  motor: (x, y) => `M${x - 16} ${y + 16}a16 16 0 1 1 32 0a16 16 0 1 1-32 0m9 6l3-12 4 12 4-12 3 12`,
  charger: (x, y) => `M${x - 13} ${y}h26v32h-26zm14 5l-7 11h10l-6 11`,
  board: (x, y) => `M${x - 16} ${y}h32v32h-32zm6 9h20m-20 14h20`,
};

/** Where the wire meets a load: its upper edge, or the arc of a socket. */
const terminal = ({ symbol }: PlacedCircuit): number => (symbol === "socket" ? 16 : 0);

/** Circuits with what is drawn of them: whether their contact is closed, and whether current reaches their load. */
const circuitsOf = (groups: readonly BoardGroup[]) =>
  groups.flatMap((group) =>
    group.circuits.map((circuit) => ({
      ...circuit,
      group,
      closed: !circuit.off,
      live: !circuit.off && !group.tripped,
    })),
  );

/** True for a cable of three phases: one stroke per pole is drawn across its line. */
const isThreePhase = ({ cable }: PlacedCircuit): boolean => cable?.startsWith("5") ?? false;

/**
 * A board as a single-line diagram: switch-disconnector, surge protection to PE, busbar, residual-current devices with
 * their groups of circuits, a breaker and a load for each, and the protective conductor to all of them. Amber is what
 * is live: from the supply to each load, or to the open contact before it.
 */
export function BoardDrawing({ drawing }: Props) {
  const { supply, bus, rcd, groupBus, breaker, load, earth, names, cables } = rows;
  const { first, surge } = columns;
  const groups = wideGroups(drawing);
  const circuits = circuitsOf(groups);
  const last = circuits.at(-1)?.at ?? first;
  const ways = circuits.map(({ group, closed, ...circuit }) => {
    const toGroup = `M${first} 0V${bus}H${group.at}V`;
    if (group.tripped) return `${toGroup}${rcd + fixedEnd}`;
    return `${toGroup}${groupBus}H${circuit.at}V${closed ? load + terminal(circuit) : breaker + fixedEnd}`;
  });
  const protective = `M${surge} 158V${earth}H${first - 24}${circuits.map(({ at }) => `M${at} ${earth}V${load + 32}`).join("")}`;
  const wires = [
    `${symbol.switchDisconnector(first, supply)}V${bus}M${surge} ${bus}V122`,
    ...groups.map(({ at, tripped }) => `M${at} ${bus}V${rcd}${symbol.rcd(at, rcd, !tripped)}V${groupBus}`),
    ...circuits.map(({ at, closed }) => `M${at} ${groupBus}V${breaker}${symbol.breaker(at, breaker, closed)}V${load}`),
    ...circuits.filter(isThreePhase).map(({ at }) => `M${at - 8} ${load - 22}l16-10m-16 16l16-10m-16 16l16-10`),
  ];
  return (
    <>
      <path className={styles.band} d={`M${first} 0V${bus}H${surge}V122${[...new Set(ways)].join("")}`} />
      <path className={styles.protective} d={protective} />
      <path className={styles.protectiveYellow} d={protective} />
      <path
        className={styles.bold}
        d={`M${first - 20} ${bus}H${surge + 20}${groups
          .filter(({ circuits }) => circuits.length > 1)
          .map(({ circuits }) => `M${(circuits[0]?.at ?? 0) - 20} ${groupBus}H${(circuits.at(-1)?.at ?? 0) + 20}`)
          .join("")}`}
      />
      <path className={styles.line} d={`${wires.join("")}${symbol.earth(surge, earth)}`} />
      <path className={styles.solid} d={`M${surge - 24} 122h48v36h-48zM${surge} 128v20m-5-7l5 8 5-8`} />
      <path
        className={clsx(styles.line, styles.dashed)}
        d={groups.map(({ at, tripped }) => symbol.rcdLink(at, rcd, !tripped)).join("")}
      />
      {[true, false].map((isLive) => (
        <path
          key={String(isLive)}
          className={clsx(styles.solid, isLive && styles.live)}
          d={circuits
            .filter(({ live }) => live === isLive)
            .map(({ symbol: kind, at }) => loads[kind](at, load))
            .join("")}
        />
      ))}
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
      <Label x={Math.max(last + 40, surge + 12)} y={earth - 8} isName>
        PE
      </Label>
    </>
  );
}

/** x of the columns of the turned diagram, whose circuits are rows. */
const turned = { supply: 22, groupBus: 96, breaker: 104, box: 236, boxEnd: 340, earth: 352, firstRow: 134, pitch: 48 };
const turnedGroups = (board: Board): BoardGroup[] =>
  boardGroups(board, { start: turned.firstRow, pitch: turned.pitch, between: 86 });

export const turnedHeight = (drawing: Board): number => (turnedGroups(drawing).at(-1)?.circuits.at(-1)?.at ?? 0) + 48;

/** The board turned by 90° for phones: a row for each circuit, its name in the load. */
export function TurnedBoard({ drawing }: Props) {
  const { supply, groupBus, breaker, box, boxEnd, earth } = turned;
  const groups = turnedGroups(drawing);
  const circuits = circuitsOf(groups);
  const last = circuits.at(-1)?.at ?? 0;
  const protective = `M${earth} 68V${last}${circuits.map(({ at }) => `M${boxEnd} ${at}H${earth}`).join("")}`;
  /** The device of a group stands above its first circuit, on a feeder of its own. */
  const feedOf = ({ circuits: [top] }: BoardGroup) => (top?.at ?? 0) - 22;
  const lastFeed = Math.max(...groups.map(feedOf));
  const ways = circuits.map(({ group, at, closed }) => {
    const toGroup = `M${supply} 0V${feedOf(group)}H`;
    if (group.tripped) return `${toGroup}${supply + fixedEnd}`;
    return `${toGroup}${groupBus}V${at}H${closed ? box : breaker + fixedEnd}`;
  });
  return (
    <>
      <path className={styles.band} d={`M${supply} 0V52H306${[...new Set(ways)].join("")}`} />
      <path className={styles.protective} d={protective} />
      <path className={styles.protectiveYellow} d={protective} />
      <path
        className={styles.bold}
        d={groups.map((group) => `M${groupBus} ${feedOf(group) - 2}V${(group.circuits.at(-1)?.at ?? 0) + 8}`).join("")}
      />
      <path
        className={styles.line}
        d={`${symbol.switchDisconnector(supply, 0)}V${lastFeed}M${supply} 52H306${symbol.earth(earth, last)}`}
      />
      <g transform={turn}>
        <path
          className={styles.line}
          d={[
            ...groups.map((group) => `${symbol.rcd(feedOf(group), supply, !group.tripped)}V${groupBus}`),
            ...circuits.map(
              ({ at, closed }) => `M${at} ${groupBus}V${breaker}${symbol.breaker(at, breaker, closed)}V${box}`,
            ),
            ...circuits.filter(isThreePhase).map(({ at }) => `M${at + 8} ${box - 36}l-16 7m16-1l-16 7m16-1l-16 7`),
          ].join("")}
        />
        <path
          className={clsx(styles.line, styles.dashed)}
          d={groups.map((group) => symbol.rcdLink(feedOf(group), supply, !group.tripped)).join("")}
        />
      </g>
      <path className={styles.solid} d={`M306 36h46v32h-46zM329 42v17m-5-6l5 7 5-7`} />
      {[true, false].map((isLive) => (
        <path
          key={String(isLive)}
          className={clsx(styles.solid, isLive && styles.live)}
          d={circuits
            .filter(({ live }) => live === isLive)
            .map(({ at }) => `M${box} ${at - 16}H${boxEnd}V${at + 16}H${box}z`)
            .join("")}
        />
      ))}
      <Label x={supply + 18} y={20}>
        {words.drawing.isolator}
      </Label>
      <Label x={296} y={45} anchor="end" isName>
        SPD
      </Label>
      {groups.map((group) => (
        <Label key={group.rcd} x={supply + 10} y={feedOf(group) - 31}>
          <tspan className={styles.name}>{group.rcd}</tspan> {words.drawing.residual}
        </Label>
      ))}
      {circuits.map(({ name, breaker: rating, cable, at, live }) => (
        <g key={name}>
          <Label x={154} y={at - 8} isName>
            {rating}
          </Label>
          {cable && (
            <Label x={154} y={at + 21}>
              {cable}
            </Label>
          )}
          <Label x={(box + boxEnd) / 2} y={at + 5} anchor="middle" isName {...(live && { ground: "live" as const })}>
            {name}
          </Label>
        </g>
      ))}
      <Label x={earth - 20} y={last + 34} anchor="end" isName>
        PE
      </Label>
    </>
  );
}
