import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const jastrzebieZdroj = {
  slug: "jastrzebie-zdroj",
  name: "Jastrzębie-Zdrój",
  inCity: "w Jastrzębiu-Zdroju",
  ofCity: "Jastrzębia-Zdroju",
  meta: {
    title: "Elektryk Jastrzębie-Zdrój: bloki i sołectwa",
    description:
      "Elektryk w Jastrzębiu-Zdroju: instalacje i rozdzielnice w blokach, kontrole po wstrząsach i szkodach górniczych, alarmy oraz sieci LAN w żelbecie.",
    keywords: [
      "elektryk Jastrzębie-Zdrój",
      "wymiana instalacji w bloku Jastrzębie-Zdrój",
      "szkody górnicze instalacja elektryczna",
      "alarm Jastrzębie-Zdrój",
      "sieć LAN Jastrzębie-Zdrój",
      "elektryk powiat wodzisławski",
    ],
  },
  updated: "2026-11-21",
  tile: "i powiat wodzisławski",
  geo: { latitude: 49.955, longitude: 18.575 },
  hero: {
    title: "Elektryk w Jastrzębiu-Zdroju na terenie górniczym",
    lead: "Układamy przewody tak, żeby zniosły ruch ścian i gruntu. Wymieniamy rozdzielnice, zakładamy alarmy i sieci LAN. Na wizytę czekasz najwyżej {firma.przyjazd}.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Nie ma prądu w Jastrzębiu-Zdroju?",
    lead: "Otwórz to, co się dzieje: najpierw bezpieczeństwo, potem cena i numer.",
  },
  services: {
    heading: "Usługi w Jastrzębiu-Zdroju",
    lead: "Prąd i teletechnikę prowadzimy w jednym remoncie, więc ściany otwierasz raz.",
    items: [
      { service: "instalacje", text: "Obwody w mieszkaniu z płyty, dom w Ruptawie, lokal w dawnym uzdrowisku." },
      { service: "alarmy", text: "Czujki dobrane do wstrząsów: mniej fałszywych wezwań, ta sama ochrona." },
      { service: "sieci-lan", text: "Przewód i punkt dostępowy tam, gdzie żelbet zatrzymuje Wi-Fi." },
      { service: "rozdzielnice", text: "Skrzynka z lat 70. ustępuje modułowej, z opisem i ogranicznikiem przepięć." },
    ],
  },
  districts: {
    heading: "Osiedla i sołectwa, do których jeździmy",
    lead: "Pozostałe osiedla, choćby Barbary, Chrobrego czy Złote Łany, mamy po drodze między tymi dwunastoma.",
    items: [
      "Zdrój",
      "Jastrzębie Górne i Dolne",
      "Przyjaźń",
      "Pionierów",
      "Staszica",
      "Arki Bożka",
      "Zofiówka",
      "Ruptawa",
      "Moszczenica",
      "Bzie",
      "Szeroka",
      "Borynia",
    ],
  },
  local: [
    {
      kind: "checks",
      id: "teren-gorniczy",
      heading: "Instalacja, która znosi wstrząsy i osiadanie",
      lead: "W mieście i okolicy wydobywa się węgiel koksowy. Gdy grunt osiada, razem z budynkiem poruszają się kable, uziom i piorunochron.",
      items: [
        {
          title: "Zapas kabla",
          text: "W rowie układamy go falą, przy złączu i przy budynku zostawiamy pętlę. Napięty kabel pęka najpierw w mufie.",
        },
        {
          title: "Elastyczne wejście",
          text: "Przejście przez ścianę dostaje rurę osłonową większej średnicy i miękkie uszczelnienie. Mur może się przesunąć, izolacja zostaje cała.",
        },
        {
          title: "Dylatacje",
          text: "Przewód nie przechodzi sztywno przez szczelinę między segmentami bloku. Zostawiamy łuk, a połączenia wyrównawcze wykonujemy giętką linką.",
        },
        {
          title: "Uziom i szyna wyrównawcza",
          text: "Rury, zbrojenie i uziom łączymy tak, by połączenie dało się obejrzeć i zmierzyć po latach.",
        },
        {
          title: "Badanie po zdarzeniu",
          text: "Gdy pojawią się nowe rysy, zacięte drzwi lub częste wyłączenia, zamów [pomiary](/uslugi/pomiary). Do czasu wizyty nie używaj gniazd w pękniętej ścianie.",
        },
      ],
      after: [
        "Szkodę zgłaszasz przedsiębiorcy górniczemu. Nasz protokół opisuje stan obwodów i wyniki, ale przyczynę ocenia rzeczoznawca.",
      ],
      callout: { title: "Spalenizna po wstrząsie.", text: "{zasada.dym}" },
    },
    {
      kind: "rows",
      id: "miasto",
      heading: "Blok, uzdrowisko i sołectwo od strony przewodów",
      lead: "Prawa miejskie Jastrzębie dostało w 1963 roku. W dwie dekady z uzdrowiska i wsi zrobił się ośrodek górniczy.",
      items: [
        {
          term: "Osiedla z lat 60. i 70.",
          text: "Przyjaźń, Pionierów, Staszica i Arki Bożka stawiano szybko, z jednakowych sekcji. Wspólna wada to mało obwodów i aluminiowe żyły 2,5 mm². Pełną [wymianę](/poradnik/wymiana-instalacji) najlepiej połączyć z remontem podłóg.",
          note: "blok",
        },
        {
          term: "Zdrój",
          text: "Kuracjusze przyjeżdżali tu od 1861 roku do lat 90. Zespół uzdrowiskowy z parkiem jest w rejestrze zabytków, więc oprawy i trasy na elewacji wymagają pozwolenia konserwatora.",
          note: "willa, pensjonat, pawilon",
        },
        {
          term: "Ruptawa, Bzie, Moszczenica, Szeroka, Borynia",
          text: "Sołectwa z domami rozrzuconymi na wzgórzach. Do garażu lub budynku gospodarczego ciągniemy osobny kabel z własną rozdzielnicą.",
          note: "dom z obejściem",
        },
      ],
    },
    {
      kind: "text",
      id: "zelbet",
      heading: "LAN i alarm w żelbetowych ścianach",
      drawing: {
        drawing: "plan",
        title: "Mieszkanie z żelbetu: router, kabel i drugi punkt Wi-Fi",
        caption:
          "Router stoi w przedpokoju. Kabel w listwie prowadzi do pokoju na końcu mieszkania, gdzie stoi drugi punkt dostępowy. Bursztynem zaznaczono pokój, którego pierwszy nie obejmuje.",
        size: [12, 7],
        rooms: [
          { name: "kuchnia", box: [0, 0, 3.5, 4], tone: "plain" },
          { name: "salon", box: [3.5, 0, 4.5, 4], tone: "plain" },
          { name: "pokój", box: [8, 0, 4, 7], tone: "live" },
          { name: "przedpokój", box: [0, 4, 8, 3], tone: "pale" },
        ],
        wires: [
          [
            [1.2, 5.9],
            [1.2, 6.7],
            [10, 6.7],
            [10, 5.4],
          ],
        ],
        symbols: [
          { symbol: "rack", at: [1.2, 5.9] },
          { symbol: "wifi", at: [10, 5.4] },
        ],
      },
      paragraphs: [
        "Zbrojona płyta osłabia sygnał Wi-Fi, szczególnie w paśmie 5 GHz. Jeden router przy drzwiach nie obejmie pokoju na końcu mieszkania. Prowadzimy tam kabel kategorii {lan.kategoria} i stawiamy punkt dostępowy, a w pokojach co najmniej {lan.gniazda} gniazda RJ45. Trasę maskuje listwa przypodłogowa.",
        "W biurze i szkole liczy się długość: odcinek ułożony na stałe ma najwyżej {lan.segment}. Na rozległym terenie łączymy budynki światłowodem. Nie przenosi on przepięć ani różnicy potencjałów między dwoma uziomami.",
        "W [alarmie](/uslugi/alarmy) ostrożnie dobieramy czujki wibracyjne na oknach, bo wstrząs górniczy też nimi porusza. Zamiast nich zakładamy kontaktrony i czujki dualne, które potrzebują dwóch oznak ruchu naraz. Próbę systemu robisz {alarm.test}, po uprzedzeniu agencji ochrony, jeśli z niej korzystasz.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania jastrzębian",
      items: [
        {
          question: "Czy po mocnym wstrząsie trzeba wezwać elektryka?",
          answer:
            "Nie zawsze. Obejrzyj ściany przy gniazdach i zamkniętą rozdzielnicę, naciśnij TEST na wyłączniku różnicowoprądowym. Świeża rysa przez puszkę albo brak reakcji na TEST to powód do telefonu. {zasada.gniazdo}",
        },
        {
          question: "Kto odpowiada za przewody na klatce?",
          answer:
            "Zarządca budynku, na tych osiedlach najczęściej spółdzielnia. O przewodzie od licznika do drzwi mówi jej regulamin. Przy wymianie [rozdzielnicy](/uslugi/rozdzielnice) pomagamy spisać wniosek o wyłączenie i zdjęcie plomby.",
        },
        {
          question: "Czy mieszkanie z dwiema żyłami trzeba przerobić w całości?",
          answer:
            "Przepisy nie wyznaczają daty. Każdy nowy obwód musi jednak mieć żyłę ochronną, więc remont kuchni lub łazienki to naturalny początek. Kolejność pokojów ustalamy po badaniu izolacji.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Co wyróżnia nas na terenie górniczym",
    items: [
      {
        figure: "Zapas",
        title: "Instalacja liczona na ruch",
        text: "Pętla kabla, miękki przepust i łuk na dylatacji kosztują niewiele przy układaniu. Po szkodzie jest za późno.",
      },
      {
        figure: "Schemat i szkic",
        title: "Jest z czym porównać",
        text: "W wycenie większych prac są też schemat rozdzielnicy, szkic tras i wynik pomiarów. Po kolejnym wstrząsie widać, co się zmieniło.",
      },
      {
        figure: "Jedna ściana",
        title: "Prąd, alarm i sieć naraz",
        text: "Trzy instalacje prowadzimy w jednym remoncie, po odsuniętych trasach. Bruzdę i malowanie masz tylko raz.",
      },
    ],
  },
  range: {
    heading: "Jastrzębie i powiat wodzisławski",
    text: "Pracujemy w mieście oraz w powiecie: Wodzisław Śląski, Pszów, Radlin, Rydułtowy, Godów, Mszana. Wycena jest {firma.wycenaSlownie} także tam.",
  },
  advice:
    "Pęknięta ściana z gniazdem to sprawa dla elektryka, a dopiero potem dla tynkarza. Nie wkładaj tam niczego i nie odkręcaj ramki. O alarm i sieć zapytaj przed malowaniem.",
  neighbours: ["zory", "rybnik", "tychy"],
  band: {
    heading: "Zadzwoń, zanim zaszpachlujesz rysę",
    text: "Sprawdzimy obwody pod pęknięciem, dobierzemy alarm albo rozprowadzimy sieć. Podaj osiedle i piętro.",
    button: { label: "Umów wizytę w Jastrzębiu-Zdroju", to: "/kontakt" },
  },
} as const satisfies City;
