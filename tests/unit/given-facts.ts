/**
 * Fixed facts of all worked examples and calculators, for calculations by hand: the site's prices may change.
 * "pv.6kW: koszt 25000–35000" is {pv.6kW.koszt}.
 */
import type * as content from "@/content/facts";
import type { Figure, Figures } from "@/lib/content/types";

const lines = `
alarm.cena: baza 1400–2600, czujka 150–250; alarm: normaCzas 12, podtrzymanie 12–24
cctv.cena: dysk 500–800, kamera 350–800, punkt 200–450, rejestrator 600–1500, uruchomienie 400–800
cctv: pikseleDawne 250, pikseleNowe 500, szerokosc4k 3840; doba.ktos: dzien 28, noc 12, pozno 9, rano 13, wieczor 38
doba.nikt: dzien 15, noc 14, pozno 10, rano 16, wieczor 45
doba.poludnie: dzien 46, noc 10, pozno 7, rano 10, wieczor 27
dotacja: pmeMinimum 10, pmeUdzial 30, pmeZaKwh 800, pompa 14080–35200, ulga 53000
energia: autokonsumpcja 20–40, autokonsumpcjaMagazyn 50–70, cenaG11 1.1, cenaG11Zmienna 1, cenaG12Dzien 1.1
energia: cenaG12Noc 0.6, cenaG13Przedpoludnie 0.9, cenaG13Reszta 0.63, cenaG13Szczyt 1.5, czynnaG11 0.61
energia: cenaG12wDzien 1.23, cenaG12wNoc 0.63, nadwyzkaGodzinowa 0.22, oplatyStale 550
energia: sprawnoscMagazynu 90, uzyskPv 1000; lan.cena: punkt 200–400; lan: gniazda 2, patch 10, segment 90
lux: biurko 500, korytarz 100, kuchnia 500–1000, kuchniaOgolne 200–300, lazienka 200–500, salon 150–300
lux: sypialnia 100–200
magazyn: dotacja 50, gwarancja 10, pojemnoscKoncowa 60–80, zwrot 7–12; magazyn.5kWh: koszt 12000–18000
magazyn.10kWh: koszt 19000–28000; magazyn.15kWh: koszt 26000–36000; magazyn.20kWh: koszt 33000–45000
netbilling: zwrot 20–30
moc: jednoczesnosc 0.4–0.6, rezerwa 20–30; modernizacja: cena 50–150, minimum 1500–3000; ogrzewanie: kociol 5000–10000, pompa 30000–50000
podatek: liniowy 19, skalaNizsza 12, skalaWyzsza 32; pomiary: domDo150 800
pompa: copGrzejniki 3, copPodloga 4, czerwiec 2, grudzien 14, kwiecien 8, lipiec 2, listopad 11, luty 15, maj 4
pompa: marzec 12, pazdziernik 8, sierpien 2, styczen 18, udzial 50, wrzesien 4
przyklad.alarm: alarmCzas 0.25, alarmPobor 0.6, centrala 130, czujka 10, czujkiMieszkanie 4, detektor 15
przyklad.alarm: detektory 3, dualne 1, komunikator 70, kontaktrony 9, manipulator 60, manipulatory 2, ruchu 4
przyklad.alarm: sprawnosc 80, szyby 3; przyklad.alarm7: pobor 0.35, pojemnosc 7, zapas 25
przyklad.pvMagazyn: pojemnosc 10; przyklad.bojlerNoca: energia 4, lata 2
przyklad.cctv: dyski8 2, kamery4 4, kamery8 8; przyklad.czuwanie: moc 10; przyklad.dobor: zuzycie 4500
przyklad.dom: g12Tanie 50, g13Przedpoludnie 18, g13Szczyt 15
przyklad.dom: cieplo 80, kociol 12, powierzchnia 120, strata 50, tanieGodziny 10, zabezpieczenie 25
przyklad.dysk: doby 14, dysk 4, kamery 4, strumien 4, strumien4k 8, zapas 20; przyklad.falownik: krotnosc 1.1
przyklad.faza: czajnik 2, piekarnik 3, plyta 3.7, zmywarka 2
przyklad.garaz: liczba 12, limit 40, moc 11, noc 10, zuzycie 20; przyklad.kontrola: rok 2021
przyklad.lan: domofon 1, dzieci 2, gabinet 4, garaz 1, kamery 4, karton 305, kotlownia 2, mieszkanie 8
przyklad.lan: mocDomofon 10, mocKamera 10, mocPunkt 15, punkty 3, salon 4, srednio 18, sypialnia 2, zapas 10
przyklad.lan: zapasMocy 25; przyklad.linia: cienki 2.5, dlugosc 80, gruby 10, prad 16
przyklad.listwa: czajnik 2000, mikrofalowka 1200, niezadzialanie 1.13, obciazalnosc 10, toster 900, wylacznik 16
przyklad.lokal: klimatyzacja 2, piec 8, zabezpieczenie 25, zmywarka 3.5
przyklad.magazyn: cykle 220, cykleG12 300, cykleG13 100, pojemnosc 8, szczytG13 4.5
przyklad.moc: ladowarka 11, ogrzewanie 5, rezerwa 20, sprzet 24, wspolczynnik 0.5, wyzszeStopnie 4
przyklad.modernizacja: kuchnia 12, lazienka 8, przedpokoj 8; przyklad.modul: moc 450, pole 2
przyklad.mroz: cieplo 8, cop 2.5; przyklad.obiegowa: godziny 5000, nowa 15, stara 70
przyklad.petla: dobra 0.78, krotnosc 5, wylacznik 16, zla 3.2; przyklad.poe: kamera 8, kamery 8
przyklad.pokoje: czajnik 2000, farelka 2000, suszarka 1800, wylacznik 16; przyklad.pomiary: lata 5
przyklad.przylacze: moc 20.5, mocDotad 5, mocMala 14; przyklad.pv: falownik 5000, moc 6, zuzycie 6000
przyklad.bezSieci: panel 100, pobor 6; przyklad.segment: dom 24, garaz 40, warsztat 75
przyklad.smart: cieplo 15000, mieszkanie 20, panele 12, pobor 20, rolety 14, strefy 10, swiatlo 24, wspA 0.81
przyklad.smart: wspC 1, wspD 1.1
przyklad.spadek: domDlugosc 25, domMoc 20.5, domPrzekroj 10, garazDlugosc 40, garazMoc 3, grubszy 6, przekroj 2.5
przyklad.swiatlo: blatCel 500, blatCzesc 0.7, blatDlugosc 3, blatGlebokosc 0.6, cel 200, odbite 0.3–0.4, oprawy 8
przyklad.swiatlo: powierzchnia 24, punkty 14, skutecznosc 100, slabaTasma 800, strumien 800, wneka 4, wprost 0.5
przyklad.szafa: listwa 1, organizer 1, panele 2, polka 2, przelacznik 1, rejestrator 1, ups 2, wysokosc 15
przyklad.tablica: domObwody 16, domRcd 4, dwieZylyObwody 4, mieszkanieObwody 8, mieszkanieRcd 2
przyklad.taryfa: g13Przedpoludnie 20, g13Szczyt 15, noc 40, weekend 50, zuzycie 3000
przyklad.uplyw: grzalka 11, komputer 1.5, plyta 1.5, pralka 1, zmywarka 1; przyklad.ups: pobor 100, pojemnosc 300, sprawnosc 85
przyklad.wymiana: gniazda 37, laczniki 11, powierzchnia 60, rezerwa 10, swiatlo 12
przyklad.wymianaLed: cena 15, godziny 3, po 8.5, przed 42, sztuki 10
przyklad.zabrze: bojler 2, cieplo 100, mieszkanie 50, zabezpieczenie 25; przyklad.zlecenie: dom 110, mieszkanie 45
przylacze: stawkaKabel 70, stawkaNapowietrzna 30, wniosek 300–700; uziom: dom 700–1500; pv.10kW: koszt 35000–50000, produkcja 9000–11000
pv.3kW: koszt 15000–25000, produkcja 2700–3300; pv.6kW: koszt 25000–35000, produkcja 5400–6600
pv: cenaEnergii 0.7–0.9, magazynPonad 50, magazynWystarczy 1.5, terminOperatora 30, ubytek 0.5, zbieznosc 66
pv.etap: analiza 2–4, formalnosci 2–6, montaz 1–3, uruchomienie 1–2; pv.falownik: wymiana 10–15; rcd: prad 30
rynek: drobne 100–200, mcb 20–30, obudowa 100–300, obwod 100–200, oprawa 50–100, punkt 150–250, rcd 100–200
rynek: kompensacja 7000–12000, mcb3p 60–120, obudowaDom 250–600, rcd4p 200–400, spd3f 500–1200
rynek: rozlacznik 50–100, spd 250–700, tasma 100–200, zasilacz 100–200
siec: cosPhi 0.93, napiecie 230, napiecie3f 400, rezystywnosc 0.0225, zasilanie 0.4
slonce: czerwiec 13, grudzien 3, kwiecien 11, lipiec 13, listopad 3, luty 5, maj 13, marzec 9, pazdziernik 6
slonce: sierpien 12, styczen 3, wrzesien 9; smart.cena: inteligentna 60000–80000, punkt 400–900, zwykla 20000–40000
vat: podstawowy 23; wykonczenie: bruzdy 80–150; wymiana: cena 100–400, cenaPelna 180–330
przylacze.kabel: konce 600–1200, metr 90–160; przyklad.przylacze: metry 20
instalacje: punktyPelne 1, punktyProste 0.7; ladowarka: obwod 1500–3000; przyklad.nowyDom: powierzchnia 140
`;

/** Parses such lines. A range has an en dash. */
export const factsOf = (text: string): Figures =>
  Object.fromEntries(
    [...text.matchAll(/([\w.]+): ([^;\n]+)/g)].flatMap(([, group = "", list = ""]) =>
      list.split(", ").map((entry) => {
        const [name, amount = ""] = entry.split(" ");
        const [min = Number.NaN, max] = amount.split("–").map(Number);
        const key = `${group}.${name}`;
        return [key, max === undefined ? { what: key, value: min } : { what: key, min, max }] as const;
      }),
    ),
  );

export const fixedFacts: Figures = factsOf(lines);

const today = jest.requireActual<typeof content>("@/content/facts");
export const { factFiles } = today;
/**
 * A stand-in for content/facts with the site's words and units:
 * `jest.mock("@/content/facts", () => jest.requireActual("@/tests/unit/given-facts"))`.
 */
export const facts: Figures = Object.fromEntries(
  Object.entries<Figure>({ ...fixedFacts, ...today.facts }).map(([key, fact]) => {
    const { what, unit } = fact;
    return [key, fixedFacts[key] ? { ...fixedFacts[key], what, unit } : fact] as const;
  }),
);
