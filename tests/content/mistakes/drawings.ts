import { readdirSync, readFileSync } from "node:fs";
import { type Mistake, of } from "./mistake";

/** A file of services or guides with a drawing of this kind. Mistakes of one kind of drawing share it. */
function fileWith(kind: string): string {
  const files = ["services", "guides"].flatMap((folder) =>
    readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`),
  );
  const file = files.find((one) => readFileSync(one, "utf8").includes(`drawing: "${kind}"`));
  if (!file) throw new Error(`No page has a drawing of the kind "${kind}".`);
  return file;
}

/** Slips in the house in section and in the drawings of sections. */
export const drawingMistakes: readonly Mistake[] = [
  of("a device on no circuit", "content/house.ts", /circuit: "F\d+"/, 'circuit: "F44"', /nie ma obwodu F44/),
  of("no circuit lit", "content/house.ts", /lit: "F\d+"/, 'lit: "F33"', /lit: .*nie ma obwodu F33/),
  of("a tariff with a gap", fileWith("tariffs"), /from: 6, to: 13/, "from: 7, to: 13", /od 7 do 13 nie następują/),
  of("a bar of a fact that is not there", fileWith("bars"), /(name: "[^"]+", fact: )"[^"]+"/, '$1"nie.ma"', /nie\.ma/),
  of(
    "a drawing without words",
    fileWith("bathroom"),
    /(drawing: "bathroom",\s+title: )"[^"]*"/,
    '$1""',
    /Pole jest puste/,
  ),
  of(
    "a compensation that makes it worse",
    "content/dla-firm.ts",
    /(?<drawing>drawing: "power",[^}]*after: )[\d.]+/,
    "$<drawing>0.99",
    /nie jest mniejszy niż przed nią/,
  ),
  of("two circuits lit", fileWith("board"), /symbol: "hob" \}/, 'symbol: "hob", lit: true }', /świecą 2 rzeczy/),
];
