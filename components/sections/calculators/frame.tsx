import type { ReactNode } from "react";
import { LoadFailure } from "@/components/islands/react/hydration/load-failure";
import { ArticleSection } from "@/components/ui/article-section";
import { Inline } from "@/components/ui/inline";
import { Note } from "@/components/ui/note";
import type { FrameTexts } from "@/lib/calculators/types";

type Props = {
  /** Anchor of the calculator. */
  id: string;
  texts: Omit<FrameTexts, "failed" | "print">;
  children: ReactNode;
};

/** What a calculator says where it did not load: at the lower edge of the screen, which its form is longer than. */
export function Failure({ text }: { text: string }) {
  return <LoadFailure className="sticky bottom-[var(--call-bar,0px)]" text={text} />;
}

/**
 * A calculator as a section of its guide. Without scripts: what to read in its place, and the result of the example.
 */
export function Frame({ id, texts: { heading, lead, noScript, note }, children }: Props) {
  return (
    <ArticleSection id={id} heading={heading}>
      <p className="noscript:hidden">
        <Inline text={lead} />
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <div className="mt-7">{children}</div>
      <Note className="mt-4.5">
        <Inline text={note} />
      </Note>
    </ArticleSection>
  );
}
