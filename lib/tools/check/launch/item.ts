/** Where an item stands in the list of what is left. */
export type LaunchGroup = "must" | "prices" | "law" | "wishes";

/** A change that settles an item at once: the value of a field ("site:decisions.analytics"), or an entry for it. */
export type Settlement = { origin: string; words: string } & ({ value: unknown } | { entry: string });

/** One thing the owner settles before the site goes live. All texts are Polish. */
export type LaunchItem = {
  /** must: a demonstration value that is never published. The others wait for the owner's word. */
  group: LaunchGroup;
  /** File to change, with a line if known. */
  file: string;
  /** Path of the field in the file; of a list of addresses, the address. */
  field: string;
  what: string;
  /** What to do, or how to record that it is done or not wanted. */
  how: string;
  settle?: Settlement;
};

export const groupNames: Readonly<Record<LaunchGroup, string>> = {
  must: "Trzeba zmienić przed uruchomieniem",
  prices: "Ceny do potwierdzenia",
  law: "Przepisy, normy i inne liczby do potwierdzenia",
  wishes: "Decyzje i dowody",
};

export type AddItem = (field: string, what: string, how: string, settle?: Settlement) => void;

/** Collects the items of one file. */
export function itemsOf(file: string, inspect: (block: AddItem, confirm: AddItem) => void): LaunchItem[] {
  const items: LaunchItem[] = [];
  const addItem =
    (group: LaunchGroup): AddItem =>
    (field, what, how, settle) =>
      items.push({ group, file, field, what, how, ...(settle && { settle }) });
  inspect(addItem("must"), addItem("wishes"));
  return items;
}

/** A decision of content/site.ts: a value, or what a list of accepted things gets. */
export const decision = (name: string, value: string | { entry: string }, words: string): Settlement => ({
  origin: `site:decisions.${name}`,
  words,
  ...(typeof value === "string" ? { value } : value),
});

/** The words that need no proof stay. @param entry name of the claim or field */
export const openWording = (entry: string): Settlement => decision("openWords", { entry }, "Zostaw te słowa");
