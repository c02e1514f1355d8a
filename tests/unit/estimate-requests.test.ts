/** A visitor answers everything and gets a sum that an electrician would not: one walk or more for each subject. */
import { hiddenPaths } from "@/lib/content/records";
import { estimate } from "@/lib/estimate/engine";
import { estimateData } from "@/lib/estimate/props";
import { readQuery, requestFor } from "@/lib/estimate/request";

jest.mock("@/content/facts", () => {
  const { factsOf } = jest.requireActual("@/tests/unit/given-facts");
  const actual = jest.requireActual("@/content/facts");
  const given = `wymiana: cenaPelna 180–330; instalacje: minimum 250–450; rynek: punkt 150–250, oprawa 40–150, obudowa 120–350
    rynek: obudowaDom 250–600, mcb3p 60–120, spd3f 500–1200, rozlacznik 40–120, spd 250–700, drobne 100–250, mcb 15–30, obwod 100–180, rcd4p 200–400; przylacze: stawkaKabel 70
    przylacze.kabel: metr 90–160, konce 600–1200; lan.cena: punkt 200–400, gotoweSciany 100–200
    cctv.cena: bezSieci 1800–3600, kamera 350–800, gotowyPunkt 100–200, dysk 500–800, uruchomienie 400–800
    cctv.cena: rejestrator 600–1500; alarm.cena: baza 1400–2600, czujka 150–250; smart.cena: punkt 400–900
    pomiary: lokal 90–150, klatka 250–450, piorunochron 300–600, blok 1000–1800, dom150do250 1200
    naprawa: wizyta 150–300, godzina 100–180, gniazdo 60–120; pv.6kW: koszt 25000–35000
    magazyn.10kWh: koszt 19000–28000; magazyn.falownik: koszt 6000–10000; led: montazOprawy 60–120
    magazyn.zasilanieAwaryjne: koszt 2500–5000; vat: mieszkaniowy 8, podstawowy 23`;
  return { ...actual, facts: { ...actual.facts, ...factsOf(given) } };
});

const { subjects, texts, page } = estimateData();

test.each<[string, { min: number; max: number; from?: true; net?: true } | undefined]>([
  // 200 × 180 / 1.08 = 33 333, 200 × 330 / 1.08 = 61 111; upper half from 47 222.
  ["instalacje&rodzaj=wymiana&budynek=lokal&metry=200&sciany=beton", range(47200, 61100, true)],
  // One point costs no less than the smallest job, 250–450.
  ["instalacje&rodzaj=kilka&budynek=mieszkanie&sciany=beton&gniazda=1", range(350, 450)],
  // 510–1420 and 6 × 115–210 = 1200–2680; the upper half.
  ["rozdzielnice&budynek=mieszkanie&zyly=dwie&obwody=6&fazy=jedna&stan=wkrecane", range(1900, 2700)],
  // 950–2290, 16 × 115–210 and 4 × 200–400 = 3590–7250.
  ["rozdzielnice&budynek=dom&zyly=trzy&obwody=16&fazy=trzy&stan=bezrcd", range(3600, 7300)],
  // 14 × 70 × 1.23 = 1205.4.
  ["przylacza&rodzaj=nowe&kilowaty=14&linia=ziemna&warunki=nie", range(1210, 1210)],
  // 600 + 20 × 90 = 2400, 1200 + 20 × 125 = 3700: the lower half of the trench, not of the ends; paving the upper half.
  ["przylacza&rodzaj=kabel&metry=20&grunt=trawnik&warunki=tak", range(2400, 3700)],
  ["przylacza&rodzaj=kabel&metry=20&grunt=kostka&warunki=tak", range(3100, 4400)],
  // 40 × 300 / 1.08 = 11 111, 40 × 600 / 1.08 = 22 222.
  ["lan&budynek=biuro&etap=gotowy&biurka=20", range(11100, 22200, true)],
  ["monitoring&miejsce=dzialka&kamery=1&zasilanie=nic&noc=twarz", range(2700, 3600)],
  // 4 × (575 + 100) + 600 + 500 + 400 = 4200, 4 × (800 + 200) + 1500 + 800 + 800 = 7100: a face needs dearer cameras.
  ["monitoring&miejsce=dom&kamery=4&zasilanie=oba&trasy=gotowe&noc=twarz", range(4200, 7100)],
  // 13 sensors: 1400 + 1950 = 3350, 2600 + 3250 = 5850; upper half.
  ["alarmy&budynek=dom&otwory=8&pokoje=3&detektory=dym.czad&sciany=tak", range(4600, 5900)],
  // 60 × 400 = 24 000, 60 × 900 = 54 000; lower half.
  ["smart&etap=projekt&swiatlo=24&rolety=14&strefy=10&panele=12", range(24000, 39000)],
  // 14 × 90 + 250 + 300 = 1810, 14 × 150 + 450 + 600 = 3150.
  ["pomiary&co=wspolnota&lokale=14&klatki=1&cel=kontrola&dodatki=piorunochron", range(1800, 3200)],
  ["pomiary&co=dom&metry=200&cel=odbior&dodatki=piorunochron", { min: 1500, max: 1800, from: true }],
  ["naprawy&objaw=wybija&budynek=mieszkanie&gdzie=pokoj&zdjecie=tak", range(250, 480)],
  // (150 + 60) / 1.08 = 194, (300 + 120) / 1.08 = 389; upper half.
  ["naprawy&objaw=grzeje&budynek=firma&gdzie=calosc&zdjecie=nie", range(290, 390, true)],
  // 25 000 + 19 000, 30 000 + 28 000: the roof chooses the half of the panels, not of the battery.
  ["fotowoltaika&moc=kw6&magazyn=m10&dach=poludnie&wdzien=nikt", range(44000, 58000)],
  ["fotowoltaika&moc=kw6&magazyn=m10&dach=plaski&wdzien=nikt", range(49000, 63000)],
  ["magazyny&pojemnosc=m10&falownik=zwykly&awaria=tak&miejsce=garaz", range(27500, 43000)],
  // 23 500 + 6000 + 2500, 28 000 + 10 000 + 5000: the upper half of the battery alone.
  ["magazyny&pojemnosc=m10&falownik=brak&awaria=tak&miejsce=zewnatrz", range(32000, 43000)],
  ["magazyny&pojemnosc=m10&falownik=niewiem&awaria=nie&miejsce=garaz", range(19000, 28000)],
  // 12 × 100 = 1200, 12 × 270 = 3240; lower half.
  ["oszczedne&co=led&oprawy=12&czyje=proste", range(1200, 2200)],
  ["inne&gdzie=firma&kiedy=pilne", undefined],
])("%s", (answers, expected) => {
  // A subject is hidden with its service.
  if (hiddenPaths.length > 0 && !subjects.some(({ id }) => answers.startsWith(`${id}&`))) return;
  const read = readQuery(`?o=${answers}`, subjects);
  if (!read) throw new Error("No such subject.");
  const result = estimate(read.subject, read.raw);
  expect(result.price).toEqual(expected && { from: false, net: false, ...expected });
  expect([result.urgent !== undefined, result.wrongNumbers]).toEqual([
    /=(ciemno|wybija|grzeje|pilne)\b/.test(answers),
    [],
  ]);
  const { letter } = requestFor(read.subject, result, read.raw, texts, page);
  expect(letter.includes("zł")).toBe(result.price !== undefined);
  if (result.price) expect(letter).toContain(result.scope?.what);
});

function range(min: number, max: number, net?: true) {
  return { min, max, ...(net && { net }) };
}
