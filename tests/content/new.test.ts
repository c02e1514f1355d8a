import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { sitePaths } from "@/lib/content/collections";
import { build, copyProject } from "@/tests/run/copy";

jest.setTimeout(900_000);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-"));
  copyProject(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "lib/tools/cli/cli.ts", command, ...args],
    { cwd: copy, encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}

const read = (file: string): string => readFileSync(join(copy, file), "utf8");

/** As many paragraphs of about 100 words, no two sentences the same. @param doing what is done in all of them */
const paragraphs = (doing: string, count: number): string =>
  ["starym", "nowym", "wysokim", "niskim", "dużym", "małym", "ciepłym", "zimnym", "jasnym", "ciemnym", "szerokim"]
    .slice(0, count)
    .map((kind) =>
      ["dachu", "garażu", "ogrodzie", "sklepie", "biurze", "warsztacie"]
        .map(
          (place) => `W budynku ${kind} ${doing} przewody oraz gniazda w ${place} i mówimy wprost, co jest do naprawy.`,
        )
        .join(" "),
    )
    .map((paragraph) => JSON.stringify(paragraph))
    .join(", ");

const text = (words: string): string => JSON.stringify(words);
/** What an editor writes for each mark of a city, by the words of the mark. */
const written: readonly (readonly [wanted: RegExp, code: string])[] = [
  [/^miejsce z przyimkiem/, text("w Mysłowicach")],
  [/^dopełniacz/, text("Mysłowic")],
  [/^opis do wyników/, text("Elektryk w Mysłowicach: instalacje, pomiary i naprawy w domach, mieszkaniach i firmach.")],
  [/^od 3 do 8 zwrotów/, '"elektryk Mysłowice", "pomiary Mysłowice", "instalacje Mysłowice"'],
  [/^jeden fakt/, text("trzy rzeki, jeden most")],
  [/^szerokość/, "50.208"],
  [/^długość/, "19.166"],
  [/^nagłówek strony/, text("Elektryk w Mysłowicach")],
  [/^dwa albo trzy zdania o pracy/, text("Robimy instalacje w blokach i domach. Pomiary kończymy protokołem.")],
  [/^nagłówek listy usług/, text("Usługi w Mysłowicach")],
  [/^zdanie o tej usłudze/, text("Remont mieszkania w bloku albo nowy dom od fundamentu.")],
  [/^nagłówek listy dzielnic/, text("Mysłowice po kolei")],
  [/^zdanie o dzielnicach/, text("Dojeżdżamy do każdej z nich.")],
  [/^dzielnice, każda/, '"Centrum", "Wesoła", "Krasowy"'],
  [/^nagłówek, który mówi/, text("Domy i bloki w Mysłowicach")],
  [/^własny tekst/, paragraphs("sprawdzamy", 5)],
  [/^nagłówek trzech powodów/, text("Dlaczego mieszkańcy dzwonią do nas")],
  [/^liczba albo słowo/, text("Blisko")],
  [/^powód/, text("Przyjeżdżamy z sąsiedztwa")],
  [/^jedno albo dwa zdania/, text("Baza jest w sąsiednim mieście, więc droga trwa krótko.")],
  [/^nagłówek o zasięgu/, text("Z Mysłowic dalej")],
  [/^dokąd stąd/, text("Jeździmy też do sąsiednich miast, gdy termin ustalimy wcześniej.")],
  [/^rada, żeby/, text("Zanim zaczniesz remont, zapytaj elektryka o stan przewodów w ścianach i w piwnicy.")],
  [/^zachęta/, text("Opowiedz, co masz do zrobienia")],
  [/^co klient zyska/, text("Wystarczy opis i zdjęcie z bezpiecznej odległości.")],
  [/^napis na przycisku/, text("Zamów wizytę w Mysłowicach")],
];

/** The same for a service and a guide. */
const writtenOfPages: readonly (readonly [wanted: RegExp, code: string])[] = [
  [/^nazwa ikony/, text("plug")],
  [/^pełna nazwa usługi/, text("Ładowarki samochodów elektrycznych")],
  [/^grupa dla/, text("Instalacje elektryczne")],
  [/^jakie zdjęcia/, text("miejsce postoju, rozdzielnica z przodu")],
  [/^l2 instalacje/, text("l1")],
  [/^zdanie na kartę/, text("Punkt ładowania w garażu albo na podjeździe, z pomiarami.")],
  [/^tytuł do/, text("Ładowarki do aut w domu i w firmie")],
  [/^opis do wyników/, text("Montaż punktu ładowania: dobór mocy, przewód, zabezpieczenia, pomiary i odbiór.")],
  [/^od 3 do 8 zwrotów/, '"ładowarka w garażu", "punkt ładowania", "montaż ładowarki"'],
  [/^nagłówek strony/, text("Prąd do auta z własnego garażu")],
  [/^dwa albo trzy zdania/, text("Dobieramy moc i przewód. Pracę kończymy pomiarami.")],
  [/^nagłówek, który mówi/, text("Co sprawdzamy przed montażem")],
  [/^tekst o usłudze/, paragraphs("mierzymy", 8)],
  [/^tekst poradnika/, paragraphs("oglądamy", 11)],
  [/^ile to kosztuje/, text("Cena zależy od długości przewodu i od miejsca w rozdzielnicy.")],
  [/^zdanie przed numerem, po cenie/, text("Powiedz, gdzie stoi auto, a podamy zakres prac.")],
  [/^zdanie przed numerem, po krokach/, text("Powiedz, kiedy możemy przyjechać, a potwierdzimy dzień.")],
  [/^nagłówek kroków/, text("Od telefonu do pierwszego ładowania")],
  [/^krok/, text("Oględziny")],
  [/^co się wtedy dzieje/, text("Oglądamy rozdzielnicę i drogę przewodu do garażu.")],
  [/^nagłówek pytań/, text("O co pytają kierowcy")],
  [/^pytanie klienta/, text("Czy wystarczy zwykłe gniazdo?")],
  [/^odpowiedź/, text("Na krótko tak, na co dzień nie: gniazdo grzeje się całą noc.")],
  [/^czego dotyczy pierwsza/, text("Moc w garażu")],
  [/^czego dotyczy druga/, text("Moc na podjeździe")],
  [/^czego dotyczy trzecia/, text("Moc w firmie")],
  [/^liczba albo klucz/, text("taka jak w domu")],
  [/^adresy dwóch albo trzech pokrewnych usług/, '"pomiary", "rozdzielnice"'],
  [/^adresy dwóch albo trzech pokrewnych poradników/, '"przepisy", "modernizacja"'],
];

/** A file with every mark in it written over. @param own what is written first, by the words of the mark */
function filledIn(source: string, own: typeof written = []): string {
  return source.replace(/"UZUPEŁNIJ: ((?:[^"\\]|\\.)*)"/g, (mark, wanted: string) => {
    const code = [...own, ...written].find(([pattern]) => pattern.test(wanted))?.[1];
    if (!code) throw new Error(`Nobody writes anything for ${mark}.`);
    return code;
  });
}

describe("npm run new -- miasto", () => {
  const file = "content/cities/myslowice.ts";
  let made: ReturnType<typeof run>;
  beforeAll(() => {
    made = run("new", "miasto", "Mysłowice", "--obok", "katowice,sosnowiec");
  });

  test("says which files it has changed", () => {
    expect(made.status).toBe(0);
    for (const changed of [file, "content/cities/index.ts", "content/cities/katowice.ts"])
      expect(made.said).toContain(`  ${changed}\n`);
  });

  test("adds the city where cities are listed, and leaves the rest of these files as it was", () => {
    const added = (changed: string) => {
      const before = readFileSync(changed, "utf8").split("\n");
      return read(changed)
        .split("\n")
        .filter((line) => !before.includes(line));
    };
    expect(added("content/cities/index.ts")).toEqual(['import { myslowice } from "./myslowice";', "  myslowice,"]);
    expect(added("content/cities/sosnowiec.ts")).toEqual([expect.stringMatching(/neighbours: \[.*, "myslowice"\],/)]);
  });

  test("leaves files that the project's formatter has nothing to say about", () => {
    const { status } = spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "content"], {
      cwd: copy,
    });
    expect(status).toBe(0);
  });

  test("nothing is published before the marks are written over: each is named with line and wish", () => {
    const { status, said } = run("check:content");
    expect(status).toBe(1);
    const marks = read(file)
      .split("\n")
      .flatMap((line, index) => (line.includes("UZUPEŁNIJ:") ? [index + 1] : []));
    expect(marks.length).toBeGreaterThan(20);
    for (const line of marks)
      expect(said).toMatch(new RegExp(`${file}:${line} › .*Miejsce do uzupełnienia: \\p{L}`, "u"));
  });

  test("with the marks written over it is a page with its own share image, linked by its neighbours", async () => {
    writeFileSync(join(copy, file), filledIn(read(file)));
    const { status, output } = build(copy);
    expect(status === 0 ? "" : output).toBe("");
    expect(read("out/myslowice.html")).toContain("<h1");
    expect(read("out/myslowice.html")).toContain("/og/myslowice.png");
    expect(await sharp(join(copy, "out/og/myslowice.png")).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(read("out/katowice.html")).toContain('href="/myslowice"');
    expect(read("out/sitemap.xml")).toContain("/myslowice</loc>");
    expect(read("content/opublikowane-adresy.txt")).toContain("\n/myslowice\n");
  });
});

describe.each([
  ["usluga", "Ładowarki aut", "content/services/ladowarki-aut.ts", writtenOfPages],
  [
    "poradnik",
    "Auto na prąd",
    "content/guides/auto-na-prad.ts",
    [
      [/^tytuł do/, text("Auto na prąd: co przygotować w domu")],
      [
        /^opis do wyników/,
        text("Zanim kupisz auto na prąd: moc przyłącza, przewód, miejsce i koszt ładowania w domu."),
      ],
      ...writtenOfPages,
    ],
  ],
] as const)("npm run new -- %s", (kind, name, file, own) => {
  const index = join(dirname(file), "index.ts");

  test("changes files of content/ alone, and nothing is wrong but that its marks wait", () => {
    expect(run("new", kind, name).said).toContain(`Zmienione pliki:\n  ${file}\n  ${index}\nWpisz`);
    const { status, said } = run("check:content");
    expect(status).toBe(1);
    const complaints = said.split("\n").filter((line) => / › /.test(line));
    expect(complaints.length).toBeGreaterThan(15);
    expect(complaints.filter((line) => !line.includes("Miejsce do uzupełnienia:"))).toEqual([]);
  });

  test("with the marks written over nothing is wrong", () => {
    writeFileSync(join(copy, file), filledIn(read(file), own));
    expect(run("check:content")).toEqual({ status: 0, said: expect.stringContaining("Treść: bez błędów.") });
  });
});

describe("the other kinds", () => {
  test.each([["opinia", "Anna z Tychów", "content/reviews.ts", 'author: "Anna z Tychów"']])(
    "%s is made, with marks",
    (kind, name, file, words) => {
      expect(run("new", kind, name).status).toBe(0);
      expect(read(file)).toContain(words);
      expect(read(file)).toContain("UZUPEŁNIJ:");
    },
  );

  test("zdjecie is made of a file that is there", () => {
    copyFileSync("content/gallery/22-oswietlenie-ogrodu.jpg", join(copy, "content/gallery/97-nowe.jpg"));
    expect(run("new", "zdjecie", "97-nowe.jpg").status).toBe(0);
    expect(read("content/gallery/index.ts")).toContain('src: "97-nowe.jpg"');
  });

  const asked = ["/zory", "/uslugi/pomiary", "/poradnik/awarie", "/dla-firm"];
  test.each(sitePaths.filter((path) => asked.includes(path)))("pytanie is added to the questions of %s", (page) => {
    const { status, said } = run("new", "pytanie", "Czy przyjedziecie w sobotę?", "--strona", page);
    expect(status).toBe(0);
    const [, file = ""] = /^ {2}(content\/\S+)$/m.exec(said) ?? [];
    expect(read(file)).toMatch(/question: "Czy przyjedziecie w sobotę\?",\n\s+answer: "UZUPEŁNIJ:/);
  });
});

test.each([
  [["wies", "Brynów"], "Nie ma rodzaju „wies”. Wybierz jeden z: miasto, usluga, poradnik, zdjecie, opinia, pytanie."],
  [["miasto", "Katowice"], "Strona /katowice już jest."],
  [["miasto", "mikołów"], "zaczyna się małą literą"],
  [["miasto", "!!!"], "zaczyna się małą literą"],
  [["miasto", "Mikołów", "--obok", "krakow"], "Nie ma strony miasta „krakow”."],
  [["miasto", "Ruda", "Śląska"], "Nazwę z kilku słów weź w cudzysłów."],
  [["miasto"], "Użycie: npm run new"],
  [["miasto", "Mikołów", "--gdzie", "tu"], "Użycie: npm run new"],
  [["usluga", "Bardzo długa nazwa nowej usługi"], "mieści się 24"],
  [["zdjecie", "Nowe zdjęcie.JPG"], "małe litery bez ogonków"],
  [["zdjecie", "99-nie-ma.jpg"], "nie ma pliku 99-nie-ma.jpg"],
  [["pytanie", "Ile to trwa?"], "Podaj, na której stronie"],
  [["pytanie", "Ile to trwa", "--strona", "/zory"], "nie kończy się znakiem zapytania"],
  [["pytanie", "Ile to trwa?", "--strona", "/zorry"], "Najbliższy adres: /zory."],
])("%j is refused in words", (args, words) => {
  const { status, said } = run("new", ...args);
  expect(status).toBe(1);
  expect(said).toContain(words);
});
