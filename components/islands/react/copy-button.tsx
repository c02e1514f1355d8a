import { type ReactNode, useRef, useState } from "react";
import { plainCharacters } from "@/lib/text/plain";

/** Milliseconds for which a button confirms that it has copied. */
const confirmationTime = 2500;

type Props = {
  className: string;
  text: string;
  texts: Readonly<Record<"copied" | "notCopied", string>>;
  children: ReactNode;
};

/** Whether the browser lets a page copy. */
export const canCopy = (): boolean => typeof navigator !== "undefined" && "clipboard" in navigator;

/** A button that copies, and says whether it succeeded. */
export function CopyButton({ className, text, texts, children }: Props) {
  const [statusText, setStatusText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainCharacters(text));
      setStatusText(texts.copied);
    } catch {
      setStatusText(texts.notCopied);
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStatusText(""), confirmationTime);
  };
  return (
    <>
      <button className={className} type="button" onClick={copy}>
        {statusText ? (
          <b className="col-start-2 text-heading">{statusText}</b>
        ) : (
          // Removed as one element: there may be bare texts in it (sentence.tsx).
          <span className="contents">{children}</span>
        )}
      </button>
      <span className="sr-only" aria-live="polite">
        {statusText}
      </span>
    </>
  );
}
