import { Note } from "@/components/ui/note";
import type { Guide } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { type IsoDate, longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";

const Day = ({ date, className }: { date: string; className?: string }) => (
  <time className={className} dateTime={date}>
    {longDate(date as IsoDate)}
  </time>
);

/** Milliseconds. A change older than that would make a text look older than its law. */
const year = 365 * 86_400_000;

/** Day on which law, tariffs and prices of a guide were last checked, a recent change of its text, and its reviewer. */
export function GuideChecked({ modified, checked, reviewer }: Pick<Guide, "modified" | "checked" | "reviewer">) {
  if (!checked && !reviewer) return null;
  return (
    <Note className="mt-5 text-balance">
      {checked && (
        <>
          {words.guide.lawChecked} <Day date={checked} className="font-semibold text-heading" />.{" "}
          {Date.parse(checked) - Date.parse(modified) < year && (
            <>
              {words.guide.changed} <Day date={modified} />.{" "}
            </>
          )}
        </>
      )}
      {reviewer && fill(words.guide.reviewer, { kto: reviewer.name, uprawnienia: reviewer.qualification })}
    </Note>
  );
}

/** Days of publication, of the last change and of the last check, at the end of a guide. */
export function GuideDates({ published, modified, checked }: Pick<Guide, "published" | "modified" | "checked">) {
  return (
    <Note>
      {words.guide.published} <Day date={published} />, {words.guide.updated} <Day date={modified} />
      {checked && (
        <>
          , {words.guide.alsoChecked} <Day date={checked} />
        </>
      )}
      .
    </Note>
  );
}
