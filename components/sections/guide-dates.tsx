import { Note } from "@/components/ui/note";
import type { Guide } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fill } from "@/lib/text/fill";

const day: Intl.DateTimeFormatOptions = { dateStyle: "long", timeZone: "UTC" };
const month: Intl.DateTimeFormatOptions = { month: "long", year: "numeric", timeZone: "UTC" };

/** Dates of a guide, and the month in which its law, tariffs and prices were last checked. */
export function GuideDates({
  published,
  modified,
  checked,
  reviewer,
}: Pick<Guide, "published" | "modified" | "checked" | "reviewer">) {
  const format = (date: string, options = day) => new Intl.DateTimeFormat("pl-PL", options).format(new Date(date));
  return (
    <Note className="mt-5 text-balance">
      {checked && (
        <>
          {words.guide.lawChecked}{" "}
          <time className="whitespace-nowrap font-semibold text-heading" dateTime={checked}>
            {format(checked, month)}
          </time>
          .{" "}
        </>
      )}
      {words.guide.published}{" "}
      <time className="whitespace-nowrap" dateTime={published}>
        {format(published)}
      </time>
      , {words.guide.updated}{" "}
      <time className="whitespace-nowrap" dateTime={modified}>
        {format(modified)}
      </time>
      .{reviewer && ` ${fill(words.guide.reviewer, { kto: reviewer.name, uprawnienia: reviewer.qualification })}`}
    </Note>
  );
}
