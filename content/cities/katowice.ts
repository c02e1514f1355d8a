import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const katowice: City = {
  slug: "katowice",
  name: "Katowice",
  inCity: "w Katowicach",
  ofCity: "Katowic",
  meta: {
    title: "Elektryk Katowice: naprawy, wymiana, pomiary",
    description:
      "Elektryk w Katowicach: naprawa {naprawa.wizyta} z dojazdem, wymiana instalacji w familoku, kamienicy i bloku, ładowarki w garażach, pomiary mieszkań i biur.",
    keywords: [
      "elektryk Katowice",
      "naprawa awarii prądu Katowice",
      "instalacje elektryczne Katowice",
      "ładowarka w garażu wspólnota Katowice",
      "pomiary elektryczne biuro Katowice",
      "wymiana rozdzielnicy Katowice",
    ],
  },
  updated: "2026-11-26",
  tile: "kamienice, wieżowce, biura",
  geo: { latitude: 50.259, longitude: 19.022 },
  hero: {
    title: "Elektryk w Katowicach i okolicy",
    lead: "Usuwamy awarie, wymieniamy instalacje i mierzymy biura. Cała wymiana z kuciem i protokołem kosztuje {wymiana.cenaPelna}, zależnie od ścian i liczby punktów.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria prądu w Katowicach",
    lead: "W wieżowcu zawodzi zwykle pion albo stare aluminium w puszce, w kamienicy krucha izolacja. Jeśli zgasło też na klatce, zadzwoń do administracji, która odpowiada za pion. Gdy ciemno jest tylko u ciebie, dzwoń do nas.",
  },
  services: {
    heading: "W czym pomagamy w Katowicach",
    items: [
      {
        service: "instalacje",
        text: "Wymiana w familoku, kamienicy i bloku, nowe punkty u dewelopera.",
        prices: ["instalacje/wymiana", "instalacje/punkt"],
      },
      { service: "fotowoltaika", text: "Dachy domów w Podlesiu i Zarzeczu, układy {pv.onGrid.moc}." },
      { service: "smart-home", text: "Światło, żaluzje i klimatyzacja na jednym panelu." },
      { service: "rozdzielnice", text: "Wyłączniki zamiast topików, w mieszkaniu najczęściej w {rozdzielnica.czas}." },
      { service: "przylacza", text: "Większa moc dla lokalu w centrum, złącze dla domu." },
      { service: "sieci-lan", text: "Okablowanie kat. {lan.kategoria} na piętrach biurowych, szafy, Wi-Fi." },
      { service: "monitoring", text: "Kamery w halach garażowych i na parkingach wspólnot." },
      { service: "alarmy", text: "Sklepy i domy, z powiadomieniem na telefon." },
      {
        service: "pomiary",
        text: "Mieszkanie z protokołem, biuro według liczby obwodów.",
        prices: ["pomiary/mieszkanie", "pomiary/obwod"],
      },
    ],
  },
  districts: {
    heading: "Dzielnice Katowic, w których pracujemy",
    lead: "Obsługujemy także Wełnowiec, Zawodzie, Dąbrówkę Małą i Podlesie.",
    items: [
      "Śródmieście",
      "Koszutka",
      "Bogucice",
      "Dąb",
      "Osiedle Tysiąclecia",
      "Załęże",
      "Brynów",
      "Ligota",
      "Panewniki",
      "Piotrowice",
      "Ochojec",
      "Kostuchna",
      "Giszowiec",
      "Nikiszowiec",
      "Szopienice",
      "Murcki",
    ],
  },
  local: [
    {
      kind: "cards",
      id: "osiedla",
      columns: 3,
      heading: "Co zastaniemy w twojej dzielnicy",
      items: [
        {
          title: "Nikiszowiec",
          text: "Familoki są Pomnikiem Historii. Trasę przewodów rysujemy dla konserwatora, a kucie rusza dopiero po jego zgodzie.",
        },
        {
          title: "Giszowiec",
          text: "Domom dawnego miasta-ogrodu brakuje często uziomu, a blokom obok trzeciej żyły.",
        },
        {
          title: "Koszutka",
          text: "Ściany są głównie z cegły, w której bruzdę pod przewody robi się szybko.",
        },
        {
          title: "Śródmieście",
          text: "Superjednostka ma wspólne piony. U lokatora wymieniamy obwody za jego tablicą.",
        },
        {
          title: "Osiedle Tysiąclecia",
          text: "W blokach z lat 60. i w kukurydzach o przewodzie ochronnym rozstrzyga dopiero pomiar.",
        },
        {
          title: "Kostuchna, Podlesie, Zarzecze",
          text: "W nowym domu rysujemy pompę, ładowarkę i panele na schemacie jeszcze przed wylewką.",
        },
      ],
    },
    {
      kind: "text",
      id: "moderna",
      heading: "Kamienica z lat 30. w południowym śródmieściu",
      paragraphs: [
        "Gumowa izolacja kruszy się tu przy pierwszym poruszeniu, więc zamiast samego gniazda wymieniamy cały obwód. Rurki w ścianie są za wąskie na trzy żyły. Nowy przewód idzie podłogą albo za listwą. W domu z rejestru zabytków pozwolenie konserwatora trzeba mieć przed kuciem, a opis robót i rysunek do wniosku przygotowujemy my.",
      ],
    },
    {
      kind: "example",
      id: "garaz",
      heading: "Ładowarki w garażu pod blokiem",
      paragraphs: ["Wolnej mocy jest w budynku na kilka ładowarek, następne wymagają sterowania."],
      steps: [
        {
          text: "{przyklad.garaz.liczba} ładowarek po {przyklad.garaz.moc}, wszystkie naraz",
          result: "{przyklad.garaz.naraz}",
        },
        { text: "Moc, którą budynek ma wolną w nocy", result: "{przyklad.garaz.limit}" },
        { text: "Ta moc podzielona na auta, które ładują się na zmianę", result: "średnio {przyklad.garaz.jedna}" },
        {
          text: "Energia na jedno auto przez {przyklad.garaz.noc}",
          result: "{przyklad.garaz.energia}",
        },
      ],
      result: "To około {przyklad.garaz.zasieg} jazdy dla każdego auta.",
      after: [
        "{prawo.ladowarkaBlok} Do uchwały rysujemy trasę i podliczniki, a [ceny ładowarek](/uslugi/instalacje#ladowarka) w domu, bloku i firmie są w usłudze Instalacje.",
      ],
    },
    {
      kind: "rows",
      id: "biura",
      heading: "Biura i lokale",
      picture: { name: "19-oswietlenie-biura" },
      items: [
        {
          term: "Piętro w biurowcu",
          text: "Po zmianie najemcy przekładamy zasilanie w podłodze, także wieczorem. Pomiary kosztują {przyklad.hala.obwodNetto} netto za obwód, a małego lokalu w całości {przyklad.hala.zlecenieNetto} netto.",
        },
        {
          term: "Lokal przy Mariackiej",
          text: "Kuchnia restauracji potrzebuje trzech faz. Nasza część, bez nowej rozdzielnicy, kosztuje {przylacze.fazy}, opłatę za moc pobiera operator.",
        },
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania z Katowic",
      items: [
        {
          question: "Mieszkam na dwudziestym piętrze. Kto wie, czy pion zniesie indukcję?",
          answer:
            "Administracja. Poproś ją o przekrój linii i zabezpieczenie przed licznikiem, a my policzymy, czy pion zniesie płytę. [Wymagania dla pionu](/poradnik/wymiana-instalacji#pion) są w poradniku.",
        },
        {
          question: "Czy na południu miasta grożą szkody górnicze?",
          answer:
            "Miejscami tak, bo wydobycie trwa. Szkody od kopalń Staszic-Wujek i Mysłowice-Wesoła zgłasza się Polskiej Grupie Górniczej, a po zamkniętych zwykle Spółce Restrukturyzacji Kopalń.",
        },
        {
          question: "Po co elektryk w mieszkaniu prosto od dewelopera?",
          answer:
            "Gniazda z rzutu rzadko pasują do mebli. Przesuwamy je, badamy i dopisujemy do schematu, bo nieopisana przeróbka utrudnia reklamację.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego warto do nas zadzwonić",
    items: [
      { figure: "Cena z oferty", title: "Bez dopłat na końcu", text: "{obietnica.cena}" },
      {
        figure: "Schemat",
        title: "Po każdej przeróbce",
        text: "Zmieniony obwód ma opis na drzwiczkach tablicy.",
      },
      {
        figure: "1 telefon",
        title: "Lokale w kilku miastach",
        text: "Gdy masz sklepy w Katowicach i Mikołowie, ich protokoły mają jeden układ.",
      },
    ],
  },
  range: {
    heading: "Katowice i okolice",
    text: "Okolice to dla nas {firma.zasiegKatowice} wokół centrum, z Rudą Śląską, Mysłowicami i Mikołowem. {obietnica.zasieg}",
  },
  advice:
    "Przed zakupem płyty, remontem lokalu i wierceniem w żelbecie zadzwoń do naszego elektryka, a w sprawie pionu także do administracji. Szachtu i tablicy licznikowej nie otwieraj.",
  neighbours: ["chorzow", "sosnowiec", "bytom", "tychy"],
  band: {
    heading: "Wycena w Katowicach jest bezpłatna",
    text: "Powiedz, jaki to budynek i co ma w nim działać. Umówimy oględziny, a po nich dostaniesz kwotę na piśmie.",
    button: { label: "Opisz swoje zlecenie", to: "/kontakt" },
  },
};
