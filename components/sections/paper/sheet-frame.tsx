import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Inline } from "@/components/ui/inline";
import styles from "./printed-page.module.css";

/** The edge of a sheet of paper on the screen; on paper the page itself. */
export const SheetFrame = ({ children }: { children: ReactNode }) => (
  <div
    className={clsx(
      "border border-line bg-paper-0 p-[clamp(12px,3.4vw-6px,48px)] max-tight:p-0.75 text-sm/list text-heading",
      styles.frame,
    )}
  >
    {children}
  </div>
);

type HeadProps = {
  /** Large red mark. */
  stamp?: string | undefined;
  title: string;
  basis?: string | undefined;
  /** Id of the title, which names the section. */
  id: string;
  /** On the right: number and page. */
  children?: ReactNode;
};

/** Framed head of a sheet: mark, title and what the document rests on. */
export const SheetHead = ({ stamp, title, basis, id, children }: HeadProps) => (
  <div
    className={clsx(
      styles.head,
      "flex flex-wrap border border-line *:border-line *:px-3.5 *:py-3 max-tight:*:px-2 md:*:px-4.5 md:*:py-3.5",
    )}
  >
    {stamp && (
      <p
        className={clsx(
          styles.stamp,
          "flex items-center text-h2/none font-[680] tracking-[0.02em] text-danger max-md:basis-full max-md:border-b",
        )}
      >
        {stamp}
      </p>
    )}
    <div className={clsx("grow basis-48 max-tight:min-w-0", stamp && "md:border-l")}>
      <h2 className="text-h3 font-strong" id={id}>
        <Inline text={title} />
      </h2>
      {basis && (
        <p>
          <Inline text={basis} />
        </p>
      )}
    </div>
    {children}
  </div>
);

/** Heading of a part of a sheet, with a remark in smaller letters. */
export const PartHead = ({ heading, remark }: { heading: string; remark?: string }) => (
  <h3 className={clsx(styles.part, "mt-6.5 mb-2 flex flex-wrap items-baseline gap-x-3 text-base/inherit font-strong")}>
    <Inline text={heading} /> {remark && <span className="text-sm/inherit font-normal text-caption">{remark}</span>}
  </h3>
);

/** Lines to sign on. */
export const Signatures = ({ lines }: { lines: readonly string[] }) => (
  <ul className={clsx(styles.signatures, "grid gap-x-6 md:grid-cols-2")}>
    {lines.map((line) => (
      <li className="mt-18 border-t border-line pt-1.5 text-sm/snug text-body" key={line}>
        <Inline text={line} />
      </li>
    ))}
  </ul>
);
