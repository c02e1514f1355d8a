import { BulletList } from "@/components/ui/bullet-list";
import type { SectionOf } from "@/lib/content/types";

/** A list with terminals as bullets. The section's frame renders the paragraphs. */
export const TextBody = ({ section: { list } }: { section: SectionOf<"text"> }) => list && <BulletList items={list} />;
