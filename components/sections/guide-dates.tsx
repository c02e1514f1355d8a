import { Note } from "@/components/ui/note";
import type { Guide } from "@/lib/content/types";

const day: Intl.DateTimeFormatOptions = { dateStyle: "long", timeZone: "UTC" };
const month: Intl.DateTimeFormatOptions = { month: "long", year: "numeric", timeZone: "UTC" };

/** Dates of a guide as people and machines read them, and the month its law, tariffs and prices were last checked. */
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
          Stan prawny sprawdzono:{" "}
          <time className="whitespace-nowrap font-semibold text-heading" dateTime={checked}>
            {format(checked, month)}
          </time>
          .{" "}
        </>
      )}
      Opublikowano{" "}
      <time className="whitespace-nowrap" dateTime={published}>
        {format(published)}
      </time>
      , zaktualizowano{" "}
      <time className="whitespace-nowrap" dateTime={modified}>
        {format(modified)}
      </time>
      .{reviewer && ` Sprawdził: ${reviewer.name}, ${reviewer.qualification}.`}
    </Note>
  );
}
