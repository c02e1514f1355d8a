import { clsx } from "clsx";
import { BulletList } from "@/components/ui/bullet-list";
import type { Paper } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { Pairs } from "./pairs";
import { Positions, SheetSum } from "./positions";
import { PrintedPage } from "./printed-page";
import styles from "./printed-page.module.css";
import { PartHead, SheetFrame, SheetHead, Signatures } from "./sheet-frame";
import { TextWithBlanks } from "./text-with-blanks";

type Props = { sheet: Paper["sheets"][number]; id: string };

/** One A4 page of a document. */
export function PaperSheet({ sheet, id }: Props) {
  const { stamp, title, basis, particulars, parts, sum, signatures, large = false } = sheet;
  return (
    <PrintedPage surface="sheet" labelledBy={id}>
      <SheetFrame>
        <SheetHead stamp={stamp} title={title} basis={basis} id={id} />
        {particulars && (
          <div className={clsx(large && [styles.large, "text-base [&_dd]:min-h-[2em] [&_[data-blank]]:w-[7em]"])}>
            <Pairs
              items={particulars.map(({ label, value }) => ({ label, text: value }))}
              blank={words.paper.blank}
              wide
            />
          </div>
        )}
        {/* A sheet of text alone is too wide for its lines. */}
        <div
          className={clsx(
            large && [styles.large, "text-base [&_h3]:text-h3"],
            !parts.some(({ positions }) => positions) &&
              "lg:mt-6.5 lg:columns-2 lg:gap-alley lg:*:break-inside-avoid lg:*:first:*:first:mt-0",
          )}
        >
          {parts.map(({ heading, paragraphs, items, positions }) => (
            <div key={heading ?? paragraphs?.[0]}>
              {heading && <PartHead heading={heading} />}
              {paragraphs?.map((text) => (
                <p className={clsx("mt-2", !heading && "max-md:mt-4")} key={text}>
                  <TextWithBlanks text={text} blank={words.paper.blank} />
                </p>
              ))}
              {items && (
                <BulletList
                  items={items}
                  draw={(text) => <TextWithBlanks text={text} blank={words.paper.blank} />}
                  small={!large}
                />
              )}
              {positions && <Positions positions={positions} />}
            </div>
          ))}
        </div>
        {sum && <SheetSum sum={sum} positions={parts.flatMap(({ positions }) => positions ?? [])} />}
        {signatures && <Signatures lines={signatures} />}
      </SheetFrame>
    </PrintedPage>
  );
}
