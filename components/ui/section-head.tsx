import { clsx } from "clsx";
import { Inline } from "./inline";
import styles from "./section-head.module.css";

type Props = {
  /** Id of the heading, which names the section. */
  id: string;
  heading: string;
  lead?: string | undefined;
  /** Margin to the body. */
  margin?: "block" | "close" | "none";
  /** A second heading beside the first, without a node. */
  beside?: boolean;
  /** Within a chapter: smaller. */
  quiet?: boolean;
  /** In a third of the page on wide screens. */
  narrow?: boolean;
};

const marginClasses = { block: "mb-stack", close: "mb-7", none: undefined } as const;

/** Heading of a `Section` with its node on the trunk, and its lead. */
export function SectionHead({
  id,
  heading,
  lead,
  margin = "block",
  beside = false,
  quiet = false,
  narrow = false,
}: Props) {
  return (
    <div className={clsx(!beside && "trunk-head", quiet && styles.quiet, marginClasses[margin])}>
      <h2
        className={
          quiet
            ? "measure-32 text-title railed:before:border-5"
            : clsx("measure-32 text-h2", narrow && "lg:text-h2-third")
        }
        id={id}
      >
        <Inline text={heading} fitting />
      </h2>
      {lead && (
        <p className={clsx("max-w-text", quiet ? "mt-3" : "mt-4.5 text-lead")}>
          <Inline text={lead} />
        </p>
      )}
    </div>
  );
}
