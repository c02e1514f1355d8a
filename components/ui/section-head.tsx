import { clsx } from "clsx";
import { Inline } from "./inline";
import styles from "./section-head.module.css";

type Props = {
  /** Id of the heading, which names the section. */
  id: string;
  heading: string;
  /** Device tag on the trunk. */
  tag?: string | undefined;
  lead?: string | undefined;
  /** Distance to the body. */
  room?: "block" | "close" | "none";
  /** On a sheet of paper: smaller in print, and without the tag. */
  printed?: boolean;
};

const rooms = { block: "mb-stack", close: "mb-7", none: undefined } as const;

/** Heading of a section with its device tag and lead. Stands in a Section. */
export function SectionHead({ id, heading, tag, lead, room = "block", printed = false }: Props) {
  return (
    <div className={clsx("relative", rooms[room], printed && "print:mb-4")}>
      {tag && (
        <span className={clsx(styles.tag, printed && "print:hidden")} aria-hidden="true">
          {tag}
        </span>
      )}
      <h2 className={clsx("max-w-[20ch] text-h2", printed && "print:text-[20px]")} id={id}>
        <Inline text={heading} fitting />
      </h2>
      {lead && (
        <p className="mt-4.5 max-w-text text-lead">
          <Inline text={lead} />
        </p>
      )}
    </div>
  );
}
