import { missingForPrivacy } from "@/lib/content/shown";
import type { GalleryPicture, Publishing, Site } from "@/lib/content/types";
import { privacy, publishing } from "@/lib/content/written";
import { plural } from "@/lib/text/plural";
import { decision, itemsOf, type LaunchItem } from "./item";

/** Lists open decisions on Search Console and visit counting, and data the privacy page lacks. */
export const decisionItems = (site: Site): LaunchItem[] =>
  itemsOf("content/site.ts", (_, confirm) => {
    const { searchConsole, tracking, decisions } = site;
    if (!searchConsole)
      confirm(
        "searchConsole",
        "wyszukiwarka Google nie wie, że strona jest Twoja.",
        "Dodaj ją na search.google.com/search-console i wpisz kod ze znacznika HTML albo potwierdź wpisem w domenie.",
        { origin: "site:searchConsole", value: "none", words: "Nie chcę" },
      );
    if (!tracking.gtagId && decisions.analytics !== "none")
      confirm(
        "tracking",
        "nie zdecydowano, czy liczyć odwiedziny.",
        "Wpisz identyfikator ze swojego konta Google.",
        decision("analytics", "none", "Nie liczę odwiedzin"),
      );
    for (const { key, field } of missingForPrivacy(site))
      confirm(
        field.replace(/^site\./, ""),
        `w polityce prywatności brakuje: ${privacy.missing.data[key]}. Do tego czasu jest poza wyszukiwarkami.`,
        "Wpisz te dane. Pokaże je także stopka.",
      );
  });

/** Lists renders that are neither replaced by photographs nor accepted by the owner. */
export const renderItems = (pictures: readonly GalleryPicture[], { decisions }: Site, gallery: string): LaunchItem[] =>
  itemsOf("content/gallery/index.ts", (_, confirm) => {
    const { length } = pictures.filter(({ own }) => !own);
    if (length === 0 || decisions.renders) return;
    const words = plural(length, "obraz to wizualizacja", "obrazy to wizualizacje", "obrazów to wizualizacje");
    confirm(
      "gallery",
      `${length} ${words}. Galeria nazywa się „${gallery}”, bo nazwa „realizacje” wymaga własnych zdjęć.`,
      "Wstaw własne zdjęcia, upuszczając je na wizualizacje, albo ukryj wizualizacje: krok „Wygląd”.",
      decision("renders", "shown", "Wizualizacje mogą zostać"),
    );
  });

/** Lists a host that has not been chosen. */
export const publishingItems = (target: Publishing = publishing): LaunchItem[] =>
  itemsOf("content/publishing.ts", (_, confirm) => {
    if (target.kind === "none")
      confirm(
        "kind",
        "nie wybrano, dokąd strona ma być wysyłana.",
        "Wybierz hosting według tabeli w docs/hosting.md i wpisz jego dane.",
      );
  });
