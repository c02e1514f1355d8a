import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { PageContext } from "@/lib/content/props";
import type { Drawing } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { BathroomDrawing, bathroomHeight } from "./bathroom";
import { BoardDrawing, boardHeight, boardSentence, TurnedBoard, turnedHeight } from "./board";
import { BarsDrawing, barsHeight, DayDrawing, DropDrawing, dayHeight, daySentence, dropHeight } from "./curves";
import styles from "./drawings.module.css";
import { KelvinsDrawing, kelvinsHeight } from "./kelvins";
import { LoopDrawing, loopHeight } from "./loop";
import { Frame, type TurnedDrawing } from "./parts";
import { PlanDrawing, planHeight } from "./plan";
import { PowerDrawing, powerHeight, powerSentence } from "./power";
import { RiserDrawing, riserHeight } from "./riser";
import { TariffsDrawing, tariffsHeight } from "./tariffs";
import { TimelineDrawing, timelineHeight } from "./timeline";

type Props = {
  drawing: Drawing;
  /** Id of its section. */
  section: string;
  context: Pick<PageContext, "dayOf" | "figureOf" | "planOf">;
};

/** What amber and the striped line mean on a board. */
const boardLegend = (
  <>
    <span className={clsx(styles.legend, styles.legendLit)}>
      <i />
      {words.drawing.lit}
    </span>
    <span className={styles.legend}>
      <i />
      {words.drawing.protective}
    </span>
  </>
);

type Parts = {
  height: number;
  content: ReactNode;
  turned?: TurnedDrawing;
  legend?: ReactNode;
  sentence?: string;
};

/** Content of a drawing, its height in its units, its turned form, a legend, and a computed sentence for its caption. */
function partsOf(drawing: Drawing, { dayOf, figureOf, planOf }: Props["context"]): Parts {
  switch (drawing.drawing) {
    case "loop":
      return {
        height: loopHeight,
        content: <LoopDrawing measured={figureOf(drawing.measured).text} breaker={drawing.breaker} />,
      };
    case "day": {
      const curve = dayOf(drawing);
      return { height: dayHeight, content: <DayDrawing curve={curve} />, sentence: daySentence(curve) };
    }
    case "tariffs":
      return { height: tariffsHeight(drawing), content: <TariffsDrawing drawing={drawing} /> };
    case "riser":
      return { height: riserHeight, content: <RiserDrawing drawing={drawing} /> };
    case "bathroom":
      return { height: bathroomHeight, content: <BathroomDrawing drawing={drawing} /> };
    case "timeline":
      return { height: timelineHeight(drawing), content: <TimelineDrawing drawing={drawing} /> };
    case "board":
      return {
        height: boardHeight(drawing),
        content: <BoardDrawing drawing={drawing} />,
        turned: { height: turnedHeight(drawing), content: <TurnedBoard drawing={drawing} /> },
        legend: boardLegend,
        sentence: boardSentence(drawing),
      };
    case "plan": {
      const plan = planOf(drawing.plan);
      return { height: planHeight(plan), content: <PlanDrawing plan={plan} /> };
    }
    case "drop":
      return { height: dropHeight, content: <DropDrawing drawing={drawing} figureOf={figureOf} /> };
    case "power":
      return { height: powerHeight, content: <PowerDrawing drawing={drawing} />, sentence: powerSentence(drawing) };
    case "bars":
      return { height: barsHeight(drawing), content: <BarsDrawing drawing={drawing} figureOf={figureOf} /> };
    case "kelvins":
      return { height: kelvinsHeight, content: <KelvinsDrawing drawing={drawing} /> };
    default:
      return drawing satisfies never;
  }
}

/** The drawing of a section with its caption: one component per kind, server-rendered SVG. */
export function DrawingFigure({ drawing, section, context }: Props) {
  const { height, content, turned, legend, sentence } = partsOf(drawing, context);
  const captionId = `${section}-rysunek`;
  return (
    <Frame
      height={height}
      title={drawing.title}
      captionId={captionId}
      turned={turned}
      legend={legend}
      caption={sentence ? `${drawing.caption} ${sentence}` : drawing.caption}
    >
      {content}
    </Frame>
  );
}

/** The drawing in a page's head: a sheet as high as the text beside it, with the caption at its foot. */
export const HeadDrawing = ({ drawing, context }: Omit<Props, "section">) => (
  <div className="grid rounded-sm border border-line bg-surface p-2.5 [--surface:var(--color-paper-0)] sm:p-4 [&>figure]:flex [&>figure]:flex-col [&>figure>svg]:my-auto">
    <DrawingFigure drawing={drawing} section="glowa" context={context} />
  </div>
);
