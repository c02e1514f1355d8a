/**
 * Queries as people type them, 300 from fifty visits, with the pages that answer them, best first. Written by people who
 * had not read the index, in five rounds; each was measured before the search was changed for it. The right page was
 * first for 68, 88, 88, 90 and 90 % of a round, among the first three for 88, 97, 95, 95 and 100 %.
 */
const rounds = {
  one: `
ile kosztuje wymiana gniazdka > /uslugi/naprawy /wycena
podłączenie płyty indukcyjej > /uslugi/instalacje /poradnik/obliczanie-mocy /wzor-oferty
ile za powieszenie lampy > /uslugi/energooszczedne /wycena
gniazdka od dewelopera są nie tam gdzie chcemy > /uslugi/instalacje /katowice
wlacznik nie dziala > /uslugi/naprawy /poradnik/awarie
cennik elektryka > /wycena /uslugi
przykładowy kosztorys remontu kuchni > /wzor-oferty /poradnik/modernizacja
elektryk bytom kamienica > /bytom
stare aluminiowe kable > /poradnik/wymiana-instalacji /uslugi/instalacje
wymiana kabli w kamiennicy ile za metr > /uslugi/instalacje /poradnik/wymiana-instalacji /bytom
da sie bez kucia scian? > /poradnik/modernizacja /poradnik/wymiana-instalacji /uslugi/instalacje
korki ceramiczne wymiana > /uslugi/rozdzielnice /bytom
gniazdka bez bolca > /poradnik/bezpieczenstwo /poradnik/wymiana-instalacji
elektryka w nowym domu cena > /uslugi/instalacje /wycena
prad na budowe > /uslugi/przylacza /wycena
przylacze tauron jak zalatwic > /uslugi/przylacza /poradnik/obliczanie-mocy
inteligętny dom > /uslugi/smart-home /poradnik/inteligentny-dom
ile kw do domu z pompa ciepla > /poradnik/obliczanie-mocy /uslugi/przylacza
walbox 11 kw montaz > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
czy moge ladowac samochod ze zwyklego gniazdka > /poradnik/obliczanie-mocy /poradnik/bezpieczenstwo
jak założyć ładowarkę w garażu podziemnym w bloku > /katowice
tańszy prąd w nocy do auta > /poradnik/oszczedzanie
zwiekszenie mocy > /uslugi/przylacza /poradnik/obliczanie-mocy
siła w garażu > /uslugi/instalacje /uslugi/przylacza
ile kosztują pomiary w bloku na 30 mieszkań > /dla-firm /uslugi/pomiary /wycena
kartka na klatke ze beda sprawdzac prad > /ogloszenie-o-pomiarach
lokator nie chce otworzyć elektrykowi > /poradnik/przepisy /dla-firm /uslugi/pomiary
lampy na klatce z czujką ruchu > /uslugi/energooszczedne /dla-firm /chorzow
wymiana pionow w bloku > /dla-firm /poradnik/wymiana-instalacji
przegląd instalcji odgromowej > /uslugi/pomiary /poradnik/przepisy /dla-firm
pomiary elektryczne w biurze > /dla-firm /uslugi/pomiary
kable do internetu w biurze > /uslugi/sieci-lan /dla-firm
faktura vat > /wzor-oferty /uslugi/instalacje /dla-firm
elektryk na abonament dla firmy > /dla-firm
oswietelnie ledowe biuro > /dla-firm /uslugi/energooszczedne
otwieranie drzwi na karte > /uslugi/alarmy /dla-firm
nie mam pradu w domu > /poradnik/awarie /uslugi/naprawy /
pogotowie elekrtyczne noc > /uslugi/naprawy /poradnik/awarie
numer telefonu > /kontakt
smierdzi spalenizna z gniazdka > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
mąż ma aparat do oddychania a wyłączyło prąd > /uslugi/naprawy /poradnik/awarie
do ktorej odbieracie telefon? > /kontakt /uslugi/naprawy
jak znaleść bezpiecznik który wybił > /poradnik/awarie
elektryk w Zabrzu > /zabrze
co ile lat trzeba badać prąd w mieszkaniu na wynajem > /poradnik/przepisy /uslugi/pomiary /poradnik/bezpieczenstwo
kto placi za naprawe ja czy lokator > /poradnik/przepisy
protokuł dla ubezpieczyciela > /uslugi/pomiary /poradnik/przepisy
przykładowy protokół > /wzor-protokolu
gwarancja na robotę > /wzor-oferty /uslugi/naprawy /uslugi/instalacje
prąd do altanki > /uslugi/instalacje
jak gleboko kabel w ziemi na ogrodzie > /poradnik/oswietlenie /zory
kamera na dzialke na baterie > /uslugi/monitoring /poradnik/monitoring
jak pada to wywala roznicowke > /poradnik/awarie /uslugi/naprawy
elektryk z Gliwic na już > /gliwice
przeglad fotowoltaiki > /uslugi/pomiary /poradnik/fotowoltaika /wycena
magazyn enegrii > /uslugi/magazyny-energii /poradnik/magazyny-energii
falownik się wyłącza w słońcu > /uslugi/fotowoltaika /poradnik/fotowoltaika /rybnik
burza spaliła telewizor kto zwróci > /poradnik/awarie
czy dostane dotacje na panele > /uslugi/fotowoltaika /poradnik/fotowoltaika
czy panele dzialaja jak wylacza prad > /poradnik/fotowoltaika /uslugi/magazyny-energii /poradnik/magazyny-energii
`,
  two: `
wywala korki jak włączam piekarnik > /poradnik/awarie /uslugi/naprawy
bezpeicznik wyskakuje przy piekarniku co robić > /poradnik/awarie /uslugi/naprawy
dlaczego różnicówka mi się wyłącza > /poradnik/awarie /uslugi/naprawy
czy piekarnik i płyta mogą być na jednym kablu > /poradnik/obliczanie-mocy /poradnik/modernizacja
pol mieszkania bez pradu > /poradnik/awarie /uslugi/naprawy
gniazdko śmierdzi spalenizną > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
pomairy w mieszkaniu przed kupnem > /uslugi/pomiary /poradnik/przepisy /zory
ile kosztują pomiary elektryczne mieszkania > /uslugi/pomiary /wycena
protokół z badania prądu przykład > /wzor-protokolu /uslugi/pomiary
kupuje stare mieszkanie co sprawdzic w elektryce > /zory /poradnik/przepisy /uslugi/pomiary
wymaina instalacji w bloku ile zł > /uslugi/instalacje /poradnik/wymiana-instalacji /wycena
elektryk w Zabrzu > /zabrze
remont prądu w sklepie > /chorzow /uslugi/instalacje /dla-firm
oswietlenie awaryjne przeglad > /dla-firm
monitornig do sklepu > /uslugi/monitoring /dla-firm
co ile lat badać elektrykę w lokalu > /dla-firm /uslugi/pomiary /poradnik/przepisy
ledy zamiast świetlówek > /uslugi/energooszczedne
większa moc do lokalu, piec i klimatyzacja > /zory /uslugi/przylacza /chorzow
stała umowa na obsługę elektryczną zakładu > /dla-firm
podłączenie maszyny na siłę > /uslugi/instalacje /dla-firm
termowzija rozdzielni > /dla-firm /dabrowa-gornicza
kara za moc bierną na rachunku > /dla-firm /chorzow /uslugi/energooszczedne
pomiary na hali prodkucyjnej > /dla-firm /uslugi/pomiary /dabrowa-gornicza
awaria na produkcji w nocy przyjedziecie? > /dabrowa-gornicza /dla-firm
kamery do domu ile z montażem > /uslugi/monitoring /poradnik/monitoring /wycena
lepsze kamery na wifi czy na kablu > /poradnik/monitoring /uslugi/monitoring
alamr do mieszkania > /uslugi/alarmy /wycena /poradnik/systemy-alarmowe
czy moge podgladac kamery na telefonie > /uslugi/monitoring /poradnik/monitoring
czujka czadu i dymu > /poradnik/systemy-alarmowe /uslugi/alarmy
pies a czujka ruchu > /uslugi/alarmy /poradnik/systemy-alarmowe
prąd pod pompę ciepła > /uslugi/instalacje /rybnik /poradnik/grzewnictwo
trzeba 3 fazy do pompy? > /rybnik /poradnik/grzewnictwo /poradnik/obliczanie-mocy
zwiekszenie mocy przylaczeniowej > /uslugi/przylacza /poradnik/obliczanie-mocy
wnioesk do taurona > /uslugi/przylacza /poradnik/obliczanie-mocy
ładowarka do auta w garażu cena > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
dotacja na pompe ciepla > /poradnik/grzewnictwo
cennik > /wycena /uslugi
ile bierze elektryk za godzinę > /uslugi/naprawy /wycena
opinie klientów > /kontakt /
czy dajecie gwarancje na robote > / /wzor-oferty /uslugi/instalacje
macie uprawnienia sep? > /poradnik/przepisy / /uslugi/pomiary
elektyrk katowice > /katowice
słaby internet w pokoju na piętrze > /poradnik/sieci-lan /uslugi/sieci-lan
wifi nie dochodzi do sypialni > /poradnik/sieci-lan /uslugi/sieci-lan
kabel internetowy do kazdego pokoju > /uslugi/sieci-lan /poradnik/sieci-lan
wzmacniacz sygnalu czy drugi router > /poradnik/sieci-lan /uslugi/sieci-lan
skrętka cena za gniazdko > /uslugi/sieci-lan /poradnik/sieci-lan /wycena
internet bez kucia ścian > /uslugi/sieci-lan
numer telefonu > /kontakt
zgubiłem link do wyceny > /kontakt /wycena
do ktorej godziny mozna dzwonic > /kontakt
kontakt mial > /kontakt
jak wygląda oferta którą przysyłacie > /wzor-oferty
czynne w niedziele? > /kontakt
elektryk rybnik > /rybnik
po wstrzasie nie ma pradu > /jastrzebie-zdroj /poradnik/awarie /uslugi/naprawy
szkody górnicze a instalacja w domu > /jastrzebie-zdroj /rybnik /bytom
tapniecie i pekla sciana przy gniazdku > /jastrzebie-zdroj /bytom
jastrzebe elektryk na już > /jastrzebie-zdroj
protokół do kopalni o odszkodowanie > /jastrzebie-zdroj /rybnik /bytom
`,
  three: `
gniazdko w pokoju iskrzy co robic > /uslugi/naprawy /poradnik/awarie /poradnik/bezpieczenstwo
wywala bezpiecznik jak włączam czajnik > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
ile bierzecie za wymianę gniazdka > /uslugi/naprawy /wycena
elektryk gliwice na dzisiaj > /gliwice
smierdzi spalenizną z kontaktu > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
nie mam pradu w mieszkaniu a sasiad ma > /poradnik/awarie /uslugi/naprawy /kontakt
stare kable aluminiowe wymiana cena > /uslugi/instalacje /poradnik/wymiana-instalacji /wycena
czy aluminium w scianach jest niebezpieczne > /poradnik/wymiana-instalacji
korki wkręcane na nowe bezpeczniki > /uslugi/rozdzielnice /poradnik/modernizacja
światło przygasa w całym domu > /poradnik/awarie /uslugi/naprawy
ile trwa wymiana instalcji w starym domu > /poradnik/wymiana-instalacji /uslugi/instalacje /poradnik/modernizacja
elektryk w Rudzie Śląskiej > /kontakt /
odbior mieszkania od dewelopera co sprawdzic > /katowice /uslugi/instalacje
dołożenie gniazdek w nowym mieszkaniu > /uslugi/instalacje /wycena /katowice
podłączenie płyty indukcyjnej ile kosztuje > /wzor-oferty /sosnowiec /uslugi/instalacje
montarz lamp i żyrandoli > /uslugi/energooszczedne /wycena
gdzie dać gniazdka w kuchni > /poradnik/modernizacja /poradnik/wymiana-instalacji /poradnik/obliczanie-mocy
ładowarka do auta w garażu podziemnym > /katowice /poradnik/obliczanie-mocy /uslugi/instalacje
fotowoltaika żory > /zory /uslugi/fotowoltaika
magazyn enegii do paneli > /uslugi/magazyny-energii /poradnik/magazyny-energii
falownik wylacza sie w sloneczny dzien > /uslugi/fotowoltaika /poradnik/fotowoltaika
pomiary paneli na dachu > /uslugi/pomiary /wycena
siła do stodoły > /uslugi/instalacje /uslugi/przylacza /gliwice
agregat jak nie ma prądu > /poradnik/awarie /poradnik/magazyny-energii /uslugi/magazyny-energii
elektryk dla fryzjera chorzów > /chorzow
suszarki wybijają korki w salonie > /poradnik/awarie /uslugi/naprawy
protokół pomiarow do odbioru lokalu > /uslugi/pomiary /chorzow /poradnik/przepisy
oswietlenie lokalu usługowego > /uslugi/energooszczedne /uslugi/instalacje /dla-firm
czy wystawiacie fakture > /wzor-oferty /uslugi/naprawy
ile kosztują pomiary w małej firmie > /uslugi/pomiary /wycena /dla-firm
przegląd pięcioletni przedszkole > /uslugi/pomiary /poradnik/przepisy /tychy
kto testuje oświetlenie awaryjne > /dla-firm
co ile lat pomiary elektryczne > /poradnik/przepisy /uslugi/pomiary /poradnik/bezpieczenstwo
wzór protokłu z pomiarów > /wzor-protokolu
lampy ewakuacyjne nie swieca > /dla-firm /uslugi/naprawy
telefon kontakt > /kontakt
nie świeci na klatce schodowej > /dla-firm /uslugi/naprawy /zory
czujka ruchu na korytarzu w bloku > /uslugi/energooszczedne /chorzow /zory
stały elektryk dla wspólnoty > /dla-firm
gdzie dzwonić jak nie ma prądu na całym osiedlu > /poradnik/awarie /uslugi/naprawy /kontakt
kto odpowiada za swiatlo na schodach spoldzielnia czy lokator > /poradnik/przepisy /zory /uslugi/naprawy
wymiana pionu w bloku spoldzielnia > /poradnik/wymiana-instalacji /dla-firm /chorzow
gniazdko przy umywalce w lazience jak daleko > /poradnik/bezpieczenstwo
podłogówka elektryczna w łazience > /poradnik/grzewnictwo /poradnik/obliczanie-mocy
remont kuchni elektryka koszt > /poradnik/modernizacja /uslugi/instalacje /wzor-oferty
ile dni zejdzie elektrykowi na kuchnie > /wzor-oferty /poradnik/modernizacja /uslugi/instalacje
rożnicówka wybija przy pralce > /poradnik/awarie /uslugi/naprawy
paski ledowe pod szafki > /poradnik/oswietlenie /uslugi/energooszczedne /wycena
kamery wokół domu > /uslugi/monitoring /poradnik/monitoring
brama wjazdowa napęd podłaczyć > /uslugi/instalacje
oswietlenie ogrodu > /poradnik/oswietlenie /uslugi/energooszczedne /uslugi/instalacje
jak głęboko kabel w ziemi > /poradnik/oswietlenie /zory
monitornig na telefon cena > /uslugi/monitoring /poradnik/monitoring /wycena
ochrona przed piorunami domu > /poradnik/bezpieczenstwo /poradnik/modernizacja /uslugi/rozdzielnice
dlaczego tak wysokie rachunki za prąd w firmie > /poradnik/oszczedzanie /uslugi/energooszczedne /dla-firm
moc bierna opłata na fakturze > /dla-firm /uslugi/energooszczedne
kompesacja mocy biernej > /dla-firm /wycena
czy warto zmienic taryfe > /poradnik/oszczedzanie
audyt zużycia prądu w zakladzie > /uslugi/energooszczedne /dla-firm
umowa na stałą obsługę ile miesięcznie > /dla-firm
`,
  four: `
piec elektryczny wywala korki > /poradnik/grzewnictwo /poradnik/awarie /uslugi/naprawy
czy przyjedziecie po 18 > /kontakt /uslugi/naprawy /zabrze
jaki kabel do kotla 12 kw > /poradnik/obliczanie-mocy /poradnik/grzewnictwo
taryfa nocna czy się opłaca > /poradnik/oszczedzanie /poradnik/grzewnictwo /uslugi/energooszczedne
podlaczenie pieca elektrycznego cena > /poradnik/grzewnictwo /zabrze /uslugi/instalacje
elektyk zabrze > /zabrze
ładowarka do auta w garażu podziemnym > /katowice /uslugi/instalacje /poradnik/obliczanie-mocy
wallbox cena z montażem > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
czy spoldzielnia musi sie zgodzic na ladowarke > /katowice
ładowanie elektryka ze zwykłego gniazdka > /poradnik/obliczanie-mocy /poradnik/bezpieczenstwo
walbox 11kw > /uslugi/instalacje /poradnik/obliczanie-mocy /wycena
ile prądu mogę mieć w bloku > /poradnik/obliczanie-mocy /poradnik/wymiana-instalacji
piec piekarniczy na siłę podłączyć > /uslugi/instalacje /uslugi/przylacza /chorzow
stanął piec nie ma jednej fazy > /poradnik/awarie /uslugi/naprawy
umowa serwisowa dla firmy > /dla-firm /dabrowa-gornicza
przeglad instalacji w lokalu usługowym cena > /uslugi/pomiary /dla-firm /wycena
kamery do sklepu > /uslugi/monitoring /poradnik/monitoring
zwiekszenie mocy przylaczeniowej > /uslugi/przylacza /poradnik/obliczanie-mocy
piorunochron przegląd > /uslugi/pomiary /poradnik/przepisy /wycena
co ile lat trzeba badać instalację elektryczną > /poradnik/przepisy /uslugi/pomiary /dla-firm
wzór protokołu z pomiarow > /wzor-protokolu
alarm na plebanie > /uslugi/alarmy /poradnik/systemy-alarmowe
stare aluminiowe przewody czy to grozne > /poradnik/wymiana-instalacji /poradnik/modernizacja
kartka dla lokatorów o pomiarach > /ogloszenie-o-pomiarach
ile kosztuje elektryka w nowym domu 120m > /uslugi/instalacje /wycena
fotowoltajka z magazynem > /uslugi/fotowoltaika /uslugi/magazyny-energii /poradnik/fotowoltaika
jaka pojemność baterii do domu > /poradnik/magazyny-energii /uslugi/magazyny-energii
prąd na budowę > /uslugi/przylacza /wycena
czy panele dzialaja jak nie ma pradu > /poradnik/fotowoltaika /uslugi/magazyny-energii /poradnik/magazyny-energii
rolety sterowane z telefonu > /uslugi/smart-home /poradnik/inteligentny-dom
światło mi mruga > /uslugi/naprawy /poradnik/awarie /poradnik/oswietlenie
dlaczego żarówki ciągle się przepalają > /poradnik/oswietlenie /poradnik/awarie
iskrzy w kontakcie > /uslugi/naprawy /poradnik/awarie /poradnik/bezpieczenstwo
smierdzi spalenizna z gniazdka > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
numer telefonu do elektryka > /kontakt / /uslugi/naprawy
wymiana gniaztka ile kosztuje > /uslugi/naprawy /wycena
gniazda siłowe do ładowania wózków widłowych > /uslugi/instalacje /dla-firm
oświetlenie hali led > /dla-firm /uslugi/energooszczedne /uslugi/instalacje
rozdzielnia na hale > /uslugi/rozdzielnice /dla-firm
faktura vat dla firmy > /dla-firm /wzor-oferty /uslugi/instalacje
kamera termowizyjna rozdzielnica > /dla-firm /dabrowa-gornicza
elektryk dla firm gliwice > /gliwice /dla-firm
słabe wifi na piętrze > /poradnik/sieci-lan /uslugi/sieci-lan
gniazdko internetowe w kazdym pokoju cena > /uslugi/sieci-lan /poradnik/sieci-lan /wycena
jaki kabel do internetu kat 6 czy 7 > /poradnik/sieci-lan /uslugi/sieci-lan
skrętka > /uslugi/sieci-lan /poradnik/sieci-lan
przedluzenie swiatlowodu od routera > /poradnik/sieci-lan
dojeżdżacie do Dąbrowy Górniczj? > /dabrowa-gornicza /kontakt
alarm z powiadomieniem na telefon > /uslugi/alarmy /poradnik/systemy-alarmowe
kamera na działkę bez internetu > /uslugi/monitoring /poradnik/monitoring
włączyć ogrzewanie zdalnie przed przyjazdem > /uslugi/smart-home /poradnik/inteligentny-dom
burza spaliła mi telewizor > /poradnik/awarie /poradnik/bezpieczenstwo /uslugi/naprawy
ogranicznik przepięc montaż > /uslugi/rozdzielnice /poradnik/bezpieczenstwo /poradnik/modernizacja
jastrzebie elektryk dojazd > /jastrzebie-zdroj /kontakt
wymiana elektryki w mieszkaniu 48m2 cena > /uslugi/instalacje /poradnik/wymiana-instalacji /wycena
ile trwa wymiana kabli w bloku > /poradnik/wymiana-instalacji /uslugi/instalacje /wycena
kosztorys przykład > /wzor-oferty
trzeba kuc sciany? > /poradnik/wymiana-instalacji /uslugi/instalacje /poradnik/modernizacja
gwarancja na robote > /wzor-oferty /uslugi/instalacje /
wymina instalacji sosnowiec > /sosnowiec /uslugi/instalacje /poradnik/wymiana-instalacji
`,
  five: `
gniazdko w kuchni gorące > /uslugi/naprawy /poradnik/awarie /poradnik/bezpieczenstwo
nadtopiona wtyczka od czajnika > /uslugi/naprawy /poradnik/awarie /poradnik/bezpieczenstwo
smierdzi spalenizna z kontaktu > /poradnik/awarie /uslugi/naprawy /poradnik/bezpieczenstwo
czy przyjedziecie wieczorem do Chorzowa > /chorzow /kontakt /uslugi/naprawy
ile kosztuje wymiana gniazdka > /uslugi/naprawy /wycena /uslugi/instalacje
wywala korki jak włączę piekarnik > /poradnik/awarie /uslugi/naprawy /poradnik/modernizacja
elektryk tychy > /tychy
przegląd instalacji w gabinecie stomatologicznym > /uslugi/pomiary /zabrze /dla-firm
pomiary elektryczne dla firmy cena > /uslugi/pomiary /dla-firm /wycena
sanepid chce protokół z pomiarów > /uslugi/pomiary /zabrze /wzor-protokolu
jak wyglada taki protokol > /wzor-protokolu
wystawiacie faktury vat? > /wzor-oferty /dla-firm /uslugi/instalacje
stara instalacja w domu po babci > /poradnik/wymiana-instalacji /poradnik/modernizacja /uslugi/instalacje
kable aluminiowe czy trzeba wymieniać > /poradnik/wymiana-instalacji /poradnik/modernizacja /uslugi/instalacje
wymiana elektryki w starym domu ile to kosztuje > /uslugi/instalacje /poradnik/wymiana-instalacji /wycena
brak uziemienia w gniazdkach > /poradnik/bezpieczenstwo /poradnik/wymiana-instalacji /uslugi/rozdzielnice
bezpieczniki porcelanowe wymiana na nowe > /uslugi/rozdzielnice /poradnik/modernizacja /wycena
ile trwa wymiana instalcji w domu > /uslugi/instalacje /poradnik/wymiana-instalacji /wycena
piorunochron na domek > /uslugi/pomiary /poradnik/modernizacja
rezystancja uziemienia pomiar > /uslugi/pomiary /poradnik/modernizacja
prad na dzialce rod > /uslugi/przylacza /uslugi/instalacje /poradnik/magazyny-energii
różnicówka wybija po deszczu > /poradnik/awarie /uslugi/naprawy
ogranicznik przepiec > /poradnik/bezpieczenstwo /uslugi/rozdzielnice /poradnik/modernizacja
uprawnienia SEP elektryka > /poradnik/przepisy /uslugi/pomiary /
gniazdka bezpieczne dla dziecka > /poradnik/bezpieczenstwo
czujnik czadu gdzie zamontować > /poradnik/systemy-alarmowe /uslugi/alarmy
czujka dymu w mieszkaniu > /uslugi/alarmy /poradnik/systemy-alarmowe /poradnik/bezpieczenstwo
montaz czujnikow cena > /uslugi/alarmy /poradnik/systemy-alarmowe /wycena
kopnął mnie prąd od pralki > /poradnik/awarie /poradnik/bezpieczenstwo /uslugi/naprawy
czy instalacja w bloku jest bezpieczna sprawdzenie > /uslugi/pomiary /poradnik/bezpieczenstwo
mam panele a rachunki dalej wysokie > /poradnik/fotowoltaika /poradnik/oszczedzanie /uslugi/fotowoltaika
fotowoltaika przegląd > /uslugi/pomiary /poradnik/fotowoltaika /wycena
falownik sie wylacza w poludnie > /uslugi/fotowoltaika /poradnik/fotowoltaika
magazyn energii czy sie oplaca > /uslugi/magazyny-energii /poradnik/magazyny-energii /uslugi/fotowoltaika
fotowoltajka serwis gliwice > /gliwice /uslugi/fotowoltaika /poradnik/fotowoltaika
co zużywa najwięcej prądu w domu > /poradnik/oszczedzanie /uslugi/energooszczedne
przegląd pięcioletni blok > /uslugi/pomiary /dla-firm /poradnik/przepisy
co ile lat trzeba robić przegląd elektryki w budynku > /poradnik/przepisy /uslugi/pomiary /dla-firm
wspulnota mieszkaniowa oferta > /dla-firm /uslugi/pomiary
kontrola piorunochronu na bloku > /uslugi/pomiary /dla-firm /poradnik/przepisy
oswietlenie klatki schodowej czujnik ruchu > /uslugi/energooszczedne /chorzow /dla-firm
pomiary w mieszkaniach cena za lokal > /uslugi/pomiary /dla-firm /wycena
elektryk Sosnowiec magazyn > /sosnowiec /dla-firm
oswietlenie led do hali > /dla-firm /uslugi/energooszczedne /uslugi/instalacje
stała obsługa elektryczna firmy > /dla-firm
pomiary na żądanie ubezpieczyciela > /dla-firm /uslugi/pomiary /poradnik/przepisy
termowizja rozdzielni > /dla-firm /dabrowa-gornicza
awaria prądu w firmie kto przyjedzie w nocy > /dla-firm /uslugi/naprawy /dabrowa-gornicza
montarz ładowarki do samochodu > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
podłączycie wallboxa kupionego przez internet > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
ile kosztuje podlaczenie ladowarki w garazu > /uslugi/instalacje /wycena /poradnik/obliczanie-mocy
czy moge ladowac auto ze zwyklego gniazdka > /poradnik/obliczanie-mocy /poradnik/bezpieczenstwo
zwiekszenie mocy przylaczeniowej > /uslugi/przylacza /poradnik/obliczanie-mocy
ładowarka w garażu podziemnym zgoda wspólnoty > /uslugi/instalacje /katowice /wycena
cennik > /wycena /uslugi /oferta
elektryka w łaziece cena > /uslugi/instalacje /poradnik/modernizacja /wycena
ile za punkt elektryczny > /uslugi/instalacje /wycena /poradnik/wymiana-instalacji
ogrzewanie podłogowe elektryczne podłączenie > /poradnik/grzewnictwo
gniazdko obok wanny jaka odległość > /poradnik/bezpieczenstwo
dojazd i wycena za darmo czy płatna > /wycena /kontakt /uslugi/naprawy
`,
};

type Visit = { query: string; pages: readonly string[] };

const visitsIn = (lines: string): Visit[] =>
  [...lines.matchAll(/^(.+) > (.+)$/gm)].map(([, query = "", pages = ""]) => ({ query, pages: pages.split(" ") }));

export const visits: readonly Visit[] = Object.values(rounds).flatMap(visitsIn);
