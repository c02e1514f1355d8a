import { slugsOf } from "@/lib/content/records";
import { mapCities } from "@/tests/fixtures/other-firm/map";

const [neighbour = "", other = ""] = slugsOf("cities");
const list = (slugs: readonly string[]) => slugs.map((slug) => `"${slug}"`).join(", ");
/** Values that are not sentences, by the words of their marks. */
const codeByMark: readonly (readonly [mark: RegExp, code: (name: string) => string])[] = [
  [/^szerokość/, (name) => String(mapCities.find((city) => city.name === name)?.lat ?? 50.2)],
  [/^długość/, (name) => String(mapCities.find((city) => city.name === name)?.lon ?? 19.1)],
  [/^to samo słowami/, (name) => `"${name}: rano kosztuje mniej niż nocą, o tyle, o ile niższy jest jej słupek."`],
  [/^od 3 do 8 zwrotów/, (name) => list([name, `prąd ${name}`, `elektryk ${name}`])],
  [/^tytuł do/, (name) => `"${name}: prąd w domu i w firmie"`],
  [/^opis do/, (name) => `"${name}: instalacje, pomiary i naprawy w domach, mieszkaniach i firmach, krok po kroku."`],
  [/^nazwa ikony/, () => '"plug"'],
  [/^grupa dla/, () => '"Instalacje elektryczne"'],
  [/^l2 instalacje/, () => '"l1"'],
  [/^pytanie klienta/, (name) => `"Co daje ${name}?"`],
  [/^adresy .* usług/, () => list(slugsOf("services").slice(0, 2))],
  [/^adresy .* poradników/, () => list(slugsOf("guides").slice(0, 2))],
  [/^pierwszy słupek/, () => '"Rano"'],
  [/^drugi słupek/, () => '"Nocą"'],
  [/^klucz faktu z liczbą/, () => '"pomiary.domDo150"'],
  [/^klucz faktu z tą samą/, () => '"pomiary.dom150do250"'],
  [/^sąsiednie miasta/, () => list([neighbour, other])],
];

/** Replaces every mark in a new file as an editor would: by a value of its kind, else by a sentence of its own. */
export function fillIn(source: string, name: string): string {
  const words = ["zimą", "latem", "rano", "nocą", "w domu", "w firmie", "na dachu", "w ogrodzie"];
  let count = 0;
  return source.replace(/"UZUPEŁNIJ: ((?:[^"\\]|\\.)*)"/g, (_, mark: string) => {
    const code = codeByMark.find(([pattern]) => pattern.test(mark))?.[1];
    const sentence = `${name.split(" ", 1)[0]} ${words[count % 8]} i ${words[Math.floor(count++ / 8) % 8]}`;
    return code?.(name) ?? JSON.stringify(sentence);
  });
}
