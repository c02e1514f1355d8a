import type { SearchTopic } from "@/lib/content/types";

/**
 * What people come to a page with, in their own words: things, jobs, questions. A search that holds all words of a
 * phrase, in any form and order, finds the page first; the text of the page need not use them. Add a phrase when people
 * look for something and get another page. Single words only where no other page answers better.
 */
export const searchTopics: readonly SearchTopic[] = [
  {
    page: "/uslugi/instalacje",
    words: [
      "nowa instalacja, instalacja w domu, elektryka w nowym domu, budowa domu, stan surowy, dom od zera, nowy dom ile kosztuje elektryka, elektryka 140 m2",
      "przeróbka instalacji, punkty elektryczne, punkt elektryczny cena, ile za punkt, cena za punkt, ile punktów, przeniesienie gniazdka, przesunąć gniazdko, dołożyć gniazdko, dodatkowe gniazdko, nowe gniazdko, gniazdka od dewelopera, mieszkanie deweloperskie, stan deweloperski, zmiany lokatorskie, odbiór mieszkania",
      "płyta indukcyjna podłączenie, podłączyć indukcję, obwód do płyty, obwód do indukcji, osobny obwód, obwód do piekarnika, obwód do klimatyzacji, podłączyć klimatyzację, podłączenie piekarnika, gniazdo siłowe, siła w garażu, siła w warsztacie, gniazdo 400 V, trójfazowe gniazdko, kuchnia elektryka, elektryk do kuchni, łazienka elektryka",
      "ładowarka samochodu, ładowarka do elektryka, ładowarka auta, wallbox, walbox, stacja ładowania, ładowanie samochodu, ładować auto, ładować samochód, auto elektryczne, samochód elektryczny, wallbox cena, ładowarka w garażu, ładowarka w bloku, ładowarka w hali garażowej, montaż ładowarki, ładowarka 11 kW, ładowarka 22 kW, zgoda wspólnoty ładowarka",
      "prąd do altanki, prąd w ogrodzie, prąd na działce, kabel do garażu, prąd do garażu, prąd do szopy, oświetlenie ogrodu montaż, gniazdko na zewnątrz, gniazdko w ogrodzie, gniazdko na tarasie, brama wjazdowa, podłączyć bramę, napęd bramy, domofon, wideodomofon, dzwonek",
      "projekt instalacji, projekt elektryki, kucie ścian, bruzdy, wymiana kabli, wymiana instalacji, wymiana elektryki, instalacja aluminiowa wymiana, remont mieszkania, remont domu, elektryk do remontu, generalny remont, bloki z wielkiej płyty, vat 8, stawka vat",
      "wentylator w łazience, rekuperacja, rekuperator, okap, zmywarka podłączenie, sauna, jacuzzi, basen, hydrofor, pompa do wody, grzejnik łazienkowy, lustro led, markiza, silnik do rolet, antena, gniazdo telewizyjne, telewizor na ścianie, łącznik schodowy, włącznik schodowy, podwójny włącznik, uziom, bednarka, uziom fundamentowy, blaszak, domek letniskowy, wiata, studnia, oczko wodne",
      "odbiór mieszkania od dewelopera, puszki, puszka w ścianie, listwa w kuchni, gniazdko w blacie, gniazdka w wyspie, klimatyzator, pralka i suszarka obwód, piekarnik i płyta",
      "wymiana elektryki w mieszkaniu cena, elektryka w mieszkaniu ile kosztuje, wymiana elektryki cena, spółdzielnia ładowarka, zgoda na ładowarkę",
    ],
  },
  {
    page: "/uslugi/naprawy",
    words: [
      "naprawa, elektryk na już, elektryk pilnie, elektryk dzisiaj, elektryk w niedzielę, elektryk w weekend, elektryk w nocy, elektryk całodobowy, pogotowie elektryczne, elektryk na telefon, szybki elektryk, elektryk jutro, dojazd elektryka, ile za dojazd, ile kosztuje wizyta elektryka, cena wizyty, ile bierze elektryk, godzina pracy elektryka, stawka za godzinę, drobne prace, mała usterka",
      "wymiana gniazdka, wymienić gniazdko, naprawa gniazdka, wymiana kontaktu, wymiana włącznika, wymiana łącznika, wymiana bezpiecznika, urwane gniazdko, wypadło gniazdko, gniazdko nie działa, nie działa gniazdko, nie działa światło, światło nie świeci, urwany kabel, przewiercony kabel, przebity kabel, przecięty przewód, szukanie usterki, szukanie zwarcia, zwarcie w ścianie, diagnoza usterki",
      "wymiana różnicówki, wybija różnicówkę naprawa, zalane gniazdko, zalana instalacja, zalanie mieszkania, zalana rozdzielnica, spalone gniazdko, przypalone gniazdko, nadpalona wtyczka, stopione gniazdko",
      "nie świeci, nie świeci na klatce, nie świeci klatka schodowa, światło na klatce schodowej nie działa, nie działa lampa, nie działa dzwonek, domofon nie działa, naprawa domofonu, wymiana grzałki, nie grzeje bojler, uszkodzony kabel, wyrwane gniazdko, luźne gniazdko, wisi gniazdko, zepsuty włącznik, wymiana ściemniacza, iskrzy włącznik naprawa, elektryk od ręki, złota rączka",
    ],
  },
  {
    page: "/uslugi/rozdzielnice",
    words: [
      "wymiana rozdzielnicy, nowa rozdzielnica, rozdzielnia, wymiana rozdzielni, skrzynka z bezpiecznikami, skrzynka bezpiecznikowa, wymiana bezpieczników, nowe bezpieczniki, stare bezpieczniki, korki na automaty, korki ceramiczne, bezpieczniki porcelanowe, wkręcane bezpieczniki, tablica bezpiecznikowa, tablica z korkami, wymiana tablicy, szafka elektryczna, ile kosztuje rozdzielnica, montaż różnicówki, dołożyć różnicówkę, ogranicznik przepięć montaż, ochronnik przepięciowy, przepięciówka, brak miejsca w rozdzielnicy, opisanie bezpieczników, rozdzielnica w mieszkaniu cena",
    ],
  },
  {
    page: "/uslugi/przylacza",
    words: [
      "przyłącze, nowe przyłącze, przyłącze do domu, przyłącze do działki, przyłącze kablowe, przyłącze napowietrzne, przyłącze tymczasowe, prąd na budowę, prąd budowlany, erbetka, skrzynka budowlana, podłączenie prądu, podłączyć prąd do domu, doprowadzenie prądu, warunki przyłączenia, wniosek do taurona, tauron wniosek, tauron warunki, zgłoszenie gotowości instalacji, złącze kablowe, licznik, montaż licznika, przeniesienie licznika, przenieść licznik, plomba licznika, zerwana plomba",
      "zwiększenie mocy, większa moc, więcej mocy, więcej kilowatów, zmiana mocy umownej, przydział mocy większy, z jednej fazy na trzy, trzy fazy, trójfazowy licznik, siła do domu, zmiana na trójfazowe, moc pod pompę ciepła, przyłącze pod pompę ciepła, pompa ciepła jaka moc, ile kosztują trzy fazy, zabezpieczenie przedlicznikowe większe, kabel do licznika, wlz",
      "linia napowietrzna, słup na działce, kabel ziemny, drugi licznik, dwa liczniki, podlicznik, licznik dla lokatora, licznik zdalny, legalizacja licznika, szafka licznikowa, zasilanie budowy, food truck, kontener budowlany, działka rolna prąd",
    ],
  },
  {
    page: "/uslugi/sieci-lan",
    words: [
      "sieć komputerowa, internet w domu, internet po kablu, sieć w biurze, okablowanie biura, sieć w firmie, gniazdko internetowe, gniazdo lan, gniazdo rj45, skrętka montaż, położenie skrętki, szafa rack montaż, światłowód w domu, punkt lan cena, ile za gniazdo lan, serwerownia, wifi w firmie, wifi w biurze, wifi w domu, internet bez kucia ścian, sieć bez kucia, mesh, access point, punkt dostępowy, stanowiska komputerowe, gniazda do biurek, sieć dla sklepu, terminal płatniczy internet",
      "gniazda internetowe w ścianie, sieć w hotelu, sieć w szkole, kable do internetu układanie, pomiar sieci, certyfikat sieci, przeniesienie routera, kasa fiskalna internet",
    ],
  },
  {
    page: "/uslugi/monitoring",
    words: [
      "kamery, montaż kamer, kamery do domu, kamery na dom, kamera na działkę, kamery na budowę, kamery w sklepie, kamery na magazyn, kamery bez abonamentu, kamera na podjazd, kamery cena, ile kosztują kamery, ile za kamery, 4 kamery, 8 kamer, zestaw kamer, kamera obrotowa, kamera wifi montaż, kamera na baterie, kamera solarna, kamera na kartę sim, naprawa kamer, rejestrator montaż, wideorejestrator, podgląd w telefonie, monitoring firmy, monitoring osiedla, monitoring bloku",
      "kamera przy bramie, kamera na parking, kamera do garażu, kamery do kurnika, kamera na wsi, kamery do magazynu, kamery do biura, kamera w przedszkolu, kamery z zapisem, kamera całą dobę, monitoring wizyjny, cctv",
    ],
  },
  {
    page: "/uslugi/alarmy",
    words: [
      "montaż alarmu, alarm do domu, alarm do sklepu, alarm do mieszkania, alarm do firmy, alarm cena, ile kosztuje alarm, alarm z powiadomieniem, serwis alarmu, przegląd alarmu, konserwacja alarmu, wymiana akumulatora w alarmie, czujka ruchu, kontrola dostępu, otwieranie drzwi na kartę, zamek na kod, domofon na kartę, karta do drzwi, system przeciwpożarowy, instalacja ppoż, czujki dymu w firmie, przycisk napadowy, guzik sos, satel, ajax, jablotron, alarm bez kabli",
    ],
  },
  {
    page: "/uslugi/smart-home",
    words: [
      "smart home montaż, inteligentny dom montaż, knx, instalacja knx, knx cena, ile kosztuje smart home, ile kosztuje inteligentny dom, sterowanie roletami, rolety elektryczne, sterowanie z telefonu, sterowanie oświetleniem, sterowanie ogrzewaniem, automatyka budynku, programowanie knx, ściemniacze, sceny świetlne, integrator",
      "ogrzewanie zdalnie, włączyć ogrzewanie zdalnie, włączyć zdalnie, sterowanie na odległość, dom letniskowy zdalnie",
    ],
  },
  {
    page: "/uslugi/pomiary",
    words: [
      "pomiar, pomiary, pomiary elektryczne, pomiary cena, ile kosztuje pomiar, ile kosztują pomiary, ile za pomiary, ile kosztuje przegląd, przegląd elektryczny cena, przegląd instalacji, przegląd pięcioletni cena, przegląd domu, przegląd mieszkania, przegląd po latach, sprawdzenie instalacji, sprawdzić instalację, sprawdzić elektrykę, sprawdzenie przed zakupem, kupuję mieszkanie, zakup mieszkania, przed kupnem mieszkania, mieszkanie z drugiej ręki, sprzedaż mieszkania, odbiór domu, odbiór budynku papiery, protokół pomiarów, protokół z pomiarów, protokół dla ubezpieczyciela, protokół do ubezpieczenia, papiery do odbioru, pomiary odbiorcze",
      "pomiar uziemienia, pomiar rezystancji, rezystancja izolacji, pętla zwarcia, pomiar piorunochronu, badanie odgromówki, instalacja odgromowa pomiary, termowizja, kamera termowizyjna, badanie różnicówek, przegląd fotowoltaiki, pomiary fotowoltaiki, pomiary w bloku, pomiary w firmie, pomiary w sklepie, pomiary w szkole, pomiary przedszkole, uprawnienia do pomiarów, dokumentacja powykonawcza",
      "pomiary paneli, pomiary paneli na dachu, pomiary ładowarki, badanie instalacji, badanie gniazdek, stan instalacji, czy instalacja jest bezpieczna, ekspertyza, opinia techniczna, przegląd szkoły, przegląd przedszkola, przegląd salonu, sanepid pomiary, pomiary natężenia oświetlenia, pomiary dla straży, pomiary po zalaniu, wspólnota pomiary",
    ],
  },
  {
    page: "/uslugi/fotowoltaika",
    words: [
      "montaż fotowoltaiki, montaż paneli, panele na dach, panele na dom, panele na garaż, panele na gruncie, fotowoltaika cena, ile kosztuje fotowoltaika, ile kosztują panele, 10 kW, 6 kW, 5 kW, fotowoltaika dla firmy, fotowoltaika z magazynem, instalacja pv, instalator fotowoltaiki, serwis fotowoltaiki, przegląd fotowoltaiki, falownik wymiana, rozbudowa fotowoltaiki, dołożyć panele, optymalizatory, zgłoszenie do taurona, falownik się wyłącza",
    ],
  },
  {
    page: "/uslugi/magazyny-energii",
    words: [
      "montaż magazynu energii, magazyn energii cena, ile kosztuje magazyn, magazyn 10 kWh, magazyn 5 kWh, bateria do domu, bateria do fotowoltaiki, akumulator do paneli, dołożyć magazyn, dołożyć baterię, zasilanie awaryjne, prąd z baterii, backup, ups do domu, agregat, praca wyspowa, prąd podczas awarii, podtrzymanie pieca",
    ],
  },
  {
    page: "/uslugi/energooszczedne",
    words: [
      "wymiana oświetlenia, wymiana lamp, powieszenie lampy, zawiesić lampę, zawiesić żyrandol, podłączyć lampę, montaż lampy, montaż żyrandola, montaż oświetlenia, montaż led, taśma led montaż, świetlówki na ledy, świetlówki, halogeny na led, czujnik ruchu światło, czujka zmierzchu, oświetlenie klatki schodowej, oświetlenie hali, zegar do bojlera, podłączenie bojlera, bojler, podgrzewacz wody, zmiana taryfy, obwód pompy ciepła, podłączenie pompy ciepła, podłączyć pompę ciepła, pompa ciepła elektryk, mniejsze rachunki, energooszczędne oświetlenie",
      "lampa nad stołem, lampa sufitowa, plafon, kinkiet, czujka ruchu na korytarzu, czujka ruchu na klatce, światło na klatce schodowej, oświetlenie korytarza, oświetlenie podjazdu, lampa z czujnikiem, zegar astronomiczny, stycznik nocny, oświetlenie sklepu, oświetlenie salonu fryzjerskiego, energooszczędne żarówki montaż, grzałka bojlera sterowanie, jaśniej w garażu",
    ],
  },
  {
    page: "/dla-firm",
    words: [
      "firma, dla firmy, elektryk dla firmy, elektryk do firmy, elektryk na stałe, stała umowa, stała obsługa, abonament dla firmy, umowa serwisowa, obsługa elektryczna, utrzymanie ruchu, zakład, fabryka, hala, hala produkcyjna, produkcja, maszyna, podłączenie maszyny, wspólnota, wspólnota mieszkaniowa, zarządca, spółdzielnia, blok przegląd cena, przegląd bloku, przegląd klatki, developer, deweloper, podwykonawca",
      "energia bierna, opłata za energię bierną, moc bierna, kompensacja, kompensator, bateria kondensatorów, kary za bierną, średnie napięcie, stacja trafo, stacja transformatorowa, transformator, trafostacja, rozdzielnia sn, biuro, biuro elektryk, lokal usługowy, elektryka w lokalu, sklep elektryk, gastronomia, restauracja elektryk, gniazda w biurze, oświetlenie awaryjne, oświetlenie ewakuacyjne, oświetlenie biura, oświetlenie w biurze, termowizja rozdzielni, termowizja w zakładzie, dyżur, umowa z elektrykiem, oferta dla firmy, przetarg, faktura vat, faktura",
      "nie świeci na klatce schodowej, światło na klatce, administracja bloku, lampy ewakuacyjne, lampa awaryjna, szkoła, przedszkole, żłobek, gabinet, salon fryzjerski, salon kosmetyczny, magazyn, warsztat samochodowy, wysokie rachunki w firmie, faktura za prąd w firmie, opłata za ponadumowny pobór, tangens, linia produkcyjna, falownik do silnika, silnik trójfazowy, suwnica, wyłącznik przeciwpożarowy, pwp, gwarancja dla firmy, plac budowy, wynajem lokalu",
      "kamera termowizyjna rozdzielnica, termowizja, wózki widłowe, ładowarki wózków, kościół, parafia, zabytek, piekarnia",
    ],
  },
  {
    page: "/wycena",
    words: [
      "cennik, cennik elektryka, cennik usług, cennik usług elektrycznych, ceny, wycena, darmowa wycena, bezpłatna wycena, wycena online, kalkulator, kalkulator ceny, kosztorys, ile to będzie kosztować, ile kosztuje elektryk, policzyć koszt, poprosić o wycenę, zapytanie ofertowe, link do wyceny, moja wycena",
      "ile wyjdzie, ile zapłacę, orientacyjna cena, koszt elektryka, stawki elektryka, ceny robocizny, robocizna elektryk",
    ],
  },
  {
    page: "/kontakt",
    words: [
      "kontakt, telefon, numer, numer telefonu, numer do elektryka, zadzwonić, mail, email, adres, adres email, godziny, godziny otwarcia, godziny pracy, do której odbieracie, do której godziny dzwonić, o której można dzwonić, do której czynne, czy pracujecie w niedzielę, czynne w sobotę, otwarte, opinie, opinie klientów, wizytówka, napisać wiadomość, sms, umówić się, umówić wizytę, umówić termin, gdzie jesteście, gdzie dojeżdżacie, jaki obszar, nip, dane firmy, polisa, ubezpieczenie firmy, wolne terminy",
      "elektryk w rudzie śląskiej, ruda śląska, mysłowice, siemianowice, piekary śląskie, świętochłowice, jaworzno, będzin, czeladź, mikołów, knurów, tarnowskie góry, wodzisław śląski, racibórz, bielsko-biała, częstochowa, pszczyna, zawiercie, mikołów elektryk, czy dojeżdżacie, ile czeka się na elektryka, kiedy możecie przyjechać, oddzwonić, oddzwońcie, reklamacja, gwarancja, czy macie ubezpieczenie, facebook, whatsapp, elektryk w okolicy, elektryk blisko mnie, uprawnienia firmy",
      "czy przyjedziecie, po 18, wieczorem, w święta, po pracy, w ten sam dzień",
    ],
  },
  {
    page: "/oferta",
    words: ["oferta, zdjęcia, zdjęcia prac, realizacje, galeria, co robicie, zakres usług, przykłady prac, portfolio"],
  },
  {
    page: "/wzor-oferty",
    words: [
      "wzór oferty, przykładowa oferta, przykład oferty, jak wygląda oferta, jak wygląda wycena, co powinno być w ofercie, porównać oferty, porównanie ofert, jak porównać elektryków, jak czytać ofertę, kosztorys przykład",
      "faktura, czy wystawiacie fakturę, paragon, zaliczka, ile zaliczki, gwarancja na piśmie, umowa z elektrykiem wzór, co jest w cenie",
    ],
  },
  {
    page: "/wzor-protokolu",
    words: [
      "wzór protokołu, przykładowy protokół, przykład protokołu, jak wygląda protokół, jak czytać protokół, protokół pdf, protokół wzór, protokół z pomiarów wzór, druk protokołu, co znaczą wyniki pomiarów, pieczątka protokół",
    ],
  },
  {
    page: "/ogloszenie-o-pomiarach",
    words: [
      "ogłoszenie, ogłoszenie o pomiarach, kartka na klatkę, ogłoszenie na klatkę, zawiadomienie mieszkańców, zawiadomienie lokatorów, powiadomić lokatorów, zawiadomienie o przeglądzie, wejście do mieszkań ogłoszenie, termin pomiarów ogłoszenie",
    ],
  },
  {
    page: "/jastrzebie-zdroj",
    words: [
      "szkody górnicze, szkoda górnicza, tąpnięcie, po tąpnięciu, wstrząs, po wstrząsie, zatrzęsło, pęknięta ściana, pękła ściana, kopalnia, odszkodowanie z kopalni, protokół do kopalni, instalacja po wstrząsie",
    ],
  },
  { page: "/rybnik", words: ["szkody górnicze, wstrząs, protokół do kopalni"] },
  { page: "/bytom", words: ["szkody górnicze, tąpnięcie, kamienica, pęknięta ściana"] },
  {
    page: "/poradnik/awarie",
    words: [
      "nie ma prądu, nie mam prądu, brak prądu, nie ma światła, ciemno w domu, ciemno w mieszkaniu, zgasło światło, wyłączyli prąd, przerwa w dostawie, planowane wyłączenie, kiedy będzie prąd, wybiło korki, wywaliło korki, korki, wybija bezpiecznik, wywala bezpiecznik, wyskakuje bezpiecznik, wysadza bezpiecznik, bezpiecznik wyskoczył, bezpiecznik nie chce się podnieść, nie chce się włączyć bezpiecznik, wybija różnicówka, wywala różnicówkę, różnicówka wywala, różnicówka po deszczu, wybija korki, wywala korki, światło miga, światło mruga, światło przygasa, mrugają lampy, migają lampy",
      "pół mieszkania bez prądu, połowa mieszkania, pół domu bez prądu, jedna faza, brak fazy, zanik fazy, wybija płyta, wybija piekarnik, wybija pralka, wybija zmywarka, wybija bojler, wybija czajnik, zwarcie, spięcie, iskrzy gniazdko, iskrzy kontakt, iskrzy, iskry, dymi, dym z gniazdka, śmierdzi spalenizną, spalenizna, śmierdzi z gniazdka, trzeszczy gniazdko, brzęczy bezpiecznik, buczy, gorące gniazdko, ciepłe gniazdko, grzeje się gniazdko, pali się gniazdko, zerwany przewód, zerwana linia, leżący kabel, do kogo dzwonić, gdzie dzwonić, pogotowie energetyczne, 991, numer pogotowia, przepięcie, spalił się sprzęt, spalony telewizor, burza spaliła, spaliło telewizor, kto zwróci za sprzęt, odszkodowanie za sprzęt, tauron odszkodowanie, woda w rozdzielnicy, zalało mieszkanie, zalało gniazdko, napięcie za wysokie, kran kopie, przewierciłem kabel",
      "bezpiecznik sam się wyłącza, bezpiecznik pada, korek wyleciał, strzeliło, coś strzeliło, huknęło, błysnęło, zapach spalonego plastiku, śmierdzi plastikiem, śmierdzi ze skrzynki, gniazdko stopione, prąd raz jest raz nie ma, prąd wraca i znika, słabe napięcie, za jasno świecą żarówki, żarówki się przepalają, palą się żarówki, wybija przy włączaniu, wybija w nocy, wybija po deszczu, drzewo na linii, nie działa połowa gniazdek, nie działają gniazdka, dzwonić do taurona, lodówka bez prądu",
    ],
  },
  {
    page: "/poradnik/bezpieczenstwo",
    words: [
      "porażenie, porażenie prądem, poraził prąd, kopnął prąd, kopie prąd, kopie pralka, kopie zmywarka, kopie lodówka, szczypie prąd, pierwsza pomoc, przycisk test, test różnicówki, jak sprawdzić różnicówkę, różnicówka co to, dziecko gniazdko, zaślepki, dzieci a prąd, gniazdko w łazience, gniazdko przy wannie, gniazdko przy umywalce, strefy w łazience, łazienka ip44, przedłużacz, listwa, przedłużacz się grzeje, ochrona przed burzą, burza, piorun, przepięcia ochrona, uziemienie, gniazdko bez uziemienia, bolec, czujka dymu, czujnik dymu, czujnik czadu, czujka czadu, czad, gaśnica, bezpieczniki po co, pożar instalacji",
      "dziecko kopnął prąd, prąd kopie w łazience, mrowienie, prąd w wodzie, kran kopie prądem, suszarka w łazience, pralka w łazience gniazdko, jak udzielić pomocy, reanimacja, gasić pożar, gasić wodą, kolory przewodów, co to jest różnicówka, po co różnicówka, ile różnicówek, stara listwa, rozgałęźnik, złodziejka, przedłużacz ogrodowy, prąd na basenie, ładowanie hulajnogi, hulajnoga w domu, bateria się pali",
    ],
  },
  {
    page: "/poradnik/przepisy",
    words: [
      "przepisy, prawo, norma, normy, ustawa, czy przegląd jest obowiązkowy, obowiązkowy przegląd, co ile lat przegląd, co ile przegląd, jak często przegląd, kiedy przegląd, termin przeglądu, przegląd po pięciu latach, kara za brak przeglądu, kara, mandat, nadzór budowlany, kto może robić pomiary, kto podpisuje protokół, uprawnienia sep, sep, grupa g1, uprawnienia e i d, książka obiektu, c-kob, wynajmuję mieszkanie, wynajem, kto płaci za przegląd, kto płaci za naprawę, właściciel czy lokator, najemca, lokator, lokator nie wpuszcza, nie wpuścił do mieszkania, odmowa wstępu, pozwolenie, zgłoszenie robót, czy trzeba pozwolenie, ubezpieczenie a przegląd, ubezpieczyciel, wypłata odszkodowania, warunki techniczne, legalnie samemu, czy mogę sam, samodzielnie zrobić instalację",
      "jak często pomiary, pomiary co ile, pomiary w przedszkolu co ile, przegląd w firmie co ile, przegląd w szkole, czy muszę robić przegląd, kto odpowiada za instalację, spółdzielnia czy lokator, kto wymienia kable w bloku, kto naprawia światło na klatce, gdzie kończy się instalacja lokatora, kominiarz, pip kontrola, bhp pomiary, sanepid, odbiór instalacji, dziennik budowy, samowola, uprawnienia budowlane",
    ],
  },
  {
    page: "/poradnik/obliczanie-mocy",
    words: [
      "ile kilowatów, ile kw, ile mocy, jaka moc, obliczyć moc, kalkulator mocy, moc przyłączeniowa, moc umowna, bilans mocy, współczynnik jednoczesności, jaki bezpiecznik, jaki kabel, jaki przewód, jaki przekrój, kalkulator przekroju, dobór przewodu, dobór kabla, spadek napięcia, 3x25, 25 amper, ile amper, ile watów bierze, ile prądu bierze, ile prądu ciągnie, wybija główny bezpiecznik, bezpiecznik główny, za mała moc, jedna faza czy trzy, czy wystarczy jedna faza, czy wystarczy mocy, przewód do płyty, przewód do ładowarki, zwykłe gniazdko ładowanie, kabel do piekarnika, tabela obciążeń",
      "jaki kabel do kuchenki, jaki kabel do garażu, jaki kabel na zewnątrz, jaki bezpiecznik do piekarnika, jaki bezpiecznik do bojlera, ile obwodów, moc grzejnika, ile wat, ile kW na dom, moc klimatyzacji, moc pompy, przeciążenie, bezpiecznik b16, bezpiecznik c16, b czy c, mm2, przekrój kabla, długi kabel, prąd w amperach, przelicznik, sauna ile kw, warsztat ile kw",
    ],
  },
  {
    page: "/poradnik/modernizacja",
    words: [
      "modernizacja, modernizacja cena, koszt modernizacji, ile kosztuje modernizacja, remont na raty, etapami, remont etapami, remont po kolei, od czego zacząć remont, od czego zacząć, odświeżenie instalacji, częściowa wymiana, jeden pokój, jedno pomieszczenie, nowy obwód do kuchni, dodatkowy obwód, unowocześnić instalację, mały budżet, instalacja z lat 90, bez kucia, bez kucia ścian, listwy przypodłogowe",
      "remont kuchni elektryka, remont łazienki elektryka, gdzie gniazdka w kuchni, gniazdka w kuchni, rozmieszczenie gniazdek, plan gniazdek, kuchnia obwody, co wymienić najpierw, tylko kuchnia, tylko łazienka, elektryka w kuchni koszt",
    ],
  },
  {
    page: "/poradnik/wymiana-instalacji",
    words: [
      "wymiana instalacji, wymiana instalacji w bloku, wymiana kabli, wymiana przewodów, wymiana elektryki, ile trwa wymiana, ile kosztuje wymiana instalacji, ile kosztuje wymiana kabli, aluminium, aluminiowe przewody, aluminiowe kable, stara instalacja, stare kable, dwa przewody, dwie żyły, dwużyłowa, zerowanie, zerowane gniazdka, tn-c, bez przewodu ochronnego, brak bolca, brak uziemienia, pion, pion w bloku, pion elektryczny, wlz, mieszkać podczas remontu, kucie w bloku, wielka płyta, kamienica instalacja, familok instalacja, ile gniazdek w mieszkaniu, ile gniazdek w pokoju, wysokość gniazdek",
      "gniazdka na jakiej wysokości, gdzie dać gniazdka, ile obwodów w mieszkaniu, stary dom instalacja, dom po dziadkach, poniemiecki dom, aluminium w starym domu, miedź zamiast aluminium, łączenie miedzi z aluminium, kable się kruszą, czy wymieniać instalację, jak długo wytrzyma instalacja, wiek instalacji",
    ],
  },
  {
    page: "/poradnik/grzewnictwo",
    words: [
      "ogrzewanie, ogrzewanie prądem, ogrzewanie elektryczne, grzejniki elektryczne, grzejnik na prąd, maty grzewcze, mata grzejna, podłogówka, ogrzewanie podłogowe, folia grzewcza, kocioł elektryczny, piec elektryczny, piec na prąd, pompa ciepła, pompa ciepła koszt, pompa ciepła opłaca się, pompa ciepła czy gaz, gaz czy prąd, pellet, węgiel, kopciuch, uchwała antysmogowa, wymiana pieca, czyste powietrze, dotacja na pompę, farelka, promiennik, ile kosztuje ogrzewanie",
      "czym ogrzać, czym ogrzewać stary dom, ogrzewanie mieszkania, ogrzewanie garażu, ogrzewanie łazienki, drabinka elektryczna, klimatyzacja grzanie, piec akumulacyjny, bojler, pompa ciepła rachunki, pompa ciepła ile prądu, ogrzewanie na podczerwień, bufor, wymiana kopciucha",
    ],
  },
  {
    page: "/poradnik/oszczedzanie",
    words: [
      "rachunek za prąd, rachunki za prąd, wysoki rachunek, duży rachunek, za wysoki rachunek, drogi prąd, obniżyć rachunki, oszczędzać prąd, oszczędzanie, taryfa, taryfa nocna, tani prąd, g11, g12, g12w, g13, zmiana taryfy, jaka taryfa, cena prądu, cena kwh, ile kosztuje kwh, stawka za prąd, faktura za prąd, jak czytać fakturę, opłata mocowa, czuwanie, standby, co zużywa prąd, co żre prąd, zużycie prądu, licznik się kręci, miernik zużycia, lodówka, telewizor, komputer prąd, kiedy prać, pranie w nocy, bojler w nocy",
      "dlaczego mam duży rachunek, rachunki w firmie, faktura za prąd wyższa, prognoza, rozliczenie, zmiana sprzedawcy, inny sprzedawca, licznik dwutaryfowy, suszarka ile bierze, zmywarka w nocy, tania energia w weekend, dynamiczna taryfa, prąd w nocy taniej",
    ],
  },
  {
    page: "/poradnik/oswietlenie",
    words: [
      "oświetlenie, światło, ile lumenów, ile luksów, ile lamp, ile punktów świetlnych, ile światła, barwa światła, ciepłe światło, zimne światło, kelwiny, jaka żarówka, żarówki led, żarówka, taśma led, zasilacz do taśmy, led miga, led świeci po wyłączeniu, żarówka żarzy się, ściemniacz, oświetlenie salonu, oświetlenie kuchni, oświetlenie łazienki, lampa nad prysznicem, lampa w łazience, lampa na taras, oświetlenie ogrodu, lampki w ogrodzie, kabel w ziemi ogród, jak głęboko kabel, halogeny, szynoprzewód, oczka w suficie, kalkulator światła, czujnik ruchu",
      "lampa nad stół, światło do pracy, biurko lampka, migają ledy, ledy migają, buczy ściemniacz, led do ściemniacza, oświetlenie schodów, listwa led, jaka moc żarówki, zamiennik 60 W, cri, oddawanie barw, ip44, ip65, lampa do łazienki",
    ],
  },
  {
    page: "/poradnik/sieci-lan",
    words: [
      "sieć lan, skrętka, kat 6, kat 6a, kategoria kabla, słaby zasięg, słabe wifi, wolny internet, internet zrywa, zasięg wifi, zasięg na piętrze, wzmacniacz sygnału, wzmacniacz wifi, repeater, mesh czy kabel, gdzie router, router, szafa rack, patch panel, poe, switch, ile gniazdek internetowych, rura pod światłowód, internet na piętrze, internet w garażu, internet bez kucia, plc, internet z gniazdka",
      "internet się rwie, internet w ogrodzie, jaki kabel do internetu, światłowód w ścianie, rozdzielenie internetu, wifi nie dociera, martwe strefy, ile punktów dostępowych, 2,5 gigabita, router w szafce",
    ],
  },
  {
    page: "/poradnik/monitoring",
    words: [
      "kamera wifi czy kabel, jaka kamera, jakie kamery wybrać, kamera na sąsiada, kamera na ulicę, rodo, rodo kamery, tabliczka monitoring, czy wolno nagrywać, nagrywanie sąsiada, kamera na klatce, ile dni nagrań, jaki dysk, rozpoznawanie twarzy, kamera w nocy, kamera widzi w nocy, rozdzielczość kamery, kamera 4k, wysokość kamery, kamera w pracy, kamera w mieszkaniu na wynajem, karta czy rejestrator, chmura, nagrania w chmurze",
      "kamera na podwórku sąsiada, ile kamer, ile kosztuje monitoring, kamera zasięg, kamera bez internetu, kamera na prąd czy baterię, dostęp do nagrań, policja nagranie, kamera przy drzwiach, wizjer, dzwonek z kamerą",
    ],
  },
  {
    page: "/poradnik/systemy-alarmowe",
    words: [
      "alarm, jaki alarm, alarm przewodowy czy bezprzewodowy, alarm bezprzewodowy, fałszywy alarm, fałszywe alarmy, alarm włącza się sam, pies, kot, czujka a pies, zwierzęta, ile czujek, centrala alarmowa, akumulator do alarmu, alarm bez prądu, syrena, agencja ochrony, powiadomienie na telefon, włamanie, włamywacz, złodziej, test alarmu, stopień zabezpieczenia, klasa alarmu, obowiązek czujki dymu",
      "alarm wyje, alarm w nocy, alarm się włącza, bateria w czujce, alarm cena, alarm na działce, abonament za alarm, monitoring alarmu, czujka zalania, czujnik zalania, czujnik otwarcia okna",
    ],
  },
  {
    page: "/poradnik/inteligentny-dom",
    words: [
      "inteligentny dom, smart home, system smart home, knx czy radio, zigbee, matter, loxone, grenton, fibaro, czy smart home się opłaca, smart home oszczędności, smart home bez internetu, smart home w bloku, jakie kable pod smart home, okablowanie smart home, termostaty, sterowanie głosem, google home, alexa, home assistant, co można automatyzować",
      "sterowanie telefonem, sterowanie światłem, inteligentne gniazdka, inteligentne żarówki, inteligentne rolety, smart home cena, smart home koszt, asystent głosowy, termostat, głowice na grzejniki",
    ],
  },
  {
    page: "/poradnik/magazyny-energii",
    words: [
      "magazyn energii, magazyn prądu, czy magazyn się opłaca, zwrot magazynu, magazyn bez paneli, magazyn bez fotowoltaiki, ile kwh magazynu, jaki magazyn, lfp, żywotność baterii, bateria w garażu, gdzie postawić magazyn, dotacja na magazyn, dofinansowanie magazynu, magazyn a zgłoszenie, blackout, dom bez prądu z baterii, baterie sodowe, akumulator żelowy",
      "magazyn a taryfa, ładowanie w nocy, bateria na noc, ups, ile godzin wystarczy, magazyn energii dotacja, pożar magazynu, magazyn w piwnicy, magazyn na zewnątrz",
    ],
  },
  {
    page: "/poradnik/fotowoltaika",
    words: [
      "fotowoltaika, panele, panele słoneczne, pv, czy fotowoltaika się opłaca, czy panele się opłacają, zwrot fotowoltaiki, zwrot paneli, po ilu latach zwrot, net billing, netbilling, depozyt prosumencki, prosument, sprzedaż prądu, nadwyżka prądu, ile płacą za prąd, ile paneli, ile kw paneli, dotacja na panele, mój prąd, ulga termomodernizacyjna, dofinansowanie fotowoltaiki, panele działają bez prądu, panele gdy nie ma prądu, on grid off grid, off grid, wyłącza się falownik, wysokie napięcie falownik, mycie paneli, straż pożarna panele, kalkulator fotowoltaiki, dach na wschód, dach północny",
      "panele się opłacają, panele na balkon, balkonowa fotowoltaika, ile prądu z paneli, produkcja z paneli, panele zimą, panele w zimie, brudne panele, panele a burza, inwerter, zwrot za prąd, rozliczenie prosumenta, ujemny rachunek, panele a pompa ciepła, panele a taryfa",
    ],
  },
];
