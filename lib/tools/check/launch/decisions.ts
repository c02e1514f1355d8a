import { privacy } from "@/content/privacy";
import { publishing } from "@/content/publishing";
import { missingForPrivacy } from "@/lib/content/privacy";
import type { GalleryPicture, Publishing, Site } from "@/lib/content/types";
import { plural } from "@/lib/text/plural";
import { itemsOf, type LaunchItem } from "./item";

/** Lists open decisions on Search Console and visit counting, and data the privacy page lacks. */
export const decisionItems = (site: Site): LaunchItem[] =>
  itemsOf("content/site.ts", (_, confirm) => {
    const { searchConsole, tracking, decisions } = site;
    if (!searchConsole)
      confirm(
        "searchConsole: wyszukiwarka Google nie wie, że strona jest Twoja.",
        'Dodaj stronę na search.google.com/search-console. Potwierdzasz znacznikiem HTML: wpisz searchConsole: { token: "…" }. Wpisem w domenie: "dns". Nie chcesz: "none".',
      );
    if (!tracking.gtagId && decisions.analytics !== "none")
      confirm(
        "tracking: nie zdecydowano, czy liczyć odwiedziny.",
        'Wpisz tracking.gtagId ze swojego konta Google albo, jeśli nie chcesz pomiaru, decisions.analytics: "none".',
      );
    for (const { key, field } of missingForPrivacy(site))
      confirm(
        `${field}: polityka prywatności czeka na: ${privacy.missing.data[key]}. Do tego czasu jest poza wyszukiwarkami.`,
        `Wypełnij pole ${field.replace(/^site\./, "")}.`,
      );
  });

/** Lists renders that are neither replaced by photographs nor accepted by the owner. */
export const renderItems = (pictures: readonly GalleryPicture[], { decisions }: Site, gallery: string): LaunchItem[] =>
  itemsOf("content/gallery/index.ts", (_, confirm) => {
    const { length } = pictures.filter(({ own }) => !own);
    if (length === 0 || decisions.renders === "shown") return;
    const words = plural(length, "obraz to wizualizacja", "obrazy to wizualizacje", "obrazów to wizualizacje");
    confirm(
      `${length} ${words}. Galeria nazywa się „${gallery}”, bo nazwa „realizacje” wymaga własnych zdjęć.`,
      'Wstaw własne zdjęcia i dopisz im own: true albo, jeśli wizualizacje mają zostać, wpisz w content/site.ts decisions.renders: "shown".',
    );
  });

/** Lists a host that has not been chosen. */
export const publishingItems = (target: Publishing = publishing): LaunchItem[] =>
  itemsOf("content/publishing.ts", (_, confirm) => {
    if (target.kind === "none")
      confirm(
        "kind: nie wybrano, dokąd strona ma być wysyłana.",
        "Wybierz hosting według tabeli w docs/hosting.md i wpisz jego dane. Haseł tu nie wpisuj.",
      );
  });
