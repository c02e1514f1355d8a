import { z } from "zod";
import { code, day, heading, label, list, record, template, text } from "./fields";
import { named } from "./meta";
import { advice, pageMeta } from "./pages";
import { band, button } from "./parts";
import { section } from "./sections";

const amount = (name: string, hint?: string) => named(z.number().positive(), name, hint);

/** One circuit at its worst point. Units are in the names; limits and verdicts are computed (lib/content/protocol). */
const circuit = record({
  name: text(32, "nazwa"),
  cable: record("przewód", {
    type: named(z.enum(["YDY", "YDYp"]), "rodzaj"),
    cores: named(z.literal([3, 5]), "żyły"),
    squareMillimetres: named(z.literal([1.5, 2.5, 4, 6]), "przekrój", "mm²"),
  }),
  breaker: record("zabezpieczenie", {
    curve: named(z.enum(["B", "C", "D"]), "charakterystyka"),
    ratedAmps: amount("prąd znamionowy", "A"),
  }),
  rcd: code("wyłącznik różnicowoprądowy", "nazwa, na przykład R1"),
  insulationMegaohms: amount("izolacja", "MΩ, najniższy wynik"),
  loopOhms: amount("pętla", "om, z trzech faz najwyższy"),
});

/** A residual-current device without delay, tested with alternating current. */
const rcd = record({
  name: code("nazwa"),
  type: named(z.enum(["A", "AC", "F", "B"]), "rodzaj"),
  poles: named(z.literal([2, 4]), "bieguny"),
  ratedAmps: amount("prąd znamionowy", "A"),
  ratedMilliamps: amount("prąd różnicowy", "mA"),
  tripMilliamps: amount("prąd zadziałania", "mA, przy powolnym wzroście"),
  tripMilliseconds: amount("czas zadziałania", "ms, przy prądzie znamionowym"),
  fastTripMilliseconds: amount("czas przy pięciokrotnym prądzie", "ms"),
  testButton: named(z.boolean(), "przycisk TEST zadziałał"),
});

/** The specimen: an electrician's protocol without a person, an address or a certificate number. */
const specimen = record("wzór", {
  stamp: label(10, "duży czerwony napis", "WZÓR"),
  title: heading(80, "tytuł"),
  basis: text(200, "wiersz pod tytułem", "jakie sprawdzenie, według jakiej normy"),
  reference: label(30, "numer dokumentu", "zaczyna się od napisu WZÓR"),
  particulars: list(record({ label: label(60), value: text(160, "wartość") }), "dane obiektu", {
    hint: "„…” stoi tam, gdzie prawdziwy protokół ma dane",
  }),
  inspection: record("oględziny", {
    heading: heading(60),
    items: list(record({ label: label(120), finding: text(160, "stwierdzenie") })),
  }),
  continuity: record("ciągłość", {
    highestOhms: amount("najwyższy opór", "om, od rozdzielnicy do punktu"),
    testMilliamps: amount("prąd pomiaru", "mA"),
  }),
  circuits: record("obwody", {
    heading: heading(60),
    remark: text(300, "uwaga"),
    caption: text(160, "podpis"),
    insulationTestVolts: named(z.literal([250, 500, 1000]), "napięcie pomiaru izolacji", "V"),
    rows: list(circuit, "wiersz"),
  }),
  rcds: record("wyłączniki różnicowoprądowe", {
    heading: heading(60),
    caption: text(160, "podpis"),
    rows: list(rcd, "wiersz"),
  }),
  conclusion: record("orzeczenie", {
    heading: heading(60),
    verdict: text(160, "ocena"),
    text: text(400),
    notes: list(text(300), "uwagi"),
  }),
  signatures: list(text(160), "podpisy", { hint: "kto podpisuje, bez nazwiska" }),
});

const column = (name: string) =>
  record(name, {
    heading: heading(60),
    unit: label(20, "jednostka").optional(),
    short: text(30, "krótko", "nagłówek na telefonie, gdy zwykły jest za długi").optional(),
    title: heading(80, "tytuł", "nazwa i znaczenie w objaśnieniu"),
    text: text(400),
  });

/**
 * What a column of the two tables means, in the order of the numbers that join table and explanation: cable is 1,
 * tripTime is 10.
 */
const columns = {
  cable: column("przewód"),
  breaker: column("wyłącznik"),
  rcd: column("wyłącznik różnicowoprądowy"),
  insulation: column("izolacja"),
  loop: column("pętla"),
  loopLimit: column("granica pętli"),
  loopReserve: column("zapas pętli"),
  verdict: column("ocena"),
  tripCurrent: column("prąd zadziałania"),
  tripTime: column("czas zadziałania"),
};

/** /wzor-protokolu: the specimen, what its columns mean, what to ask about one's own protocol. */
export const protocolPage = record({
  name: text(24, "nazwa", "krótka, w ścieżce"),
  meta: pageMeta,
  updated: day(),
  hero: record("góra strony", { title: heading(60, "tytuł"), lead: text(260, "wprowadzenie"), button }),
  print: label(40, "przycisk drukowania"),
  words: record("słowa", "arkusza i jego tabel", {
    number: label(10, "numer"),
    first: label(20, "pierwsze"),
    second: label(20, "drugie"),
    blank: label(20, "puste miejsce", "czytają je czytniki ekranu"),
    row: label(5, "wiersz"),
    circuit: label(20, "obwód"),
    device: label(20, "aparat"),
    kind: label(20, "rodzaj"),
    type: template(20, ["typ"], "typ"),
    limits: template(30, ["jednostka"], "granice"),
    most: template(30, ["jednostka"], "najwyżej"),
    timeAt: template(40, ["czas", "prad", "jednostka"], "czas przy prądzie"),
    test: label(8, "TEST", "nazwa kolumny"),
    testButton: label(20, "przycisk TEST", "na telefonie"),
    works: label(20, "działa"),
    fails: label(20, "nie działa"),
    passes: label(20, "spełnia"),
    misses: label(20, "nie spełnia"),
  }),
  specimen,
  explanation: record("objaśnienie", {
    heading: heading(60),
    drawing: text(400, "opis rysunku pętli", "dla osób, które go nie widzą"),
    loop: text(600, "pętla", "obok rysunku"),
    columns: record("kolumny", columns),
    note: text(400, "uwaga"),
  }),
  sections: list(section, "sekcja"),
  advice: advice(),
  band,
});
