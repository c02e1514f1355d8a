/**
 * Queries as people type them, from four rounds, each written before the search was tuned for it. The right guide was
 * then first for 92.7 % of the third round, and for 82.7 % of the fourth, whole colloquial questions.
 */
type SearchQuery = {
  query: string;
  /** Slug of the guide that answers it, or an old one in content/redirects.ts. */
  guide: string;
  kind: Kind;
};

/** What makes a query hard: an inflected form, a typing error, missing diacritics, everyday words, a question. */
type Kind = "plain" | "ending" | "typo" | "ascii" | "everyday" | "question";

const lines = `
oswietlenie plain: oświetlenie; ending: oświetlenia, oświetleniem, ledów; typo: oswietlneie; ascii: oswietlenie
oswietlenie ascii: ile luksow do kuchni, swiatlo w ogrodzie, swiatla; everyday: żarówki led, lampy w łazience
oswietlenie everyday: żarówka świeci po wyłączeniu; question: jaka barwa światła do sypialni, lumeny czy waty
oswietlenie question: ciepłe czy zimne światło, ile lamp do salonu, natężenie światła w biurze domowym, jakie żarówki do kuchni
oszczedzanie plain: g12; ending: oszczędzać prąd, taryfy; typo: osczedzanie energi; ascii: zuzycie pradu telewizor
oszczedzanie ascii: oszczednosci energii w domu; everyday: za duże rachunki, taryfa nocna, co żre prąd
oszczedzanie everyday: pobór prądu w standby, lodówka ile bierze prądu, mniejszy rachunek, tańszy prąd
oszczedzanie question: jak obniżyć rachunki za prąd, czy ładowarka w gniazdku zużywa prąd, jak czytać fakturę za prąd
bezpieczenstwo plain: porażenie prądem, gniazdka a dzieci, bezpieczeństwo prąd, gniazdko w łazience, przycisk test
bezpieczenstwo ending: uziemienie gniazdka, bezpieczenstwa elektrycznego, przepięcia; typo: uziemnienie
bezpieczenstwo ascii: ochrona przed burza, przedluzacz przeciazenie, roznicowopradowy; everyday: kopnął mnie prąd
bezpieczenstwo everyday: prysznic gniazdko, dziecko włożyło coś do gniazdka, pralka mnie kopie
bezpieczenstwo question: jak sprawdzić różnicówkę
inteligentny-dom plain: smart home, knx, magistrala knx; ending: inteligentnego domu, inteligentne domy koszt
inteligentny-dom typo: inteligenty dom, smarthome; everyday: sterowanie roletami z telefonu, automatyka domowa
inteligentny-dom everyday: inteligentne światło w domu, dom sterowany telefonem
monitoring plain: kamery, rodo kamery, kamera ip; ending: kamerami, rejestratora, monitoringu, kamer do domu
monitoring typo: monitorng, kamrey, monitorig posesji; everyday: kamera na sąsiada, podgląd z domu w telefonie, dysk do nagrywania, nagrywanie sąsiada kamerą; question: ile dni nagrań, kamera wifi czy na kablu
systemy-alarmowe plain: alarm, alarm bezprzewodowy, czujki dymu, czujki ruchu, centrala alarmowa; ending: alarmów
systemy-alarmowe ending: alarmu; typo: alram; ascii: falszywy alarm; everyday: czujka ruchu pies, czujnik czadu
systemy-alarmowe everyday: włamanie, syrena, kot włącza alarm, złodzieje; question: ile kosztuje alarm
sieci-lan plain: skrętka, wi fi, kat 6a, poe, kabel sieciowy, szafa teleinformatyczna; typo: ruter
sieci-lan ascii: siec komputerowa; everyday: kabel do internetu, słaby zasięg wifi, gniazdko internetowe, szafka rack
sieci-lan everyday: internet po kablu, rozprowadzenie internetu po domu, wolny internet; question: ile gniazdek rj45
modernizacja plain: modernizacja za metr, wymiana rozdzielnicy; ending: modernizacji instalacji, koszt modernizacji
modernizacja ending: etapy modernizacji; typo: modernizcja; ascii: nowy obwod w kuchni
modernizacja everyday: remont instalacji elektrycznej, skrzynka z bezpiecznikami wymiana, unowocześnić instalację
modernizacja everyday: modernizacja elektryki w starym domu, odświeżenie instalacji
przepisy plain: normy elektryczne, przegląd pięcioletni, uprawnienia sep, prawo budowlane, ustawa
przepisy plain: zarządca wspólnoty obowiązki, kontrola okresowa, świadectwo kwalifikacyjne, norma pn-hd 60364
przepisy ending: przepisow, protokoły; ascii: obowiazkowy przeglad instalacji, ksiazka obiektu
przepisy question: kto może podpisać protokół, wynajem kto płaci za pomiary, czy przegląd jest obowiązkowy
przepisy question: polisa ubezpieczenie a instalacja
obliczanie-mocy plain: zabezpieczenie przedlicznikowe, warunki przyłączenia wniosek, moc umowna, bilans mocy
obliczanie-mocy ending: obliczyć moc, obliczenie mocy domu; typo: wspolczynik jednoczesnosci
obliczanie-mocy ascii: moc przylaczeniowa, zwiekszenie mocy, ile pradu bierze piekarnik, trojfazowe przylacze
obliczanie-mocy everyday: siła w domu, przydział mocy; question: ile kw do domu, trzy fazy czy jedna
obliczanie-mocy question: jaki kabel do płyty indukcyjnej, jaki bezpiecznik przed licznikiem
grzewnictwo plain: folia grzejna, ogrzewanie prądem koszty, cop; ending: ogrzewania elektrycznego, maty grzewcze
grzewnictwo typo: ogzewanie, pompa cipła; ascii: pompy ciepla, pompa ciepla koszt; everyday: ogrzewanie podłogowe
grzewnictwo everyday: piec elektryczny, grzejniki na prąd, farelka, kaloryfer elektryczny; question: czym ogrzać dom
wymiana-instalacji plain: tn-c; ending: przewody aluminiowe, wymianie instalacji, aluminiowa instalacja w bloku
wymiana-instalacji typo: alumnium; everyday: wymiana kabli w bloku, wymiana elektryki, stare kable
wymiana-instalacji everyday: stara instalacja dwużyłowa, nowa elektryka w mieszkaniu, remont mieszkania elektryka
wymiana-instalacji everyday: brak żyły ochronnej; question: ile kosztuje wymiana instalacji w mieszkaniu
awarie plain: iskrzy gniazdko, pogotowie energetyczne; ending: awarii, iskrzące kontakty; typo: awaira, awarja
awarie ascii: brak pradu, pol mieszkania bez pradu; everyday: korki, wywala korki, wybija różnicówkę, nie ma prądu
awarie everyday: światło miga, zwarcie w gniazdku, smród spalenizny z kontaktu, wybiło korki, gniazdko się pali, elektryk na już, wybija bezpiecznik jak włączam pralkę
magazyny-energii plain: lfp, zasilanie awaryjne domu, baterie litowe; ending: magazynów energii, magazynowanie energii
magazyny-energii typo: magazyn enegrii, magazyn energi cena; everyday: bateria do fotowoltaiki, akumulator do paneli
magazyny-energii everyday: blackout, magazyn prądu; question: ile kosztuje magazyn
fotowoltaika plain: pv, net billing, falownik, prosument, fotowoltaika zwrot, dotacja fotowoltaika, instalacja pv 6 kw
fotowoltaika plain: off grid; ending: fotowoltaiki; typo: fotovoltaika, fotowoltajka; everyday: panele
fotowoltaika everyday: panele słoneczne, panele na dach, solary, dotacje na panele, mój prąd, sprzedaż prądu do sieci
fotowoltaika everyday: zwrot z paneli; question: ile kosztuje fotowoltaika, ile paneli na dom
oswietlenie everyday: po zamontowaniu sonoffa zarowka led sie swieci mimo wylaczenia, ile lumenow na m2 do salonu, ile luksow nad blatem w kuchni, jaka barwa swiatla do sypialni 2700 czy 3000, jaka lampa nad prysznic ip44 czy ip65, ile kosztuje zrobienie oswietlenia w salonie z tasma led, ciemno w kuchni na blacie mimo lampy na suficie, jaka tasma led do wneki w suficie ile lumenow na metr, żarówka led żarzy się po zgaszeniu, ile halogenow led na jeden bezpiecznik 10a, led do sciemniacza buczy i mruga
oszczedzanie everyday: jak zmniejszyć rachunki za prąd, g11 czy g12 co sie bardziej opłaca, g12w od której jest tani prąd w sobote, co ciągnie prąd w nocy jak wszyscy śpią, ile kosztuje kwh w tauronie 2026, taryfa g13 kiedy jest najdroższy szczyt zimą, po jakim czasie zwroci sie wymiana halogenow na ledy, czemu mam wyzszy rachunek skoro zuzywam tyle samo, ile prądu bierze telewizor i dekoder na czuwaniu, co to jest opłata mocowa na fakturze
bezpieczenstwo everyday: kopnął mnie prąd czy iść do lekarza, co robic jak kogos porazi prad, jak często naciskać test na różnicówce, nacisnąłem test i nic się nie stało, czy moge podlaczyc czajnik i mikrofale do jednej listwy, ile cm od wanny gniazdko, zmywarka szczypie jak jej dotykam, ile kosztuje pomiar instalacji w mieszkaniu, czy wyciągać wtyczki podczas burzy, zaslepki do gniazdek dla dzieci czy warto
inteligentny-dom everyday: ile kosztuje inteligentny dom 150m2, smart home w bloku bez kucia ile to kosztuje, knx czy zigbee do nowego domu, loxone czy grenton co lepsze, czy smart home oszczedza na ogrzewaniu, czy inteligenty dom dziala bez internetu, jakie kable pod smart home polozyc na budowie, ile kosztuje jeden punkt knx, termostaty wifi na grzejniki kiedy sie zwroca
monitoring everyday: ile kamer na dom jednorodzinny, kamera na działce bez prądu i internetu, z jakiej odleglosci kamera rozpozna twarz, jaki dysk do rejestratora na 4 kamery, czy mozna nagrywac ulice kamera z domu, kamery w nocy się wyłączają, na jakiej wysokości powiesić kamerę przy wejściu, kamera na klatce schodowej w bloku zgoda, ile kosztuje zestaw 4 kamer z montazem, podglad z kamery w telefonie bezpieczenie
systemy-alarmowe everyday: ile czujek do alarmu w domu piętrowym, jaki akumulator do centrali 7ah czy wiecej, ile kosztuje alarm do domu 140m2, alarm przewodowy czy bezprzewodowy co lepsze, gdzie powiesić czujnik czadu w domu, od kiedy obowiazkowe czujki dymu w mieszkaniach, fałszywy alarm w nocy czujka ruchu słońce, czy instalator alarmow musi miec koncesje, jak sprawdzić czy alarm działa test co miesiac, alarm zgasł po godzinie bez pradu akumulator
sieci-lan everyday: ile gniazdek internetowych w pokoju, stara skretka 5e czy wymieniać, jaka rura pod światłowód do nowego domu, ile kosztuje punkt lan przed tynkami, kat 6 czy 6a do domu, internet po kablu tylko 100 mega zamiast gigabita, jak daleko skrętka do garażu, jaka szafa rack do domu ile u, słaby zasieg wifi na pietrze, czy internet mozna puścić kablem antenowym
modernizacja everyday: kucie scian, czy da się wymienić elektrykę bez kucia ścian, ile kosztuje wymiana skrzynki z bezpiecznikami w domu, nowa rozdzielnica cena z montazem, instalacja z lat 90 co trzeba poprawic, dodatkowy obwód do kuchni ile to kosztuje, remont elektryki na raty od czego zaczac, ile trwa wymiana rozdzielnicy i czy nie bedzie pradu, czy trzeba pozwolenia na przerobke instalacji elektrycznej, mam pare tysiecy na elektryke co zrobic najpierw
przepisy everyday: czy przegląd elektryki w domu jednorodzinnym jest obowiązkowy, co ile lat pomiary instalacji w bloku, kto moze podpisac przeglad 5 letni, czy wystarczy sep e do przeglądu, co musi byc w protokole z pomiarow elektrycznych, wynajmuję mieszkanie kto płaci za przegląd prądu, kara za brak przeglądu elektrycznego, papierowa książka obiektu do kiedy, czy ubezpieczyciel wypłaci bez protokołu elektrycznego, wymiana kabli w mieszkaniu pozwolenie czy zgloszenie
obliczanie-mocy everyday: ile kw na dom z pompa ciepla, jaki przydział mocy do mieszkania z indukcją, wywala glowny bezpiecznik wieczorem, 3x25a ile to kilowatow, ile prądu ciągnie ładowarka do elektryka w domu, jakie zabezpieczenie pod wallbox 11kw, ile kosztuje przyłącze prądu tauron do domu, jaki kabel do garażu 40 metrów, czy płyta indukcyjna na jednej fazie da rade, wniosek o zwiekszenie mocy co wpisac
grzewnictwo everyday: ile kosztuje ogrzewanie pradem domu 120m, pompa ciepła w taryfie g12 ile zapłace, jaka dotacja na pompe ciepla, czym zastąpić piec węglowy na śląsku, piec elektryczny 8kw jaki bezpiecznik, czy folie grzewcze sa tansze niz grzejniki, do kiedy trzeba wymienić kopciucha, po ilu latach zwroci sie pompa ciepla, maty grzejne w łazience kto podłącza, kaloryfery na prąd czy akumulacyjne w mieszkaniu
wymiana-instalacji everyday: ile kosztuje wymiana kabli w mieszkaniu 60 metrów, aluminiowa instalacja w bloku wymieniac czy nie, ile trwa wymiana elektryki w mieszkaniu, czy mozna mieszkac podczas wymiany instalacji, gniazdo bez bolca zerowanie czy to niebezpieczne, kto placi za pion elektryczny w bloku, ile gniazdek w mieszkaniu 3 pokojowym, jakie papiery po wymianie elektryki, kabel aluminiowy złamał się w puszce, elektryk bierze za punkt czy za metr
awarie everyday: wywaliło korki i nie chcą się włączyć, nie mam prądu a sąsiedzi mają co robić, pol domu nie ma pradu a bezpieczniki wlaczone, różnicówka wybija w nocy po deszczu, czuć spaleniznę z gniazdka gdzie dzwonić, raz jasno raz ciemno światło w domu wariuje, ile razy mozna podniesc bezpiecznik, kopie mnie pralka jak dotkne, przewierciłem kabel w ścianie, jaki numer na pogotowie energetyczne tauron
magazyny-energii everyday: cena magazynu energii 10kwh z montażem, czy magazyn enegrii opłaca sie bez dotacji, po ilu latach zwróci się bateria do fotowoltaiki, lfp czy nmc do domu, czy moge dolozyc baterie do zwykłego falownika, magazyn prądu bez paneli ładowany w nocy czy sie opłaca, czy trzeba zgłaszać magazyn energii powyzej 10 kwh, ile kwh magazynu do 6 kw paneli, magazyn nie działał jak wyłączyli prąd dlaczego, gdzie postawić akumulator od paneli garaż czy piwnica
fotowoltaika everyday: ile kosztują panele 6kw z montażem, po ilu latach zwraca sie pv bez magazynu, czy lepiej założyć mniejszą fotowoltaike przy net billingu, co sie dzieje z pieniędzmi z depozytu po roku, ile płacą za nadwyżkę prądu z paneli 2026, ile kw paneli na 4500 kwh rocznie, falownik wylacza sie w poludnie za wysokie napiecie, czy jest jeszcze mój prąd na same panele, ulga termomodernizacyjna panele ile odlicze, ile trwa zgłoszenie fotowoltaiki do taurona
`;

export const queries: readonly SearchQuery[] = [...lines.matchAll(/^(\S+) (.+)$/gm)].flatMap(
  ([, guide = "", kinds = ""]) =>
    kinds.split("; ").flatMap((part) => {
      const [kind, list = ""] = part.split(": ");
      return list.split(", ").map((query) => ({ query, guide, kind: kind as Kind }));
    }),
);
