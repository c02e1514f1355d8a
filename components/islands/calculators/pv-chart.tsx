import { chartSize, paybackChart } from "@/lib/calculators/pv";
import { paybackText } from "@/lib/calculators/share";
import type { PvResult } from "@/lib/calculators/types";
import type { PvTexts } from "@/lib/content/types";
import { format } from "@/lib/text/numbers";
import styles from "./pv-chart.module.css";

type Props = { result: PvResult; texts: Pick<PvTexts, "chart" | "payback"> };

/** Cost and savings over the years: where the band crosses zero the installation has paid for itself. */
export function PvChart({ result, texts }: Props) {
  const { width, height, left, right, bottom } = chartSize;
  const { zero, band, best, worst, crossings, ticks, levels } = paybackChart(result);
  const end = width - right;
  const [first, second] = crossings;
  return (
    <figure className="mt-5 max-w-108">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${texts.chart}. ${texts.payback} ${paybackText(result)}.`}
      >
        <polygon className={styles.band} points={band} />
        {[best, worst].map(([[x1, y1], [x2, y2]]) => (
          <line key={`${y1} ${y2}`} className={styles.course} x1={x1} y1={y1} x2={x2} y2={y2} />
        ))}
        <line className={styles.zero} x1={left} y1={zero} x2={end} y2={zero} />
        {first && <line className={styles.payback} x1={first.x} y1={zero} x2={second?.x ?? end} y2={zero} />}
        {crossings.map(({ x, year }, index) => (
          <g key={year}>
            <circle className={styles.node} cx={x} cy={zero} r="4.5" />
            <text className={styles.year} x={x} y={zero - 10} textAnchor={index ? "start" : "end"}>
              {format(year, 1)}
            </text>
          </g>
        ))}
        {ticks.map(({ x, year }) => (
          <text key={year} className={styles.scale} x={x} y={height - bottom + 20} textAnchor="middle">
            {year}
          </text>
        ))}
        {levels.map(({ y, amount }) => (
          <text key={amount} className={styles.scale} x={left - 8} y={y + 4} textAnchor="end">
            {format(amount / 1000)}
          </text>
        ))}
      </svg>
      <figcaption className="mt-1.5 text-sm text-caption">{texts.chart}</figcaption>
    </figure>
  );
}
