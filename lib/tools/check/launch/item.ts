/** One thing the owner settles before the site goes live. All texts are Polish. */
export type LaunchItem = {
  /** blocks: a demonstration value that must not be published. confirm: a figure or text the owner must confirm. */
  level: "blocks" | "confirm";
  /** File to change, with a line if known. */
  file: string;
  what: string;
  /** What to do, or how to record that it is done or not wanted. */
  how: string;
};

export type AddItem = (what: string, how: string) => void;

/** Collects the items of one file. */
export function itemsOf(file: string, inspect: (block: AddItem, confirm: AddItem) => void): LaunchItem[] {
  const items: LaunchItem[] = [];
  const addItem =
    (level: LaunchItem["level"]): AddItem =>
    (what, how) =>
      items.push({ level, file, what, how });
  inspect(addItem("blocks"), addItem("confirm"));
  return items;
}
