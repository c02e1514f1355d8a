import { type Mistake, of, pages, plans } from "./mistake";

const house = "content/house.ts";
/** A mistake in a drawing of one kind. @param place pattern after the drawing's kind, closes the group `before` */
function drawingMistake(name: string, kind: string, place: string, replacement: string, answer: RegExp): Mistake {
  const whole = new RegExp(`(?<before>drawing: "${kind}"${place}`);
  const files = [...pages, "content/dla-firm.ts"];
  return of(name, files, whole, `$<before>${replacement}`, answer, `a drawing of the kind ${kind}`);
}

export const drawingMistakes: readonly Mistake[] = [
  of("a device on no circuit", house, /circuit: "F\d+"/, 'circuit: "F44"', /nie ma obwodu F44/),
  of("no circuit lit", house, /lit: "F\d+"/, 'lit: "F33"', /lit: .*nie ma obwodu F33/),
  drawingMistake("a tariff with a gap", "tariffs", "[\\s\\S]*?from: )0, to", "1, to", /od 1 do \d+ nie następują/),
  drawingMistake("a bar of a fact that is not there", "bars", '[\\s\\S]*?fact: )"[^"]+"', '"nie.ma"', /nie\.ma/),
  of("a door off its wall", plans, /hinge: \[[\d., ]+\]/, "hinge: [0.3, 0.4]", /doors.*nie leżą w/),
  drawingMistake("a plan that is not there", "plan", '[\\s\\S]*?plan: )"[^"]+"', '"nie-ma"', /nie ma rzutu „nie-ma”/),
  drawingMistake("a drawing without words", "\\w+", ',\\s+title: )"[^"]*"', '""', /Pole jest puste/),
  drawingMistake(
    "a compensation that makes it worse",
    "power",
    "[^}]*after: )[\\d.]+",
    "0.99",
    /nie jest mniejszy niż przed/,
  ),
  drawingMistake(
    "a tripped device that is not there",
    "board",
    '[^}]*tripped: )"R\\d"',
    '"R9"',
    /nie ma różnicówki R9/,
  ),
  drawingMistake(
    "a caption of its own about a state",
    "board",
    '[^}]*caption:\\s+"[^"]*)"(?=,[^}]*name: "(?<name>[^"]+)")',
    ' $<name> działa."',
    /Podpis mówi o stanie obwodu/,
  ),
  drawingMistake(
    "a colder light before a warmer one",
    "kelvins",
    "[^\\[]*marks: \\[\\s*\\{ kelvin: )\\d+",
    "9999",
    /nie rosną/,
  ),
  drawingMistake(
    "words of two lights on each other",
    "kelvins",
    '[^\\[]*marks: \\[\\s*\\{ kelvin: \\d+, name: "[^"]*" \\},)',
    ' { kelvin: 2800, name: "bardzo długi opis" }, { kelvin: 2900, name: "bardzo długi opis" },',
    /zachodzi na poprzedni/,
  ),
  drawingMistake(
    "two bars without a limit",
    "bars",
    "[^\\[]*bars: \\[(?:\\s*\\{[^}]*\\},){2}\\s*\\],\\s*)limit: \\{[^}]*\\},",
    "",
    /Dwa słupki bez granicy/,
  ),
];
