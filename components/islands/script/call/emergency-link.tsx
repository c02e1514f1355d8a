import { clsx } from "clsx";
import type { ReactNode } from "react";
import { splitOrigin } from "@/lib/content/origin";

type Props = {
  /** As it is dialled: "112". */
  number: string;
  className?: string;
  /** The number alone, in a row of a list: on wide screens as high as its line. */
  inRow?: boolean;
  /** Whom it reaches. */
  children?: ReactNode;
};

/** The number for danger to life: red. Others are outlined. */
const general = "112";

/** Frame of what a row of dangers dials: a number, or the firm. */
export const dialFrame = "flex-none rounded-md border px-3.5 py-2 low:px-2.5 font-semibold";

/** A link that dials an emergency number, framed, on paper too; closer together in a phone's low window. */
export const EmergencyLink = ({ number, className, inRow = false, children }: Props) => {
  const { text } = splitOrigin(number);
  return (
    <a
      className={clsx(
        "flex min-h-11 w-fit items-baseline gap-3.5 low:gap-2.5 no-underline hover:underline max-tight:flex-wrap",
        inRow && "lg:-my-0.5 lg:min-h-0",
        className,
      )}
      href={`tel:${text}`}
    >
      <b
        className={clsx(
          dialFrame,
          "tabular-nums",
          inRow && "lg:py-0.5",
          text === general ? "border-danger bg-danger text-paper-50" : "border-line text-heading",
        )}
      >
        {number}
      </b>
      {children}
    </a>
  );
};
