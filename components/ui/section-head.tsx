import { clsx } from "clsx";
import { Inline } from "./inline";
import styles from "./section-head.module.css";

type Props = {
  /** Id of the heading, which names the section. */
  id: string;
  heading: string;
  /** Device tag on the trunk. */
  tag?: string | undefined;
  tagClassName?: string;
  lead?: string | undefined;
  /** Distance to the body. */
  room?: "block" | "close" | "none";
};

const rooms = { block: "mb-stack", close: "mb-7", none: undefined } as const;

/** Heading of a section with its device tag and lead. Stands in a Section. */
export function SectionHead({ id, heading, tag, tagClassName, lead, room = "block" }: Props) {
  return (
    <div className={clsx("relative sec-head", rooms[room])}>
      {tag && (
        <span className={clsx(styles.tag, "tag", tagClassName)} aria-hidden="true">
          {tag}
        </span>
      )}
      <h2 className="max-w-[20ch] text-h2" id={id}>
        <Inline text={heading} />
      </h2>
      {lead && (
        <p className="mt-4.5 max-w-text text-lead">
          <Inline text={lead} />
        </p>
      )}
    </div>
  );
}
