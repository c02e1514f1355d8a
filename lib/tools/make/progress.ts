/** Milliseconds between two lines. */
const interval = 5000;

/**
 * Prints the progress of a long step every five seconds, "Zdjęcia: 14 z 32". A quick step prints nothing.
 * @returns function to call after each item
 */
export function startProgress(label: string, total: number): () => void {
  let count = 0;
  let printedAt = Date.now();
  return () => {
    count++;
    if (Date.now() - printedAt < interval) return;
    printedAt = Date.now();
    console.log(`${label}: ${count} z ${total}`);
  };
}
