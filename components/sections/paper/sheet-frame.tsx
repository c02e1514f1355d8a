import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Inline } from "@/components/ui/inline";

/** The edge of a sheet of paper on the screen; on paper the page itself. */
export const SheetFrame = ({ children }: { children: ReactNode }) => (
  <div
    className={clsx(
      "border border-line bg-paper-0 p-[clamp(12px,3.4vw,48px)] text-sm/[1.4] text-heading",
      "max-md:mx-[calc(8px-var(--spacing-gutter))]",
      "print:mx-0 print:border-0 print:bg-transparent print:p-0 print:text-[11px]/[1.35]",
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
      "flex flex-wrap border border-line",
      "*:border-line *:px-3.5 *:py-3 md:*:px-4.5 md:*:py-3.5 print:*:px-4.5 print:*:py-3.25",
    )}
  >
    {stamp && (
      <p
        className={clsx("flex items-center text-h2/none font-[680] tracking-[0.02em] text-danger", "print:text-[34px]")}
      >
        {stamp}
      </p>
    )}
    <div className={clsx("flex-[1_1_12rem]", stamp && "border-l")}>
      <h2 className="text-h3 font-[620]" id={id}>
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
  <h3
    className={clsx(
      "mt-6.5 mb-2 flex flex-wrap items-baseline gap-x-3 text-base/[inherit] font-[620]",
      "print:mt-4.5 print:gap-x-3.75",
    )}
  >
    <Inline text={heading} /> {remark && <span className="text-sm/[inherit] font-normal text-caption">{remark}</span>}
  </h3>
);

/** Lines to sign on. */
export const Signatures = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-x-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-7.5">
    {lines.map((line) => (
      <li className="mt-18 border-t border-line pt-1.5 text-sm/[1.35] text-body print:mt-10 print:pt-1.5" key={line}>
        <Inline text={line} />
      </li>
    ))}
  </ul>
);
