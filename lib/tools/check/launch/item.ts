/** One thing the owner settles before the site goes live. All texts are Polish. */
export type LaunchItem = {
  /** blocks: a demonstration value that must not be published. confirm: a figure or text the owner vouches for. */
  level: "blocks" | "confirm";
  /** Where it is settled. */
  file: string;
  /** What is not settled yet. */
  what: string;
  /** What to do, and how to say that it is done or not wanted. */
  how: string;
};

/** Names what is not settled and what to do about it. */
export type Tell = (what: string, how: string) => void;

/** What a look at one file finds unsettled. */
export function itemsOf(file: string, look: (blocks: Tell, confirm: Tell) => void): LaunchItem[] {
  const items: LaunchItem[] = [];
  const tell =
    (level: LaunchItem["level"]): Tell =>
    (what, how) =>
      items.push({ level, file, what, how });
  look(tell("blocks"), tell("confirm"));
  return items;
}
