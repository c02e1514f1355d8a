/** Between two lines, in milliseconds. */
const pause = 5000;

/**
 * Says how far a long step is, every five seconds: "Zdjęcia: 14 z 32". A quick step says nothing.
 * @param label what is being made
 * @param total how many there are
 * @returns to be called whenever one more is done
 */
export function progress(label: string, total: number): () => void {
  let done = 0;
  let said = Date.now();
  return () => {
    done++;
    if (Date.now() - said < pause) return;
    said = Date.now();
    console.log(`${label}: ${done} z ${total}`);
  };
}
