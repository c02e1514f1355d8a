import { slugsOf } from "@/lib/content/records";
import { mapCities } from "@/tests/fixtures/other-firm/map";

const [neighbour = "", other = ""] = slugsOf("cities");
const list = (slugs: readonly string[]) => slugs.map((slug) => `"${slug}"`).join(", ");
/** Values that are not sentences, by the words of their marks. */
const codeByMark: readonly (readonly [mark: RegExp, code: (name: string, count: number) => string])[] = [
  [/^szerokość/, (name) => String(mapCities.find((city) => city.name === name)?.lat ?? 50.2)],
  [/^długość/, (name) => String(mapCities.find((city) => city.name === name)?.lon ?? 19.1)],
  [/^podpis: to samo/, (name) => `"${name}: rano kosztuje mniej niż nocą, o tyle, o ile niższy jest jej słupek."`],
  [/^słowa kluczowe/, (name) => list([name, `prąd ${name}`, `elektryk ${name}`])],
  [/^tytuł: w wyszukiwarce/, (name) => `"${name}: prąd w domu i w firmie"`],
  [/^opis: w/, (name) => `"${name}: instalacje, pomiary i naprawy w domach, mieszkaniach i firmach, krok po kroku."`],
  [/^ikona/, () => '"plug"'],
  [/^grupa/, () => '"Instalacje elektryczne"'],
  [/^kolor/, () => '"l1"'],
  [/^pytanie/, (name) => `"Co daje ${name}?"`],
  [/^usługa/, () => `"${slugsOf("services")[0]}"`],
  [/^usługi/, () => list(slugsOf("services").slice(0, 2))],
  [/^poradniki/, () => list(slugsOf("guides").slice(0, 2))],
  [/^nazwa, do 16/, (_, count) => (count % 4 < 2 ? '"Rano"' : '"Nocą"')],
  [/^fakt.*następne$/, () => '"pomiary.dom150do250"'],
  [/^fakt/, () => '"pomiary.domDo150"'],
  [/^sąsiednie miasta/, () => list([neighbour, other])],
];

/** Replaces every mark in a new file as an editor would: by a value of its kind, else by a sentence of its own. */
export function fillIn(source: string, name: string): string {
  const words = ["zimą", "latem", "rano", "nocą", "w domu", "w firmie", "na dachu", "w ogrodzie"];
  let count = 0;
  return source.replace(/"UZUPEŁNIJ: ((?:[^"\\]|\\.)*)"/g, (_, mark: string) => {
    const code = codeByMark.find(([pattern]) => pattern.test(mark))?.[1];
    const sentence = `${name.split(" ", 1)[0]} ${words[count % 8]} i ${words[Math.floor(count / 8) % 8]}`;
    count += 1;
    return code?.(name, count) ?? JSON.stringify(sentence);
  });
}
