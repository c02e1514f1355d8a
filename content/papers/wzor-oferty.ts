import type { Paper } from "@/lib/content/types";

/** Unit prices lie within the ranges of content/facts/installation-prices.ts (`rynek.…`). */
export const wzorOferty: Paper = {
  slug: "wzor-oferty",
  name: "Wzór oferty",
  meta: {
    title: "Wzór oferty elektryka: pozycje i warunki",
    description:
      "Oferta na rozdzielnicę i kuchnię w zmyślonym mieszkaniu: pozycje z cenami, VAT, terminy, zaliczka i co się dzieje, gdy wyjdzie coś nieprzewidzianego.",
    keywords: [
      "wzór oferty elektryka",
      "kosztorys instalacji elektrycznej",
      "oferta na prace elektryczne wzór",
      "wycena elektryka przykład",
    ],
  },
  updated: "2026-11-26",
  hero: {
    title: "Tak wygląda oferta na piśmie",
    lead: "Mieszkanie jest zmyślone, ale ceny mieszczą się w tych, które podajemy na stronie. Inną ofertę porównasz z nią pozycja po pozycji.",
    button: { label: "Zapytaj o wycenę", to: "/kontakt" },
  },
  print: "Drukuj na A4",
  sheets: [
    {
      stamp: "WZÓR",
      title: "Oferta: nowa rozdzielnica na 12 obwodów i instalacja kuchni",
      basis: "nr WZÓR/2, strona 1 z 2, dane zmyślone",
      particulars: [
        { label: "Wykonawca", value: "…" },
        { label: "Zamawiający", value: "…" },
        { label: "Miejsce prac", value: "mieszkanie „Wzór 2”, 62 m², trzecie piętro bloku, bez adresu" },
        { label: "Oględziny", value: "dnia …, oferta z dnia …" },
      ],
      parts: [
        {
          paragraphs: [
            "Stan zastany: trzy fazy, przed licznikiem 3×25 A, układ TN-S. Stara tablica ma 7 zabezpieczeń i żadnej różnicówki, a cała kuchnia jest na jednym obwodzie, za słabym do płyty i piekarnika. Sześć pozostałych obwodów ma trzy żyły miedziane i dobry wynik izolacji, więc ich przewody zostawiamy.",
          ],
        },
        {
          heading: "A. Rozdzielnica",
          positions: {
            total: "Razem A",
            rows: [
              {
                what: "Obudowa podtynkowa na 36 modułów",
                why: "Aparaty zajmują 33 moduły, trzy są na następny obwód.",
                quantity: 1,
                unit: "szt.",
                price: 260,
              },
              {
                what: "Rozłącznik główny, trójbiegunowy, 40 A",
                why: "Jedną dźwignią wyłącza całe mieszkanie.",
                quantity: 1,
                unit: "szt.",
                price: 90,
              },
              {
                what: "Ogranicznik przepięć T2 do trzech faz",
                why: "Typ 1 należy do złącza budynku. Tam go brakuje, o czym piszemy do zarządcy.",
                quantity: 1,
                unit: "szt.",
                price: 560,
              },
              {
                what: "Wyłącznik różnicowoprądowy 30 mA, typ A, cztery bieguny",
                why: "Jeden na cztery obwody: usterka pralki nie gasi wtedy kuchni.",
                quantity: 3,
                unit: "szt.",
                price: 290,
              },
              {
                what: "Wyłącznik nadprądowy jednobiegunowy, B10 lub B16",
                why: "Po jednym na każdy obwód jednofazowy.",
                quantity: 11,
                unit: "szt.",
                price: 22,
              },
              {
                what: "Wyłącznik nadprądowy trójbiegunowy B16",
                why: "Płyta indukcyjna bierze prąd z trzech faz.",
                quantity: 1,
                unit: "szt.",
                price: 90,
              },
              {
                what: "Szyny, grzebienie, zaciski i etykiety",
                why: "Szyny łączą aparaty pewniej niż mostki z przewodu.",
                quantity: 1,
                unit: "zestaw",
                price: 170,
              },
              {
                what: "Robocizna: montaż, przełączenie, opis i pomiar obwodu",
                why: "Ze zdjęciem starej tablicy, poszerzeniem wnęki i zaprawą. Protokół jest w tej cenie.",
                quantity: 12,
                unit: "szt.",
                price: 140,
              },
            ],
          },
        },
        {
          heading: "B. Kuchnia",
          positions: {
            total: "Razem B",
            rows: [
              {
                what: "Gniazdo z przewodem 3×2,5 mm², puszką i bruzdą",
                why: "Pięć nad blatem, po jednym do zmywarki, okapu, lodówki i piekarnika.",
                quantity: 9,
                unit: "szt.",
                price: 200,
              },
              {
                what: "Punkt oświetlenia z przewodem 3×1,5 mm²",
                why: "Sufit, blat i podwójny łącznik przy drzwiach.",
                quantity: 3,
                unit: "szt.",
                price: 190,
              },
              {
                what: "Wypust płyty indukcyjnej, przewód 5×2,5 mm²",
                why: "Trójfazowa płyta potrzebuje pięciu żył.",
                quantity: 1,
                unit: "szt.",
                price: 250,
              },
            ],
          },
        },
      ],
      sum: {
        label: "Do zapłaty, brutto",
        vat: 8,
        advance: 2000,
        split: "w tym VAT [stawka]%: [vat], netto [netto]. Zaliczka [zaliczka], po protokole [reszta]",
      },
    },
    {
      stamp: "WZÓR",
      title: "Warunki oferty",
      basis: "nr WZÓR/2, strona 2 z 2",
      parts: [
        {
          heading: "Czego cena nie obejmuje",
          items: [
            "Tynkowania bruzd i malowania. Zaprawiamy tylko puszki i obudowę.",
            "Wywozu gruzu. Wynosimy go w workach w uzgodnione miejsce.",
            "Zakupu lamp, okapu, płyty i pozostałego sprzętu.",
            "Opłat operatora sieci i zdjęcia plomb, jeśli będą potrzebne.",
            "Nowych przewodów w sześciu obwodach, które przechodzą bez wymiany.",
          ],
        },
        {
          heading: "Terminy",
          items: [
            "Początek: dnia …, całość zajmuje 5 dni roboczych.",
            "Dzień 1 i 2: bruzdy, puszki i przewody. Kuchnia jest bez gniazd do końca czwartego dnia, lodówka działa z gniazda w pokoju.",
            "Dzień 3: nowa rozdzielnica. Całe mieszkanie jest bez prądu od około 8:00 do 16:00.",
            "Dzień 4: gniazda, łączniki, uruchomienie kuchni. Pojedyncze obwody wyłączamy na kilkanaście minut.",
            "Dzień 5: pomiary, opis i odbiór. Protokół oddajemy w {pomiary.dokumenty}.",
          ],
        },
        {
          heading: "Płatność",
          paragraphs: [
            "Zaliczkę spod sumy płacisz po podpisaniu, resztę w ciągu 7 dni od przekazania protokołu. Przelew, karta albo gotówka, zawsze z fakturą. Stawka {vat.mieszkaniowy} dotyczy robót z materiałem w mieszkaniu do {vat.progMieszkanie}. Dojazd i osłona podłóg są w cenie.",
          ],
        },
        {
          heading: "Gdy wyjdzie coś nieprzewidzianego",
          paragraphs: [
            "{obietnica.cena} Przykład: po otwarciu puszki okazuje się, że obwód łazienki ktoś przedłużył aluminium. Robimy zdjęcie, wyłączamy ten odcinek i podajemy cenę według stawek z części B.",
            "Zgodę przyjmujemy na papierze, SMS-em albo e-mailem. Bez niej reszta prac idzie dalej, a odcinek wpisujemy do protokołu jako wyłączony. Za pozycje, których nie wykonamy, nie płacisz.",
          ],
        },
        {
          heading: "Gwarancja",
          paragraphs: [
            "{gwarancja.zdanie} Na te prace: … miesięcy, na aparaty gwarancja producenta: … miesięcy. Praw konsumenta z ustawy gwarancja nie ogranicza.",
          ],
        },
        {
          heading: "Ważność oferty",
          paragraphs: [
            "30 dni od daty na stronie 1. Od umowy zawartej w mieszkaniu albo na odległość konsument może odstąpić w ciągu 14 dni (pouczenie i formularz dołączamy). Wcześniej zaczynamy tylko na jego wyraźne żądanie, a gdy potem odstąpi, płaci za to, co już zrobiliśmy.",
          ],
        },
        {
          heading: "Co dostajesz po pracach",
          items: [
            "Protokół z pomiarów w układzie [wzoru](/wzor-protokolu), z numerem świadectwa osoby, która go podpisała.",
            "Schemat rozdzielnicy w drzwiczkach i opis każdego aparatu.",
            "Zdjęcia przewodów w kuchni przed zakryciem, z wymiarami od podłogi i narożnika.",
            "Instrukcje i karty gwarancyjne aparatów.",
          ],
        },
      ],
      signatures: ["oferujący: imię, nazwisko, podpis, data", "zamawiający: zamawiam według tej oferty, podpis, data"],
    },
  ],
  advice:
    "Zanim podpiszesz jakąkolwiek ofertę, pokaż ją elektrykowi albo komuś, kto się na tym zna. Niech sprawdzi, czy obejmuje pomiary, różnicówki i ogranicznik przepięć oraz kto płaci, gdy w ścianie wyjdzie niespodzianka.",
  band: {
    heading: "Taką ofertę dostaniesz i ty",
    text: "Opisz pracę albo wyślij zdjęcie rozdzielnicy. Po oględzinach dostaniesz pozycje z cenami i termin.",
    button: { label: "Poproś o ofertę", to: "/kontakt" },
  },
};
