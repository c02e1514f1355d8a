import type { City } from "@/lib/content/types";
import { cityBadges, cityFacts } from "./shared";

export const jastrzebieZdroj: City = {
  slug: "jastrzebie-zdroj",
  name: "Jastrzębie-Zdrój",
  inCity: "w Jastrzębiu-Zdroju",
  ofCity: "Jastrzębia-Zdroju",
  meta: {
    title: "Elektryk Jastrzębie-Zdrój: naprawy, alarmy, LAN",
    description:
      "Elektryk w Jastrzębiu-Zdroju: naprawy i awarie, instalacje i rozdzielnice w blokach, pomiary po wstrząsach i szkodach górniczych, alarmy, sieci LAN.",
    keywords: [
      "elektryk Jastrzębie-Zdrój",
      "awaria prądu Jastrzębie-Zdrój",
      "wymiana instalacji w bloku Jastrzębie-Zdrój",
      "szkody górnicze instalacja elektryczna",
      "alarm Jastrzębie-Zdrój",
      "sieć LAN Jastrzębie-Zdrój",
      "elektryk powiat wodzisławski",
    ],
  },
  updated: "2026-11-26",
  tile: "i powiat wodzisławski",
  geo: { latitude: 49.955, longitude: 18.575 },
  nearby: [
    { name: "Wodzisław Śląski", latitude: 50.0036, longitude: 18.4622 },
    { name: "Pszów", latitude: 50.04, longitude: 18.39 },
    { name: "Zebrzydowice", latitude: 49.878, longitude: 18.611 },
    { name: "Strumień", latitude: 49.917, longitude: 18.767 },
  ],
  hero: {
    title: "Elektryk w Jastrzębiu-Zdroju, także po wstrząsach",
    lead: "Wymieniamy rozdzielnice, zakładamy alarmy i sieci w żelbecie. Mieszkanie po wstrząsie mierzymy za {pomiary.mieszkanie}, z protokołem.",
    primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" },
    facts: cityFacts,
    badges: cityBadges,
  },
  emergency: {
    heading: "Awaria prądu w Jastrzębiu-Zdroju",
    lead: "Po wstrząsie poluzowany zacisk w starej puszce lub tablicy daje o sobie znać nieraz dopiero po kilku dniach. Dojazd do Jastrzębia jest w cenie wizyty, a wstępną kwotę usłyszysz przez telefon, zanim wyjedziemy.",
  },
  services: {
    heading: "Usługi w Jastrzębiu-Zdroju",
    lead: "Do tego dochodzą [naprawy](/uslugi/naprawy) i [pomiary](/uslugi/pomiary), tutaj najczęściej po szkodzie górniczej.",
    items: [
      { service: "instalacje", text: "Mieszkanie z płyty, dom w Ruptawie, lokal w dawnym uzdrowisku." },
      {
        service: "alarmy",
        text: "Czujki dobrane do wstrząsów, także w mieszkaniu.",
        prices: ["alarmy/mieszkanie"],
      },
      {
        service: "sieci-lan",
        text: "Kabel i punkt dostępowy tam, gdzie żelbet zatrzymuje Wi-Fi.",
      },
      {
        service: "rozdzielnice",
        text: "Modułowa tablica zamiast skrzynki z lat 70., z ochroną od przepięć.",
      },
    ],
  },
  districts: {
    heading: "Osiedla i sołectwa, do których jeździmy",
    lead: "Na Barbary, Chrobrego, Złote Łany i pozostałe osiedla też przyjeżdżamy.",
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
      id: "po-wstrzasie",
      heading: "Po wstrząsie: co obejrzeć, zanim zadzwonisz",
      picture: { name: "18-pomiary-instalacji" },
      items: [
        {
          title: "Ściany przy gniazdach",
          text: "Świeża rysa przez gniazdo albo puszkę oznacza, że przewód mógł się naciągnąć. Takiego gniazda nie używaj do wizyty.",
        },
        {
          title: "Rozdzielnica z zewnątrz",
          text: "Przekrzywiona obudowa, zacięte drzwiczki albo brzęczenie to powód do telefonu. Niczego nie otwieraj.",
        },
        {
          title: "Przycisk TEST",
          text: "Różnicówka powinna po naciśnięciu odłączyć obwody. Jeśli nie reaguje, zadzwoń jeszcze tego samego dnia.",
        },
      ],
      after: [
        "Gdy coś się nie zgadza albo zabezpieczenia wyłączają częściej niż przedtem, zamów [pomiary](/uslugi/pomiary). Szkodę zgłasza się przedsiębiorcy górniczemu, w mieście zwykle Jastrzębskiej Spółce Węglowej.",
      ],
      callout: { title: "Spalenizna po wstrząsie.", text: "{zasada.spalenizna}" },
    },
    {
      kind: "rows",
      id: "teren-gorniczy",
      heading: "Instalacja, która znosi ruch ścian i gruntu",
      items: [
        {
          term: "Kabel w ziemi",
          text: "Układamy kabel falą, z pętlą przy złączu i przy budynku. Napięty kabel pęka w mufie. W ścianie prowadzimy go w szerszej rurze z miękkim uszczelnieniem.",
        },
        {
          term: "Dylatacja bloku",
          text: "Przez szczelinę między segmentami przewód przechodzi luźnym łukiem, a połączenie z uziomem robimy giętką linką, w miejscu dostępnym do pomiaru.",
        },
      ],
    },
    {
      kind: "rows",
      id: "miasto",
      heading: "Blok, Zdrój i sołectwo",
      items: [
        {
          term: "Przyjaźń, Pionierów, Staszica, Arki Bożka",
          text: "Żyły aluminium w tych blokach najlepiej [wymienić](/poradnik/wymiana-instalacji) przy remoncie podłóg, za {wymiana.cenaPelna} z protokołem.",
          note: "lata 60. i 70.",
        },
        {
          term: "Zdrój",
          text: "Zespół uzdrowiskowy jest w rejestrze zabytków. Oprawy na elewacji wymagają pozwolenia konserwatora, a rysunek do wniosku robimy my.",
        },
        {
          term: "Ruptawa, Bzie, Moszczenica, Szeroka, Borynia",
          text: "Do garażu i budynku gospodarczego ciągniemy osobny kabel z własną rozdzielnicą.",
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
          "Router stoi w przedpokoju. Kabel w listwie prowadzi do pokoju na końcu mieszkania, gdzie stoi drugi punkt dostępowy. Zakreskowano pokój, którego router nie obejmuje.",
        plan: "mieszkanie-wifi",
      },
      paragraphs: [
        "Zbrojona płyta osłabia Wi-Fi. Do pokoju na końcu mieszkania prowadzimy w listwie kabel kategorii {lan.kategoria} i zakładamy tam punkt dostępowy. W pokojach dajemy co najmniej {lan.gniazda} gniazda RJ45. W gotowych ścianach każdy punkt drożeje o {lan.cena.gotoweSciany}.",
        "Czujki wibracyjne na oknach reagują też na wstrząs, dlatego w [alarmie](/uslugi/alarmy) zakładamy kontaktrony i czujki dualne, na ciepło i mikrofale.",
      ],
    },
    {
      kind: "faq",
      id: "pytania",
      heading: "Pytania jastrzębian",
      items: [
        {
          question: "Kto zapłaci za pomiary po szkodzie górniczej?",
          answer:
            "Na początku płacisz ty. O zwrot możesz wystąpić razem z wnioskiem o naprawienie szkody, a czy koszt zostanie uznany, zależy od przedsiębiorcy górniczego.",
        },
        {
          question: "Kto odpowiada za przewody na klatce?",
          answer:
            "Zarządca budynku, na tych osiedlach najczęściej spółdzielnia, a o przewodzie od licznika do drzwi mówi jej regulamin. Przy wymianie rozdzielnicy pomagamy spisać wniosek o wyłączenie i zdjęcie plomby.",
        },
        {
          question: "Czy mieszkanie z dwiema żyłami trzeba przerobić w całości?",
          answer:
            "Przepisy nie wyznaczają daty. Każdy nowy obwód musi jednak mieć żyłę ochronną. Zaczynamy zwykle od kuchni lub łazienki.",
        },
      ],
    },
  ],
  reasons: {
    heading: "Dlaczego my na terenie górniczym",
    items: [
      {
        figure: "{pomiary.dokumenty}",
        title: "Protokół do zgłoszenia szkody",
        text: "Po tylu dniach od pomiarów masz protokół z podpisem i listą wad.",
      },
      {
        figure: "Schemat i szkic",
        title: "Jest z czym porównać",
        text: "Schemat i szkic oddajemy z wynikami, żeby po kolejnym wstrząsie było widać, co się zmieniło.",
      },
      {
        figure: "Jeden remont",
        title: "Prąd, alarm i sieć naraz",
        text: "Trzy instalacje układamy razem, po odsuniętych trasach, a ściany malujesz raz.",
      },
    ],
  },
  range: {
    heading: "Jastrzębie i powiat wodzisławski",
    text: "{obietnica.zasieg} Powiat wodzisławski to dla nas Wodzisław Śląski, Pszów, Radlin, Rydułtowy, Godów, Mszana i pozostałe gminy, a na południu dojeżdżamy też w powiat cieszyński: Zebrzydowice, Strumień.",
  },
  advice:
    "Pękniętą ścianę z gniazdem pokaż naszemu elektrykowi, zanim wejdzie tynkarz. Nie wkładaj tam niczego i nie odkręcaj ramki. O alarm i sieć zapytaj nas przed malowaniem.",
  neighbours: ["zory", "rybnik", "tychy"],
  band: {
    heading: "Zadzwoń, zanim zaszpachlujesz rysę",
    text: "Podaj osiedle i piętro, a przy szkodzie także datę wstrząsu. Umówimy dzień pomiaru, a protokół dołączysz do zgłoszenia.",
    button: { label: "Umów wizytę", to: "/kontakt" },
  },
};
