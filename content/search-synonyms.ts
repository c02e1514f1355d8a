import type { Synonym } from "@/lib/content/types";

/**
 * Words visitors type and the words our texts use for the same thing. Add a line when people look for something under
 * a name that the guides do not use. `words`: what is typed, words or short phrases, in any grammatical form, with or
 * without diacritics. `means`: what the texts say.
 */
export const searchSynonyms: readonly Synonym[] = [
  // Faults
  { words: ["korki", "korek"], means: ["wybija korki", "wyłącznik nadprądowy", "bezpieczniki"] },
  { words: ["bezpieczniki", "eska", "esy"], means: ["wyłącznik nadprądowy", "bezpieczniki"] },
  {
    words: ["wywala korki", "wybija korki", "wysadza korki", "wyskakuje bezpiecznik", "wywala bezpiecznik"],
    means: ["awaria", "wyłącznik nadprądowy", "usterka"],
  },
  {
    words: ["nie ma prądu", "brak prądu", "wyłączyli prąd", "prąd zniknął", "zanik prądu"],
    means: ["awaria prądu", "pogotowie energetyczne", "991"],
  },
  {
    words: ["pół mieszkania bez prądu", "połowa domu bez prądu", "brak jednej fazy", "przewierciłem kabel"],
    means: ["awaria prądu", "pogotowie energetyczne", "przewiercony przewód"],
  },
  { words: ["miga", "mruga", "przygasa", "migocze"], means: ["migotanie", "mruga"] },
  {
    words: ["światło miga", "światło mruga", "światło przygasa", "mruganie światła"],
    means: ["migotanie światła w domu", "awaria", "usterka"],
  },
  { words: ["zwarcie", "spięcie", "przebicie"], means: ["zwarcie", "usterka", "awaria"] },
  {
    words: ["smród", "śmierdzi", "spalenizna", "dym z gniazdka", "przypalone gniazdko"],
    means: ["spalenizna", "zapach", "iskrzy gniazdko", "usterka"],
  },
  { words: ["pali się", "iskry", "iskrzenie", "dymi"], means: ["iskrzy gniazdko", "pożar", "usterka"] },
  {
    words: ["na już", "pilnie", "natychmiast", "elektryk na telefon"],
    means: ["elektryk awaria", "pogotowie energetyczne"],
  },
  { words: ["zepsute", "nie działa", "popsuło się", "usterka"], means: ["usterka", "awaria"] },
  // Safety
  { words: ["różnicówka", "rcd", "fi"], means: ["wyłącznik różnicowoprądowy", "RCD"] },
  {
    words: ["kopnął prąd", "kopnął mnie prąd", "kopie prądem", "pokopał prąd", "popieścił prąd", "kopie pralka"],
    means: ["porażenie prądem", "mrowienie"],
  },
  { words: ["kontakt", "wtyczka", "prądownik"], means: ["gniazdko"] },
  { words: ["piorun", "burza", "wyładowania"], means: ["burze", "ogranicznik przepięć", "przepięcie"] },
  { words: ["piorunochron", "odgromówka"], means: ["piorunochron", "instalacja odgromowa", "uziemienie"] },
  { words: ["bolec", "kołek", "zerowanie"], means: ["uziemienie", "przewód ochronny"] },
  { words: ["wanna", "prysznic"], means: ["łazienka", "strefy"] },
  // Installation
  {
    words: ["elektryka", "kable w ścianie", "przewody w ścianie"],
    means: ["instalacja elektryczna", "wymiana instalacji"],
  },
  { words: ["kable", "druty"], means: ["przewody", "kabel"] },
  {
    words: ["stare kable", "stare przewody", "stara elektryka", "stara instalacja"],
    means: ["wymiana instalacji", "aluminium", "TN-C"],
  },
  { words: ["alu", "glin", "aluminiowe"], means: ["aluminium"] },
  { words: ["kucie", "bruzdy", "kuć"], means: ["kuć ściany", "kucie", "bruzdy"] },
  {
    words: ["unowocześnić", "odnowić instalację", "poprawić instalację", "remont instalacji"],
    means: ["modernizacja instalacji"],
  },
  {
    words: ["skrzynka z bezpiecznikami", "skrzynka z korkami", "tablica", "szafka z bezpiecznikami"],
    means: ["rozdzielnica", "wymiana rozdzielnicy", "modernizacja"],
  },
  // Power
  {
    words: ["bezpiecznik przed licznikiem", "zabezpieczenie licznika", "zalicznikowe"],
    means: ["zabezpieczenie przedlicznikowe"],
  },
  { words: ["siła", "prąd siłowy", "gniazdo siłowe", "380", "400 V"], means: ["trzy fazy", "przyłącze trójfazowe"] },
  {
    words: ["przydział mocy", "ile kilowatów", "ile kW", "zapotrzebowanie na prąd"],
    means: ["moc przyłączeniowa", "bilans mocy"],
  },
  {
    words: ["jaki kabel", "jaki przewód", "grubość kabla", "przekrój"],
    means: ["przewód do obwodu", "przekrój przewodu"],
  },
  { words: ["druty", "dwa druty"], means: ["instalacja dwużyłowa", "dwie żyły", "TN-C"] },
  { words: ["płyta indukcyjna", "indukcja", "kuchenka elektryczna"], means: ["płyta indukcyjna"] },
  // Bills
  { words: ["rachunki", "opłaty za prąd", "drogi prąd"], means: ["rachunek za prąd", "oszczędzanie energii"] },
  { words: ["nocna taryfa", "taryfa nocna", "tani prąd w nocy", "druga taryfa"], means: ["taryfa G12", "G12w"] },
  {
    words: ["żre prąd", "ciągnie prąd", "zjada prąd", "pożeracz prądu"],
    means: ["zużycie prądu", "pobór prądu urządzeń"],
  },
  { words: ["standby", "stand-by", "stanbay"], means: ["tryb czuwania", "czuwanie"] },
  // Light
  { words: ["żarówka", "ledy", "żyrandol", "plafon", "halogen", "taśma led"], means: ["LED", "oprawa", "oświetlenie"] },
  { words: ["lampa", "lampy", "kinkiet"], means: ["oprawa", "oświetlenie"] },
  { words: ["ściemniacz", "przyciemnianie"], means: ["ściemnianie", "ściemniacz"] },
  // Heating
  { words: ["ogrzać", "grzać", "dogrzać", "ciepło w domu"], means: ["ogrzewanie", "ogrzewanie elektryczne"] },
  { words: ["piec elektryczny", "piec na prąd", "bojler co"], means: ["kocioł elektryczny", "ogrzewanie elektryczne"] },
  {
    words: ["farelka", "grzejnik", "kaloryfer elektryczny", "olejak", "konwektor"],
    means: ["grzejnik", "ogrzewanie elektryczne"],
  },
  { words: ["podłogówka", "ogrzewanie podłogowe"], means: ["maty grzejne", "ogrzewanie elektryczne"] },
  { words: ["mata grzewcza", "kable grzewcze", "folia grzewcza"], means: ["maty grzejne"] },
  // Photovoltaics and storage
  {
    words: ["panele", "solary", "pv", "panele słoneczne", "baterie słoneczne", "ogniwa"],
    means: ["fotowoltaika", "panele fotowoltaiczne"],
  },
  { words: ["mój prąd", "dofinansowanie", "dopłata", "czyste powietrze"], means: ["dotacje", "fotowoltaika dotacje"] },
  {
    words: ["sprzedaż prądu", "sprzedać prąd", "oddawanie prądu", "oddać prąd do sieci", "nadprodukcja"],
    means: ["nadwyżka", "net-billing", "prosument"],
  },
  { words: ["inwerter", "inverter"], means: ["falownik"] },
  {
    words: [
      "akumulator do paneli",
      "bateria do paneli",
      "bateria do fotowoltaiki",
      "akumulator do fotowoltaiki",
      "powerwall",
    ],
    means: ["magazyn energii"],
  },
  {
    words: ["blackout", "agregat", "ups", "prąd podczas awarii"],
    means: ["zasilanie awaryjne domu", "magazyn energii"],
  },
  {
    words: ["ładowarka do auta", "wallbox", "ładowanie samochodu", "elektryk samochód"],
    means: ["ładowarka samochodu"],
  },
  // Weak currents
  {
    words: ["internet", "gniazdko internetowe", "kabel do internetu", "lan", "komputer"],
    means: ["sieć LAN", "RJ45", "skrętka"],
  },
  { words: ["ruter", "rooter", "modem"], means: ["router", "sieć LAN"] },
  {
    words: ["wifi", "zasięg", "bezprzewodowy internet", "słaby internet"],
    means: ["Wi-Fi", "punkt dostępowy", "sieć LAN"],
  },
  { words: ["switch", "swicz", "przełącznik sieciowy"], means: ["przełącznik", "PoE"] },
  { words: ["poe", "power over ethernet"], means: ["zasilanie przez kabel sieciowy", "sieć LAN"] },
  {
    words: ["punkt lan cena", "cena gniazda internetowego", "koszt sieci w domu", "ile za punkt internetowy"],
    means: ["ile kosztuje punkt sieci", "sieć LAN"],
  },
  {
    words: ["patchcord", "kabel krosowy", "keystone", "patch panel"],
    means: ["kable krosowe", "panel krosowy", "sieć LAN"],
  },
  { words: ["kamerka", "kamery", "wideo", "nagrywanie"], means: ["kamery", "monitoring"] },
  { words: ["podgląd", "podgląd w telefonie"], means: ["dostęp z telefonu", "kamery"] },
  {
    words: ["nvr", "dvr", "twardy dysk do kamer", "gdzie zapisują kamery"],
    means: ["rejestrator", "dysk do pracy ciągłej", "zapis"],
  },
  {
    words: ["koszt kamer", "cena kamer", "ile za kamery", "zestaw kamer", "montaż kamer cena"],
    means: ["koszt zestawu kamer", "ile kosztuje monitoring"],
  },
  { words: ["sąsiad", "prywatność", "kamera na sąsiada"], means: ["RODO", "działka sąsiada"] },
  {
    words: ["rozpoznawanie twarzy", "biometria", "odcisk palca w pracy"],
    means: ["rozpoznawanie twarzy", "dane biometryczne"],
  },
  { words: ["włamanie", "włamywacz", "złodziej", "antywłamaniowy", "kradzież"], means: ["alarm", "system alarmowy"] },
  { words: ["syrena", "wyje"], means: ["sygnalizator", "alarm"] },
  { words: ["czad", "tlenek węgla", "czujnik gazu"], means: ["czujka czadu"] },
  { words: ["czujnik", "sensor"], means: ["czujka"] },
  {
    words: ["ochroniarz", "ochrona domu", "patrol", "abonament za alarm", "monitorowanie alarmu"],
    means: ["agencja ochrony", "alarm"],
  },
  { words: ["koncesja", "licencja na alarmy", "uprawnienia do alarmów"], means: ["koncesja", "instalator alarmu"] },
  { words: ["akumulator do alarmu", "bateria do alarmu", "alarm bez prądu"], means: ["akumulator do alarmu", "alarm"] },
  {
    words: ["smart", "smarthome", "automatyka", "automatyka domowa", "inteligentne sterowanie"],
    means: ["inteligentny dom", "smart home"],
  },
  {
    words: ["loxone", "grenton", "ampio", "fibaro", "home assistant"],
    means: ["system jednej marki", "inteligentny dom"],
  },
  {
    words: ["matter", "thread", "zigbee", "z-wave", "zwave", "google home", "alexa"],
    means: ["Matter", "system radiowy", "inteligentny dom"],
  },
  { words: ["rolety", "żaluzje", "sterowanie roletami"], means: ["rolety", "inteligentny dom"] },
  // Law
  {
    words: ["przegląd", "kontrola instalacji", "odbiór"],
    means: ["przegląd instalacji", "kontrola okresowa", "protokół"],
  },
  {
    words: ["przegląd pięcioletni", "przegląd obowiązkowy", "obowiązkowy przegląd", "czy przegląd jest obowiązkowy"],
    means: ["art. 62", "przepisy", "kontrola okresowa"],
  },
  { words: ["wynajem", "lokator", "najem", "wynajmuję"], means: ["najemca", "wynajmowane mieszkanie"] },
  { words: ["papiery", "uprawnienia", "sep"], means: ["świadectwo kwalifikacyjne", "uprawnienia SEP"] },
];
