import type { EstimateSubject } from "@/lib/content/types";

const finished = { question: "etap", is: ["gotowy"] } as const;
const included = [
  "Kabel kategorii {lan.kategoria} do szafy",
  "Gniazdo, port w panelu i numer",
  "Pomiar każdego łącza i plan gniazd",
] as const;
const excluded = [
  "Szafa, przełącznik, router i punkty Wi-Fi",
  "Umowa z dostawcą internetu",
  "Tynki i malowanie po bruzdach",
] as const;
/** One more point for each device that is ticked beside sockets, dearer through finished walls. */
const extras = [
  { fact: "lan.cena.punkt", when: [{ question: "sprzet", is: ["wifi"] }] },
  { fact: "lan.cena.gotoweSciany", when: [{ question: "sprzet", is: ["wifi"] }, finished] },
  { fact: "lan.cena.punkt", when: [{ question: "sprzet", is: ["kamera"] }] },
  { fact: "lan.cena.gotoweSciany", when: [{ question: "sprzet", is: ["kamera"] }, finished] },
  { fact: "lan.cena.punkt", when: [{ question: "sprzet", is: ["domofon"] }] },
  { fact: "lan.cena.gotoweSciany", when: [{ question: "sprzet", is: ["domofon"] }, finished] },
  { fact: "lan.cena.punkt", when: [{ question: "sprzet", is: ["falownik"] }] },
  { fact: "lan.cena.gotoweSciany", when: [{ question: "sprzet", is: ["falownik"] }, finished] },
] as const;
/** Sockets of 230 V beside those of the network. */
const powered = { question: "sprzet", is: ["prad"] } as const;
const poweredIncluded = [
  "Kabel kategorii {lan.kategoria} do szafy",
  "Gniazdo, port w panelu i numer",
  "Pomiar każdego łącza i plan gniazd",
  "Gniazda 230 V z przewodem i pomiarem",
] as const;
const homeTime = "kable przed tynkami, gniazda i szafa {lan.czasMontazu} w domu z 25 punktami";
const homePoints = [
  { fact: "lan.cena.punkt", times: "punkty" },
  { fact: "lan.cena.gotoweSciany", times: "punkty", when: [finished] },
  ...extras,
] as const;
const officeExcluded = [
  "Szafa, przełącznik i router",
  "Pomiar certyfikacyjny i przepusty pożarowe",
  "Tynki i malowanie po bruzdach",
] as const;
const officeTime = "po godzinach pracy biura, jeśli trzeba";
const poweredOffice = [
  "Nowa rozdzielnica i zasilanie serwerowni",
  "Szafa, przełącznik i router",
  "Pomiar certyfikacyjny i przepusty pożarowe",
  "Tynki i malowanie po bruzdach",
] as const;
const desks = [
  { fact: "lan.cena.punkt", times: "biurka", per: 0.5 },
  { fact: "lan.cena.gotoweSciany", times: "biurka", per: 0.5, when: [finished] },
  ...extras,
] as const;

export const sieciLan: EstimateSubject = {
  id: "lan",
  service: "sieci-lan",
  request: "okablowania sieci LAN",
  questions: [
    {
      kind: "one",
      id: "budynek",
      text: "Gdzie ma być sieć?",
      short: "Budynek",
      answers: [
        { id: "mieszkanie", label: "Mieszkanie" },
        { id: "dom", label: "Dom" },
        {
          id: "biuro",
          label: "Biuro, hala",
          say: "W hali o trasach decyduje wysokość: kwotę potwierdzimy na miejscu.",
        },
      ],
    },
    {
      kind: "one",
      id: "etap",
      text: "Na jakim etapie jest budynek?",
      short: "Etap",
      answers: [
        { id: "surowy", label: "Przed tynkami" },
        { id: "gotowy", label: "Wykończony", say: "W gotowym wnętrzu dochodzą bruzdy albo listwy." },
      ],
    },
    {
      kind: "number",
      id: "punkty",
      text: "Ile gniazd sieciowych?",
      short: "Gniazda",
      hint: "Telewizor, biurko, drukarka: każde gniazdo osobno.",
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      unit: "szt.",
      min: 1,
      max: 60,
      typical: 8,
    },
    {
      kind: "number",
      id: "biurka",
      text: "Ile biurek?",
      short: "Biurka",
      hint: "Na biurko liczymy dwa gniazda: komputer i telefon albo drukarka.",
      when: [{ question: "budynek", is: ["biuro"] }],
      unit: "szt.",
      min: 1,
      max: 60,
      typical: 10,
    },
    {
      kind: "many",
      id: "sprzet",
      text: "Co jeszcze podłączyć kablem?",
      short: "Dodatkowo",
      hint: "Urządzenie to następny punkt, a gniazda 230 V liczymy tyle, ile sieciowych.",
      answers: [
        { id: "wifi", label: "Punkt Wi-Fi w suficie" },
        { id: "kamera", label: "Kamera", say: "Kamer zwykle jest kilka: resztę dopisz w zapytaniu." },
        { id: "domofon", label: "Wideodomofon" },
        { id: "falownik", label: "Falownik albo pompa ciepła" },
        {
          id: "prad",
          label: "Gniazda 230 V obok sieciowych",
          say: "Prąd i sieć kładzie jedna ekipa, jedną trasą: po jednym gnieździe 230 V na każde sieciowe.",
        },
      ],
    },
  ],
  prices: [
    {
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }, powered],
      what: "Punkt sieci {lan.cena.punkt}, przez gotowe ściany {lan.cena.gotoweSciany} więcej, i tyle samo gniazd 230 V po {rynek.punkt}.",
      time: homeTime,
      included: poweredIncluded,
      excluded,
      terms: [...homePoints, { fact: "rynek.punkt", times: "punkty" }],
    },
    {
      when: [{ question: "budynek", is: ["mieszkanie", "dom"] }],
      what: "{lan.cena.punkt} za punkt: kabel, gniazdo, port w panelu i pomiar. Przez gotowe ściany {lan.cena.gotoweSciany} więcej.",
      time: homeTime,
      included,
      excluded,
      terms: homePoints,
    },
    {
      when: [{ question: "budynek", is: ["biuro"] }, powered],
      what: "Na biurko dwa punkty sieci po {przyklad.lan.punktNetto}, przez gotowe ściany {przyklad.lan.gotoweNetto} więcej, i dwa gniazda 230 V po {przyklad.lan.gniazdoNetto}, netto. Wi-Fi i kamera to następne punkty.",
      time: officeTime,
      included: poweredIncluded,
      excluded: poweredOffice,
      terms: [...desks, { fact: "rynek.punkt", times: "biurka", per: 0.5 }],
      net: { when: [], vat: "vat.mieszkaniowy" },
    },
    {
      when: [{ question: "budynek", is: ["biuro"] }],
      what: "Dwa punkty na biurko, każdy po {przyklad.lan.punktNetto}, przez gotowe ściany {przyklad.lan.gotoweNetto} więcej, netto. Wi-Fi i kamera to następne punkty.",
      time: officeTime,
      included,
      excluded: officeExcluded,
      terms: desks,
      net: { when: [], vat: "vat.mieszkaniowy" },
    },
  ],
  rows: [
    {
      id: "punkt",
      what: "Gniazdo przed tynkami",
      amount: "{lan.cena.punkt}",
      note: "z kablem i pomiarem, bez urządzeń",
      time: "razem z instalacją elektryczną",
    },
    {
      id: "gotowe",
      what: "Gniazdo w gotowej ścianie",
      amount: "{lan.cena.gotoweSciany}",
      note: "dopłata do ceny przed tynkami",
      time: "zależy od tras",
    },
    {
      id: "dom",
      what: "Dom, {przyklad.lan.kable} gniazd",
      amount: "{przyklad.lan.kosztDom}",
      note: "kable przed tynkami, gniazda i szafa, bez urządzeń",
      time: "gniazda i szafa: {lan.czasMontazu}",
    },
    {
      id: "biuro",
      what: "Biuro, {przyklad.lan.biurka} stanowisk",
      amount: "{przyklad.lan.kosztBiuro}",
      note: "{przyklad.lan.punktyBiuro} gniazd po {przyklad.lan.punktNetto} przed tynkami, bez urządzeń",
      net: true,
      time: "{lan.czasBiuro}",
    },
  ],
  depends: [
    "Liczba punktów i długość tras do szafy.",
    "Ściany: przed tynkami kabel kładzie się bez kucia.",
    "Pomiar certyfikacyjny i przepusty pożarowe, jeśli ich trzeba.",
  ],
  examples: [
    {
      title: "Mieszkanie, {przyklad.lan.mieszkanie} punktów",
      text: "Gniazda do telewizora, biurek i dwóch punktów Wi-Fi kosztują {przyklad.lan.kosztMieszkanie}, bez szafy i routera.",
    },
    {
      title: "Dom, {przyklad.lan.kable} punktów",
      text: "Sieć w pokojach i kotłowni, do Wi-Fi, kamer i wideodomofonu kosztuje {przyklad.lan.kosztDom}, bez szafy i urządzeń.",
    },
  ],
  arrangements: [{ label: "Oględziny", value: "bezpłatne, z planem gniazd" }],
  checklist: [
    "Rzut z meblami i biurkami.",
    "Miejsce na szafę, z gniazdem i wentylacją.",
    "Gdzie wchodzi światłowód albo kabel dostawcy.",
  ],
  pages: [
    { label: "Sieci LAN: zakres i ceny", to: "/uslugi/sieci-lan" },
    { label: "Poradnik: sieci LAN", to: "/poradnik/sieci-lan" },
  ],
};
