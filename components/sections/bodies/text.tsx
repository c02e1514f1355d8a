import { Picture } from "@/components/islands/script/picture/picture";
import { BulletList } from "@/components/ui/bullet-list";
import type { PageContext } from "@/lib/content/props";
import type { SectionOf } from "@/lib/content/types";

type Props = { section: SectionOf<"text">; context: PageContext };

/** A list with terminals as bullets and an optional picture. The section's frame renders the paragraphs. */
export function TextBody({ section: { list, picture }, context }: Props) {
  return (
    <>
      {list && <BulletList items={list} />}
      {picture && (
        <figure className="mt-8 max-w-184">
          <Picture picture={context.pictureOf(picture)} sizes="(min-width: 64rem) 46rem, calc(100vw - 2.5rem)" />
        </figure>
      )}
    </>
  );
}
