import { useEffect, useState } from "react";

type Props = {
  /** What the code says. */
  text: string;
  /** Address of the script that draws it. */
  script: string;
};

/**
 * A QR code, once its script has come. The script is asked for as soon as there is something to print, after all else:
 * Ctrl+P and the browser's menu wait for nothing.
 */
export function Code({ text, script }: Props) {
  const [isReady, setReady] = useState(() => self.drawQr !== undefined);
  useEffect(() => {
    if (self.drawQr) return;
    const element = document.createElement("script");
    Object.assign(element, { src: script, fetchPriority: "low", onload: () => setReady(true) });
    document.head.append(element);
  }, [script]);
  const code = isReady && self.drawQr?.(text);
  return (
    code && (
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        stroke="#000"
        shapeRendering="crispEdges"
        role="img"
        aria-label={text}
      >
        <path d={code.path} />
      </svg>
    )
  );
}
