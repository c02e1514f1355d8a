import { clsx } from "clsx";
import { BulletList } from "@/components/ui/bullet-list";
import type { Paper } from "@/lib/content/types";
import { Pairs } from "./pairs";
import { Positions, SheetSum } from "./positions";
import { PrintedPage } from "./printed-page";
import { PartHead, SheetFrame, SheetHead, Signatures } from "./sheet-frame";
import { TextWithBlanks } from "./text-with-blanks";

type Props = { sheet: Paper["sheets"][number]; id: string; words: Paper["words"] };

/** One A4 page of a document. */
export function PaperSheet({ sheet, id, words }: Props) {
  const { stamp, title, basis, particulars, parts, sum, signatures, large = false } = sheet;
  return (
    <PrintedPage surface="sheet" labelledBy={id}>
      <SheetFrame>
        <SheetHead stamp={stamp} title={title} basis={basis} id={id} />
        {particulars && (
          <Pairs items={particulars.map(({ label, value }) => ({ label, text: value }))} blank={words.blank} wide />
        )}
        <div className={clsx(large && "text-base print:text-[17px]/[1.45]")}>
          {parts.map(({ heading, paragraphs, items, positions }) => (
            <div key={heading ?? paragraphs?.[0]}>
              {heading && <PartHead heading={heading} />}
              {paragraphs?.map((text) => (
                <p className="mt-2" key={text}>
                  <TextWithBlanks text={text} blank={words.blank} />
                </p>
              ))}
              {items && <BulletList items={items} small={!large} />}
              {positions && <Positions positions={positions} words={words} />}
            </div>
          ))}
        </div>
        {sum && <SheetSum sum={sum} positions={parts.flatMap(({ positions }) => positions ?? [])} />}
        {signatures && <Signatures lines={signatures} />}
      </SheetFrame>
    </PrintedPage>
  );
}
