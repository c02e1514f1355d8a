/** Verdict of a row, computed from its value and limit. */
export function Verdict({ passes }: { passes: boolean }) {
  return <span className={passes ? "protocol-passes" : "protocol-fails"}>{passes ? "spełnia" : "nie spełnia"}</span>;
}
