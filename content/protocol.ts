import type { ProtocolPage } from "@/lib/content/types";

export const protocol = {
  name: "Wzór protokołu",
  meta: {
    title: "Wzór protokołu z pomiarów elektrycznych",
    description:
      "Cały protokół z pomiarów w zmyślonym mieszkaniu: izolacja, pętla zwarcia, wyłączniki różnicowoprądowe, orzeczenie. Każda kolumna objaśniona, do druku.",
    keywords: [
      "wzór protokołu z pomiarów elektrycznych",
      "protokół z pomiarów instalacji elektrycznej",
      "protokół pomiaru impedancji pętli zwarcia",
      "jak czytać protokół z pomiarów",
      "protokół przeglądu pięcioletniego",
    ],
  },
  updated: "2026-11-21",
  hero: {
    title: "Tak wygląda protokół z pomiarów",
    lead: "Mieszkanie „Wzór” nie istnieje, liczby są takie, jakie daje zdrowa instalacja. Swój protokół porównasz z nim kolumna po kolumnie.",
    button: { label: "Zobacz ceny pomiarów", to: "/uslugi/pomiary#cennik" },
  },
  print: "Drukuj na A4",
  specimen: {
    stamp: "WZÓR",
    title: "Protokół ze sprawdzenia instalacji elektrycznej",
    basis: "kontrola okresowa według {norma.sprawdzanie}",
    reference: "WZÓR/1",
    particulars: [
      { label: "Obiekt", value: "mieszkanie „Wzór”, 62 m², zmyślone, bez adresu" },
      { label: "Właściciel", value: "…" },
      { label: "Data kontroli", value: "…, wewnątrz 20°C, sucho" },
      { label: "Zakres", value: "oględziny, próby i pomiary ochronne, całe mieszkanie" },
      {
        label: "Układ sieci",
        value: "TN-C-S, przewód PEN rozdzielony w złączu; w mieszkaniu TN-S, 230/400 V, 50 Hz",
      },
      {
        label: "Zasilanie",
        value: "wkładki 3×25 A gG przed licznikiem; w tablicy rozłącznik 40 A i ogranicznik przepięć typu 2",
      },
      { label: "Przyrząd", value: "miernik wielofunkcyjny ({norma.przyrzady}), typ …, nr …" },
      { label: "Wzorcowanie", value: "świadectwo nr …, z dnia …" },
      { label: "Ostatnia kontrola", value: "protokół nr …, z dnia …; zalecenia wykonane" },
      { label: "Załączniki", value: "schemat tablicy, kopie świadectw kwalifikacyjnych" },
    ],
    inspection: {
      heading: "A. Oględziny i próby bez napięcia",
      items: [
        {
          label: "Oględziny",
          finding:
            "osłony kompletne, śladów przegrzania brak, zaciski dokręcone, opis obwodów zgodny ze schematem, przekroje pasują do zabezpieczeń",
        },
        {
          label: "Ciągłość PE",
          finding: "najwyżej {wzor.ciaglosc} od tablicy do najdalszego punktu, próba prądem {wzor.pradProby}",
        },
        {
          label: "Połączenia wyrównawcze",
          finding: "w łazience wykonane i ciągłe",
        },
        { label: "Biegunowość i fazy", finding: "łączniki przerywają fazę, kolejność faz płyty zgodna" },
      ],
    },
    continuity: { highestOhms: 0.24, testMilliamps: 200 },
    circuits: {
      heading: "B. Obwody",
      remark: "dla każdego obwodu najgorszy wynik",
      caption: "Wyniki pomiarów obwodów mieszkania „Wzór”",
      insulationTestVolts: 500,
      rows: [
        {
          name: "Oświetlenie, pokoje",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 1.5 },
          breaker: { curve: "B", ratedAmps: 10 },
          rcd: "R1",
          insulationMegaohms: 210,
          loopOhms: 0.84,
        },
        {
          name: "Oświetlenie, kuchnia i łazienka",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 1.5 },
          breaker: { curve: "B", ratedAmps: 10 },
          rcd: "R2",
          insulationMegaohms: 185,
          loopOhms: 0.76,
        },
        {
          name: "Gniazda, pokój dzienny",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R1",
          insulationMegaohms: 164,
          loopOhms: 0.71,
        },
        {
          name: "Gniazda, sypialnia",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R1",
          insulationMegaohms: 172,
          loopOhms: 0.78,
        },
        {
          name: "Gniazda, blat kuchni",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R2",
          insulationMegaohms: 140,
          loopOhms: 0.58,
        },
        {
          name: "Zmywarka i okap",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R2",
          insulationMegaohms: 156,
          loopOhms: 0.55,
        },
        {
          name: "Płyta indukcyjna, 3 fazy",
          cable: { type: "YDYp", cores: 5, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R2",
          insulationMegaohms: 220,
          loopOhms: 0.52,
        },
        {
          name: "Łazienka, gniazda i pralka",
          cable: { type: "YDYp", cores: 3, squareMillimetres: 2.5 },
          breaker: { curve: "B", ratedAmps: 16 },
          rcd: "R2",
          insulationMegaohms: 98,
          loopOhms: 0.66,
        },
      ],
    },
    rcds: {
      heading: "C. Wyłączniki różnicowoprądowe",
      caption: "Wyniki badania wyłączników różnicowoprądowych",
      rows: [
        {
          name: "R1",
          type: "A",
          poles: 2,
          ratedAmps: 40,
          ratedMilliamps: 30,
          tripMilliamps: 22,
          tripMilliseconds: 26,
          fastTripMilliseconds: 14,
          testButton: true,
        },
        {
          name: "R2",
          type: "A",
          poles: 4,
          ratedAmps: 40,
          ratedMilliamps: 30,
          tripMilliamps: 24,
          tripMilliseconds: 28,
          fastTripMilliseconds: 16,
          testButton: true,
        },
      ],
    },
    conclusion: {
      heading: "D. Orzeczenie",
      verdict: "Instalacja nadaje się do użytkowania.",
      text: "Ochrona przez samoczynne wyłączenie zasilania jest skuteczna we wszystkich obwodach. Nieprawidłowości nie stwierdzono.",
      notes: [
        "Przycisk TEST naciskać {rcd.test}. Następna kontrola najpóźniej dnia … (prawo wymaga jej co najmniej {pomiary.przegladDom}).",
      ],
    },
    signatures: [
      "Pomiary wykonał elektryk z uprawnieniami E: imię, nazwisko, numer świadectwa, podpis",
      "Kontrolę przeprowadził elektryk z uprawnieniami D: imię, nazwisko, numer świadectwa, podpis",
    ],
  },
  explanation: {
    heading: "Co znaczy każda kolumna",
    drawing:
      "Prąd pomiarowy płynie z transformatora przewodem L przez złącze i rozdzielnicę do gniazda, a wraca przewodami PE i PEN. Miernik w gnieździe pokazał {wzor.petla}.",
    loop: "Miernik na chwilę obciąża fazę i przewód ochronny, a z ugięcia napięcia liczy impedancję całej pętli, aż do transformatora. Za wyłącznikiem {rcd.prad} robi to prądem zbyt małym, żeby go wyzwolić. W obwodzie {wzor.obwod} wyszło {wzor.petla}: przy zwarciu popłynie około {wzor.pradZwarcia}, a wyłącznik {wzor.aparat} zadziała od razu już przy {wzor.pradWylaczenia}.",
    columns: {
      cable: {
        heading: "Przewód",
        unit: "mm²",
        title: "Przewód",
        text: "Typ, liczba żył i przekrój. Od przekroju zależy, jak duże zabezpieczenie wolno założyć.",
      },
      breaker: {
        heading: "Wyłącznik",
        title: "Wyłącznik nadprądowy",
        text: "Litera to charakterystyka, liczba to prąd znamionowy. Charakterystyka B wyłącza od razu najpóźniej przy pięciokrotnym prądzie: B16 przy {wzor.b16Prad}.",
      },
      rcd: {
        heading: "RCD",
        title: "RCD",
        text: "Wyłącznik różnicowoprądowy, który chroni ten obwód. Jego wyniki stoją w części C.",
      },
      insulation: {
        heading: "Izolacja",
        unit: "MΩ",
        title: "Izolacja",
        text: "Opór między żyłami przy próbie napięciem {wzor.napiecieProby}, z odłączonymi odbiornikami i ogranicznikiem przepięć. Granica to {wzor.izolacja}, zdrowy obwód ma dziesiątki albo setki.",
      },
      loop: {
        heading: "Zs zmierzona",
        unit: "Ω",
        title: "Zs zmierzona",
        text: "Impedancja pętli zwarcia. Im mniejsza, tym większy prąd przy zwarciu i pewniejsze wyłączenie. Pasek pokazuje, jaką część granicy zużyto, czerwona kreska to 2/3.",
      },
      loopLimit: {
        heading: "Zs dopusz\u00adczalna",
        short: "granica",
        unit: "Ω",
        title: "Zs dopuszczalna",
        text: "Napięcie sieci podzielone przez prąd natychmiastowego wyłączenia. B16: {wzor.b16Granica}. B10: {wzor.b10Granica}.",
      },
      loopReserve: {
        heading: "2/3 dopusz\u00adczalnej",
        short: "jej 2/3",
        unit: "Ω",
        title: "2/3 dopuszczalnej",
        text: "Zapas na ciepło: przewód pod obciążeniem ma większy opór niż przy pomiarze. Wynik ponad tą kreską wymaga dokładniejszego sprawdzenia.",
      },
      verdict: {
        heading: "Ocena",
        title: "Ocena",
        text: "„Spełnia”, gdy izolacja ma co najmniej {wzor.izolacja}, a Zs mieści się w 2/3 dopuszczalnej. W części C: gdy prąd, oba czasy i przycisk są dobre.",
      },
      tripCurrent: {
        heading: "Prąd",
        unit: "mA",
        title: "Prąd zadziałania RCD",
        text: "Wyłącznik {rcd.prad} ma zadziałać w przedziale {wzor.rcdPrad}. Poniżej wybijałby bez powodu, powyżej nie chroniłby człowieka.",
      },
      tripTime: {
        heading: "Czas",
        unit: "ms",
        title: "Czas zadziałania RCD",
        text: "Najwyżej {wzor.rcdCzas} przy prądzie znamionowym i {wzor.rcdCzasSzybki} przy pięciokrotnym, czyli {wzor.rcdPradSzybki}. Sprawny aparat mieści się z dużym zapasem.",
      },
    },
    note: "Wartości dopuszczalne zapisano z dwoma miejscami po przecinku, uciętymi w dół. Dotyczą układu TN i wyłączników bez zwłoki. W układzie TT i w starych instalacjach dwużyłowych ocenia się inaczej.",
  },
  sections: [
    {
      kind: "rows",
      id: "pytania-o-protokol",
      heading: "Kiedy zapytać o swój protokół",
      items: [
        {
          term: "Ta sama liczba w każdym wierszu",
          text: "Obwody mają różną długość, więc impedancja pętli musi się między nimi różnić.",
        },
        {
          term: "Wynik bez wartości dopuszczalnej",
          text: "Bez kolumn 6 i 7 nie sprawdzisz, skąd wzięła się ocena.",
        },
        {
          term: "RCD tylko z przyciskiem TEST",
          text: "Przycisk dowodzi, że aparat się wyłącza. Prąd i czas zna dopiero miernik.",
        },
        {
          term: "Brak typu i numeru miernika",
          text: "Bez nich nie wiadomo, czym mierzono i z czym porównać następny wynik.",
        },
        {
          term: "Brak nazwiska, numeru i podpisu",
          text: "Wymaga ich art. 62a Prawa budowlanego. Do protokołu dołącza się kopię kwalifikacji.",
        },
        {
          term: "Brak listy miejsc pominiętych",
          text: "Gniazdo za szafą albo obwód serwera, którego nie wolno wyłączyć, powinny być wymienione z powodem.",
        },
      ],
      after: [
        "Zakres badania i terminy opisuje strona [Pomiary](/uslugi/pomiary), obowiązki właściciela i zarządcy poradnik [Przepisy](/poradnik/przepisy).",
      ],
    },
  ],
  advice:
    "Wzór służy do czytania własnego protokołu. Nie zdejmuj osłony tablicy i nie mierz instalacji bez uprawnień: pomiar pod napięciem i ocenę wyniku zostaw elektrykowi z uprawnieniami.",
  band: {
    heading: "Pomiary z takim protokołem",
    text: "Dom do {pomiary.progMaly} od {pomiary.domDo150}, do {pomiary.progDuzy} od {pomiary.dom150do250}. {cena.vat}, dokumentacja w cenie.",
    button: { label: "Umów pomiary", to: "/kontakt" },
  },
} as const satisfies ProtocolPage;
