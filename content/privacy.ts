import type { PrivacyPage } from "@/lib/content/types";

/**
 * A template: facts about the firm come from content/site.ts and are never made up here. Before launch the
 * administrator checks every sentence against what the firm really does.
 */
export const privacy: PrivacyPage = {
  meta: {
    title: "Polityka prywatności",
    description:
      "Jakie dane dostajemy, gdy dzwonisz, piszesz albo czytasz tę stronę, jak długo je trzymamy i jak możesz to zmienić.",
    keywords: ["polityka prywatności", "RODO", "pliki cookie"],
  },
  updated: "2026-11-22",
  hero: {
    title: "Polityka prywatności",
    lead: "Jakie dane do nas trafiają, gdy dzwonisz, piszesz albo czytasz tę stronę, i co możesz z tym zrobić.",
  },
  missing: {
    title: "Strona w przygotowaniu.",
    text: "Nie ma jeszcze danych administratora. Brakuje:",
    data: {
      name: "pełnej nazwy administratora",
      nip: "numeru NIP",
      street: "ulicy i numeru siedziby",
      postalCode: "kodu pocztowego",
      locality: "miejscowości",
    },
  },
  sections: [
    {
      id: "administrator",
      heading: "Kto odpowiada za dane",
      paragraphs: ["Administratorem danych osobowych jest firma, która prowadzi tę stronę."],
      extra: "administrator",
    },
    {
      id: "kontakt",
      heading: "Gdy dzwonisz albo piszesz",
      paragraphs: [
        "Dostajemy to, co nam podasz: numer telefonu albo adres e-mail, treść wiadomości, zdjęcia i adres miejsca prac. Używamy tego, żeby odpowiedzieć, przygotować wycenę i wykonać zlecenie.",
        "Podstawą jest art. 6 ust. 1 lit. b RODO, czyli działania przed zawarciem umowy i sama umowa. Faktury i inne dokumenty rozliczeń trzymamy na podstawie art. 6 ust. 1 lit. c. Nakazują nam to przepisy podatkowe i o rachunkowości. Jeśli do umowy nie dojdzie, podstawą jest art. 6 ust. 1 lit. f: odpowiedź na zapytanie i obrona przed roszczeniami.",
        "Podanie danych jest dobrowolne. Bez numeru albo adresu nie mamy jak odpowiedzieć.",
        "Korespondencję trzymamy do przedawnienia roszczeń, a dokumenty zlecenia tak długo, jak wymagają tego przepisy podatkowe i gwarancja.",
      ],
    },
    {
      id: "odbiorcy",
      heading: "Komu przekazujemy dane",
      paragraphs: [
        "Firmom, które utrzymują naszą pocztę, telefon i serwer strony, oraz biuru rachunkowemu przy rozliczeniu zlecenia. Operator sieci dostaje dane tylko wtedy, gdy składamy wniosek w twoim imieniu.",
        "Nie sprzedajemy danych i nie podejmujemy na ich podstawie automatycznych decyzji.",
      ],
    },
    {
      id: "czytanie",
      heading: "Gdy czytasz stronę",
      paragraphs: [
        "Strona nie ma formularzy ani kont. Serwer może zapisać w dzienniku adres IP, czas i adres otwartej strony. Służy to bezpieczeństwu strony, podstawą jest art. 6 ust. 1 lit. f RODO.",
      ],
    },
    {
      id: "bez-internetu",
      heading: "Strony bez internetu",
      when: "offline",
      paragraphs: [
        "Twoja przeglądarka zachowuje strony, które otwierasz, i poradnik o awariach, żeby dało się je przeczytać, gdy nie ma prądu ani sieci. Te kopie leżą tylko na twoim urządzeniu i nic o tobie nie mówią. Usuniesz je w ustawieniach przeglądarki, razem z danymi tej strony.",
      ],
    },
    {
      id: "pomiar",
      heading: "Bez pomiaru",
      when: "no-tracking",
      paragraphs: ["Strona nie liczy wizyt i nie używa plików cookie."],
    },
    {
      id: "pomiar",
      heading: "Pomiar tylko za zgodą",
      when: "tracking",
      paragraphs: [
        "Jeśli się zgodzisz, wczytujemy znacznik Google i liczymy wizyty oraz kliknięcia numeru telefonu i przycisków kontaktu. Dopóki nie odpowiesz albo gdy odmówisz, znacznik nie jest wczytywany i nic nie jest do nikogo wysyłane. Odmowę zapamiętuje twoja przeglądarka, żeby nie pytać drugi raz.",
        "Podstawą jest twoja zgoda: art. 6 ust. 1 lit. a RODO i art. 399 Prawa komunikacji elektronicznej. Odbiorcą jest Google Ireland Limited. Dane mogą trafić do Google LLC w USA na podstawie decyzji Komisji Europejskiej o ramach ochrony danych UE–USA.",
        "Zgodę zmienisz w stopce każdej strony. Po cofnięciu usuwamy pliki cookie pomiaru. Cofnięcie nie zmienia oceny tego, co stało się wcześniej. Dane zebrane za zgodą możesz też przenieść.",
      ],
      extra: "stored",
    },
    {
      id: "prawa",
      heading: "Twoje prawa",
      paragraphs: ["W każdej chwili możesz:"],
      list: [
        "dostać kopię swoich danych i informację, co z nimi robimy",
        "poprawić dane albo uzupełnić",
        "zażądać usunięcia danych albo ograniczenia ich użycia",
        "przenieść dane, które mamy na podstawie umowy",
        "sprzeciwić się użyciu danych opartemu na art. 6 ust. 1 lit. f RODO",
        "złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych, [uodo.gov.pl](https://uodo.gov.pl)",
      ],
      extra: "contact",
    },
  ],
  administrator: { name: "Nazwa", address: "Adres", email: "E-mail", phone: "Telefon" },
  stored: {
    caption: "Co zapisuje się na twoim urządzeniu",
    columns: ["Nazwa", "Jak długo", "Po co"],
    choiceKept: "[dni] dni",
    choice: "Twoja odpowiedź na pytanie o zgodę, jej data i losowy numer zapisu. Nie opuszcza przeglądarki.",
    analytics: [
      { name: "_ga, _ga_…", kept: "do 2 lat", purpose: "Google Analytics rozróżnia przeglądarki. Tylko po zgodzie." },
    ],
    ads: [
      {
        name: "_gcl_au, _gcl_aw, _gcl_…",
        kept: "90 dni",
        purpose: "Google Ads łączy kliknięcie reklamy z telefonem do nas. Tylko po zgodzie.",
      },
    ],
  },
  contact: "Napisz do nas na adres",
  consent: {
    title: "Czy możemy policzyć tę wizytę?",
    text: "Za twoją zgodą wczytamy znacznik Google, żeby wiedzieć, które strony prowadzą do telefonu. Bez zgody strona działa tak samo i nic nie wysyła.",
    accept: "Zgadzam się",
    reject: "Nie zgadzam się",
    privacy: "Polityka prywatności",
    change: "Zmień zgodę na pomiar",
  },
};
