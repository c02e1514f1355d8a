import type { ContactPage } from "@/lib/content/types";

export const contact: ContactPage = {
  meta: {
    title: "Kontakt z elektrykiem na Śląsku",
    description:
      "Zadzwoń {telefon.godziny} albo napisz. Wycena jest {firma.wycenaSlownie}, przyjazd do awarii w ciągu {firma.przyjazdDo} w całym regionie Śląska.",
    keywords: ["elektryk kontakt Śląsk", "elektryk telefon Katowice", "wycena elektryk", "elektryk godziny otwarcia"],
  },
  updated: "2026-11-26",
  hero: {
    title: "Zadzwoń albo napisz",
    lead: "Najszybciej odpowiemy przez telefon. Do wiadomości dołącz zdjęcie rozdzielnicy albo rzut pomieszczeń.",
  },
  phone: {
    label: "Telefon",
    answering: "Odbieramy",
  },
  email: {
    label: "E-mail",
    text: "Odpisujemy {obietnica.odpowiedz}. Gotową treść do uzupełnienia masz [niżej](#napisz).",
  },
  area: {
    label: "Obszar",
    text: "Czyli całe województwo śląskie: Katowice z okolicą do {firma.zasiegKatowice}, Gliwice, Zabrze, Bytom, Chorzów, Ruda Śląska, Sosnowiec, Dąbrowa Górnicza, Jaworzno, Tychy, Rybnik, Żory, Jastrzębie-Zdrój, Częstochowa i Bielsko-Biała z okolicą. W Gliwicach do pilnej sprawy jedziemy w ciągu {firma.przyjazdGliwice}.",
  },
  hours: { label: "Godziny otwarcia", wholeWeek: ["Poniedziałek–piątek", "Sobota–niedziela"] },
  vcard: { label: "Zapisz nasz kontakt", note: "Plik vCard do telefonu i poczty: numery, e-mail, godziny" },
  copy: {
    phone: "Kopiuj numer",
    email: "Kopiuj adres",
    done: "Skopiowane",
    failed: "Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.",
  },
  reviews: {
    heading: "Opinie w innych serwisach",
    lead: "Opinie zbierają same serwisy i one decydują, które pokazać.",
  },
  reasons: {
    heading: "Dlaczego warto nas wybrać",
    items: [
      { title: "{firma.lataKrotko} doświadczenia,", text: "firma działa od {firma.rokZalozenia} roku." },
      { title: "Ubezpieczenie OC i gwarancja.", text: "{dowod.ocZdanie} {gwarancja.zdanie}" },
      { title: "Certyfikowane usługi:", text: "{dowod.certyfikatyWiersz}." },
      {
        title: "Przyjazd w ciągu {firma.przyjazdDo}",
        text: "do awarii i na oględziny. Na pomiary domu lub mieszkania czekasz {obietnica.pomiary}.",
      },
      { title: "Bezpłatna wycena", text: "i cena brutto na piśmie, zanim zaczniemy." },
    ],
  },
  firm: {
    heading: "Dane firmy, które możesz sprawdzić",
    lead: "Numery porównasz w publicznych rejestrach, a kopie dokumentów dołączymy do oferty.",
    name: "Firma",
    address: "Adres",
    person: "Kto odpowiada",
  },
  checklist: {
    heading: "Co przygotować przed rozmową",
    lead: "Z tymi danymi wycena jest szybsza. Jeśli czegoś nie wiesz, i tak zadzwoń.",
    items: [
      { title: "Miejsce", text: "Podaj miasto i rodzaj budynku: mieszkanie, dom, blok wspólnoty, firma." },
      { title: "Stan", text: "Zrób zdjęcie rozdzielnicy i licznika od przodu, bez zdejmowania osłon." },
      { title: "Termin", text: "Powiedz, kiedy chcesz zacząć i co musi działać w trakcie prac." },
    ],
  },
  write: {
    heading: "Napisz, gdy nie możesz rozmawiać",
    lead: "Wiadomość jest gotowa do uzupełnienia. Jeśli nie słyszysz albo nie możesz mówić, zaznacz to, a wszystko ustalimy na piśmie.",
    letterLabel: "Treść wiadomości",
    mail: "Otwórz e-mail z tą treścią",
    sms: "Wyślij SMS",
    copy: "Kopiuj treść",
    note: "Zdjęcia dołączysz w programie pocztowym. Nie zdejmuj osłon i nie dotykaj przewodów, żeby zrobić lepsze ujęcie.",
    subject: "Zapytanie o wycenę",
    letter: [
      "Dzień dobry,",
      "proszę o wycenę.",
      "",
      "Miejscowość: [miasto]",
      "Czego dotyczy: [temat]",
      "Orientacyjny wynik obliczeń ze strony: [wynik]",
      "Budynek (mieszkanie, dom, wspólnota, firma):",
      "Kiedy zacząć:",
      "Jak się ze mną kontaktować (telefon, SMS, e-mail):",
      "",
      "Zdjęcia w załączniku: [zdjecia]",
      "Strona, z której piszę: [strona]",
    ],
    message: [
      "Dzień dobry, proszę o wycenę.",
      "Miejscowość: [miasto]",
      "Czego dotyczy: [temat]",
      "Orientacyjny wynik: [wynik]",
      "Proszę o kontakt (telefon, SMS):",
    ],
    photos: "rozdzielnica z przodu, licznik, miejsce prac",
  },
};
