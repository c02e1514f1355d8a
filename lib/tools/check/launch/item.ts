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

/** Items of one file. */
export const itemsOf = (file: string) => ({
  blocks: (what: string, how: string): LaunchItem => ({ level: "blocks", file, what, how }),
  confirm: (what: string, how: string): LaunchItem => ({ level: "confirm", file, what, how }),
});
