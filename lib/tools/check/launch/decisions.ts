import { publishing } from "@/content/publishing";
import type { GalleryPicture, Publishing, Site } from "@/lib/content/types";
import { plural } from "@/lib/text/plural";
import { itemsOf, type LaunchItem } from "./item";

const site = itemsOf("content/site.ts");

/** Search Console and the counting of visits: each is set up or said to be unwanted. */
export const decisionItems = ({ searchConsole, tracking, decisions }: Site): LaunchItem[] => [
  ...(searchConsole
    ? []
    : [
        site.confirm(
          "searchConsole: wyszukiwarka Google nie wie, że strona jest Twoja.",
          'Dodaj stronę na search.google.com/search-console. Potwierdzasz znacznikiem HTML: wpisz searchConsole: { token: "…" }. Wpisem w domenie: "dns". Nie chcesz: "none".',
        ),
      ]),
  ...(tracking.gtagId || decisions.analytics === "none"
    ? []
    : [
        site.confirm(
          "tracking: nie zdecydowano, czy liczyć odwiedziny.",
          'Wpisz tracking.gtagId ze swojego konta Google albo, jeśli nie chcesz pomiaru, decisions.analytics: "none".',
        ),
      ]),
];

/**
 * Pictures that are visualisations: the owner's own photographs replace them, or visitors are knowingly shown these.
 */
export function renderItems(pictures: readonly GalleryPicture[], { decisions }: Site, gallery: string): LaunchItem[] {
  const renders = pictures.filter(({ own }) => !own);
  if (renders.length === 0 || decisions.renders === "shown") return [];
  const words = plural(renders.length, "obraz to wizualizacja", "obrazy to wizualizacje", "obrazów to wizualizacje");
  return [
    itemsOf("content/gallery/index.ts").confirm(
      `${renders.length} ${words}. Galeria nazywa się „${gallery}”, bo nazwa „realizacje” wymaga własnych zdjęć.`,
      'Wstaw własne zdjęcia i dopisz im own: true albo, jeśli wizualizacje mają zostać, wpisz w content/site.ts decisions.renders: "shown".',
    ),
  ];
}

/** Whether a host has been chosen. */
export function publishingItems(target: Publishing = publishing): LaunchItem[] {
  if (target.kind !== "none") return [];
  return [
    itemsOf("content/publishing.ts").confirm(
      "kind: nie wybrano, dokąd strona ma być wysyłana.",
      "Wybierz hosting według tabeli w docs/hosting.md i wpisz jego dane. Haseł tu nie wpisuj.",
    ),
  ];
}
