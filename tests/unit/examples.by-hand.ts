/**
 * Every worked example of the guides, calculated by hand from the facts of given-facts.ts or those of a line "given".
 * "pv.produkcja: 6 × 1000 = 6000" is the figure {przyklad.pv.produkcja}, its sum and its value; tests read the value
 * alone. "note" is for readers.
 */
const sheets = `
energy.pvHouse: of a year of 6 kW what stays at home is worth the price, the rest the surplus
  pv.produkcja: 6 × 1000 = 6000; pv.koszt: (25 000 + 35 000) / 2 = 30 000; pv.wDomu: 30 % of 6000 = 1800
  pv.doSieci: 6000 − 1800 = 4200; pv.spadek: 2724 / (6000 × 1.10) = 0.413, in % = 41; pv.ulga: 12 % of 30 000 = 3600
  pv.kosztPoUldze: 30 000 − 3600 = 26 400; pv.zwrotPoUldze: 26 400 / 2724 = 9.7; pv.udzialNiski: 20
  pv.oszczednoscNiski: 1200 × 1.00 + 4800 × 0.22 = 2256; pv.udzialTypowy: (20 + 40) / 2 = 30
  pv.oszczednoscTypowy: 1800 × 1.00 + 4200 × 0.22 = 2724; pv.zwrotTypowy: 30 000 / 2724 = 11.01 = 11
  pv.udzialWysoki: 40; pv.oszczednoscWysoki: 2400 × 1.00 + 3600 × 0.22 = 3192
energy.pvTable: the guide's table saves in whole thousands, up, and pays back at the lowest price
  pv.3kW.oszczednosc: 2700 × 0.70 = 1890, 3300 × 0.90 = 2970 = 2000–3000
  pv.3kW.zwrot: 15 000 / (3300 × 0.70) = 6.49, 15 000 / 1890 = 7.94 = 6–8
  pv.6kW.oszczednosc: 5400 × 0.70 = 3780, 6600 × 0.90 = 5940 = 4000–6000
  pv.6kW.zwrot: 25 000 / (6600 × 0.70) = 5.41, 25 000 / 3780 = 6.61 = 5–7
  pv.10kW.oszczednosc: 9000 × 0.70 = 6300, 11 000 × 0.90 = 9900 = 7000–10 000
  pv.10kW.zwrot: 35 000 / (11 000 × 0.70) = 4.55, 35 000 / 6300 = 5.56 = 5–6
energy.pvTypicalPayback: the table's three powers repay themselves with a typical share at home
  pv.oszczednosc3kW: 900 + 2100 × 0.22 = 1362; pv.zwrot3kW: 20 000 / 1362 = 14.7; pv.oszczednosc6kW: 2724
  pv.zwrot6kW: 30 000 / 2724 = 11; pv.oszczednosc10kW: 3000 + 7000 × 0.22 = 4540; pv.zwrot10kW: 42 500 / 4540 = 9.4
energy.pvSchedule: the stages of photovoltaics add up
  pv.start: 2 + 2 = 4, 4 + 6 = 10 = 4–10
  pv.tygodnie: 2 + 2 + 1/7 + 1 = 5.1, 4 + 6 + 3/7 + 2 = 12.4, in whole weeks = 5–13
  pv.tygodnieOperator: 4 + 6 + 3/7 + 30/7 = 14.7 = 15
energy.pvSize: a consumption asks for a power, a power for modules, one more kilowatt for money
  kilowat.koszt: (30 000 − 20 000) / 3 = 3333 = 3330; kilowat.siec: 1000 × 0.22 = 220; dobor.moc: 4500 / 1000 = 4.5
  modul.sztuki: 6000 / 450 = 13.3 = 14; modul.razem: 14 × 2 = 28
energy.taxRelief: the tax relief has its limit at three rates
  ulga.nizsza: 12 % of 53 000 = 6360; ulga.liniowy: 19 % = 10 070; ulga.wyzsza: 32 % = 16 960
energy.storagePayback: the storage battery of the guide repays itself with and without a grant
  magazyn.srednia: 8 × (1 + 0.7) / 2 = 6.8; magazyn.energia: 220 × 6.8 = 1496
  magazyn.ladowanie: 1496 / 0.9 = 1662.2 = 1662; magazyn.zakup: 1496 × 1.00 = 1496
  magazyn.depozyt: 1662.2 × 0.22 = 365.7 = 366; magazyn.korzysc: 1496 − 365.7 = 1130.3 = 1130
  magazyn.koszt: 12 000 + 3/5 × (19 000 − 12 000) = 16 200; magazyn.kosztPoDotacji: 16 200 / 2 = 8100
  magazyn.zwrot: 16 200 / 1130.3 = 14.33 = 14.3; magazyn.zwrotDotacja: 8100 / 1130.3 = 7.17 = 7.2
  magazyn.zwrotPoUldze: 0.88 × 16 200 / 1130.3 = 12.61 = 12.6
  magazyn.zwrotPoUldzeWyzsza: 0.68 × 16 200 / 1130.3 = 9.75 = 9.7
  magazyn.naKwh: 1130.3 / 8 = 141.3 = 140; magazyn.brakDoProgu: 10 − 8 = 2
  magazyn.cena10kWh: 19 000 / 10, 28 000 / 10 = 1900–2800
  magazyn.cenaZwrotu: 7 × 1130.3 / 8 / 0.5 = 1978, 12 × 1130.3 / 8 / 0.5 = 3391, in tens = 1980–3390
  magazyn.cenaGwarancji: 10 × 1130.3 / 8 = 1413 = 1410; magazyn.cenaGwarancjiDotacja: 1413 / 0.5 = 2826 = 2830
energy.storageTariff: losses take their part of the difference between zones, and the winter peak its limit
  strefy.roznica: 1.10 − 0.60 = 0.5; strefy.zyskG12: 1.10 − 0.60 / 0.9 = 0.43; strefy.zyskG13: 1.50 − 0.63 / 0.9 = 0.8
  strefy.energia: 300 × 6.8 = 2040; strefy.korzysc: 2040 × 0.4333 = 884; strefy.zima: 100 × 4.5 × 0.80 = 360
energy.pvWithStorage: 6 kW and 10 kWh pay back together, the battery alone later than its guarantee
  pvMagazyn.cena: 25 000 + 19 000, 35 000 + 28 000 = 44 000–63 000
  pvMagazyn.koszt: 30 000 + (19 000 + 28 000) / 2 = 53 500
  pvMagazyn.oszczednosc: 2724 + 1130.3 × (1.5 × 6 + 0.5 × (10 − 1.5 × 6)) / 8 = 4066
  pvMagazyn.zwrot: 53 500 / 4066.2 = 13.16 = 13.2; pvMagazyn.spadek: 4066.2 / (6000 × 1.10) = 0.616, in % = 62
  pvMagazyn.bateria: 1130.3 × 9.5 / 8 = 1342
  pvMagazyn.wGwarancji: 1342.2 × 10 = 13 422, in hundreds = 13 400
  pvMagazyn.zwrotBaterii: 19 000 / 1342.2 = 14.2, 28 000 / 1342.2 = 20.9, in years = 14–21
  pvMagazyn.zwrotDotacja: 9500 / 1342.2 = 7.1, 14 000 / 1342.2 = 10.4, in years = 7–10
  pvMagazyn.zwrotZapowiedz: 0.70 × 19 000 / 1342.2 = 9.9, (28 000 − 8000) / 1342.2 = 14.9, in years = 10–15
  pvMagazyn.zwrotPoUldze: 0.88 × 19 000 / 1342.2 = 12.5, 0.88 × 28 000 / 1342.2 = 18.4, in years = 12–18
energy.ledGuide: halogens of a flat give way to LED
  wymianaLed.mocPrzed: 10 × 42 = 420; wymianaLed.mocPo: 10 × 8.5 = 85; wymianaLed.czas: 3 × 365 = 1095
  wymianaLed.energia: 0.335 × 1095 = 366.8 = 367; wymianaLed.spadek: 1 − 85 / 420 = 0.798, in % = 80
  wymianaLed.oszczednosc: 367; wymianaLed.koszt: 10 × 15 = 150; wymianaLed.zwrot: 150 / 366.8 × 12 = 4.91 = 4.9
energy.ledFittings: new fittings with work take years where lamps alone take months
  given led: montazOprawy 50–100
  oprawyLed.jedna: 50 + 50, 100 + 100 = 100–200; oprawyLed.koszt: 10 × 100, 10 × 200 = 1000–2000
  oprawyLed.zwrot: 1000 / 366.8 = 2.7, 2000 / 366.8 = 5.45, in whole years = 3–5
energy.constantLoads: loads that never stop cost all year
  czuwanie.energia: 10 × 8760 / 1000 = 87.6 = 88; czuwanie.koszt: 88; obiegowa.energia: (70 − 15) × 5000 / 1000 = 275
  obiegowa.koszt: 275
energy.tariffs: one house pays otherwise in four tariffs
  taryfa.kosztG11: 3000 × 1.00 = 3000; taryfa.pelnaG11: 1.00 + 550 / 3000 = 1.183 = 1.18
  taryfa.g12Prog: (1.10 − 1.00) / (1.10 − 0.60) = 0.2, in % = 20; taryfa.g12Koszt: 1800 × 1.10 + 1200 × 0.60 = 2700
  taryfa.g12Mniej: 3000 − 2700 = 300; taryfa.g12wProg: (1.23 − 1.00) / (1.23 − 0.63) = 0.383, in % = 38
  taryfa.g12wKoszt: 1500 × 1.23 + 1500 × 0.63 = 2790; taryfa.g12wMniej: 3000 − 2790 = 210
  taryfa.g13Reszta: 100 − 20 − 15 = 65; taryfa.g13Koszt: 3000 × (0.18 + 0.225 + 0.4095) = 2443.5 = 2444
  taryfa.g13Mniej: 3000 − 2444 = 556
energy.boilerAtNight: a boiler saves at night
  bojlerNoca.oszczednosc: 4 × 365 × 0.50 = 730; bojlerNoca.limit: 730 × 2 = 1460

installations.fusePowers: fuses carry what the formula gives
  moc.3x32: 1.7321 × 400 × 32 × 0.93 = 20.6; moc.3x50: 1.7321 × 400 × 50 × 0.93 = 32.2; moc.grzalka1x16: 230 × 16 = 3.7
  moc.grzalka1x25: 230 × 25 = 5.75; moc.grzalka1x32: 230 × 32 = 7.4; moc.3x25: 16.1; moc.grzalka3x25: 1.7321 × 400 × 25 = 17.3
installations.houseDemand: the house with a charger needs 3 × 63 A, with an unblocked heater 3 × 40 A
  moc.tabliczki: 24 + 5 = 29; moc.szczyt: 24 × 0.5 + 5 = 17; moc.szczytRezerwa: 17 × 1.2 = 20.4
  moc.autoRezerwa: (24 × 0.5 + 5 + 11) × 1.2 = 33.6
  moc.autoPrad: 33.6 > 32.2, so more than 50 A = 63; moc.bezBlokady: 17 + 4 = 21; moc.bezBlokadyRezerwa: 21 × 1.2 = 25.2
  moc.bezBlokadyPrad: 25.2 < 25.8, so 40 A = 40
installations.phaseLoad: one phase carries hob, oven and dishwasher, or an oven beside a kettle
  faza.razem: 3.7 + 3 + 2 = 8.7; faza.para: 3 + 2 = 5; faza.paraPrad: 5000 / 230 = 21.7 = 22
installations.heatPumpInput: a heat pump draws more in the frost
  mroz.pobor: 8 / 2.5 = 3.2
installations.voltageDrop: voltage drops on the way to the garage
  spadek.dom: 100 × 0.0225 × 20 500 × 25 / (10 × 160 000) = 0.7207 = 0.7
  spadek.garaz: 200 × 0.0225 × 3000 × 40 / (2.5 × 52 900) = 4.083 = 4.1; spadek.garazGrubszy: with 6 mm² = 1.701 = 1.7
  spadek.razem: 0.7207 + 4.083 = 4.8; spadek.razemGrubszy: 0.7207 + 1.701 = 2.4; spadek.wolty: 4.083 % of 230 = 9.4
installations.connectionFee: a connection has its fee, with tax, in tens
  przylacze.kabel: 20.5 × 70 × 1.23 = 1765 = 1770; przylacze.linia: 20.5 × 30 × 1.23 = 756 = 760
  przylacze.kabelMaly: 14 × 70 × 1.23 = 1205 = 1210; przylacze.przyrost: 14 − 5 = 9
  przylacze.zwiekszenie: 9 × 70 × 1.23 = 775 = 770; przylacze.kabelDomu: 20 × 90 + 600, 20 × 160 + 1200 = 2400–4400
  przylacze.razem: 1205 + 300 + 2400 + 3700 + 700 = 8305, 1205 + 700 + 4400 + 7500 + 1500 = 15 305 = 8300–15300
installations.vatRise: above the limit of a home the higher rate replaces the lower
  given vat: mieszkaniowy 8
  vat.wzrost: 1.23 / 1.08 − 1 = 0.1389, in % = 13.9
installations.heatingSeason: a season of heating at 0.80 zł and 0.60 zł
  given energia: cenaG11Zmienna 0.8, cenaG12Noc 0.6
  dom.moc: 120 × 50 = 6000, in kW = 6; dom.sezon: 120 × 80 = 9600; dom.oporowe: 9600 × 0.80 = 7680
  dom.piece: 9600 × 0.60 = 5760; dom.pradPodloga: 9600 / 4 = 2400
  dom.pradGrzejniki: 9600 / 3 = 3200; dom.pompaGrzejniki: 3200 × 0.80 = 2560
  dom.sredniaG12: 0.5 × 0.60 + 0.5 × 1.10 = 0.85; dom.pompaG12: 3200 × 0.85 = 2720
  dom.pompaPodlogaG12: 2400 × 0.85 = 2040; dom.sredniaG13: 0.18 × 0.90 + 0.15 × 1.50 + 0.67 × 0.63 = 0.8091 = 0.81
  dom.pompaG13: 3200 × 0.8091 = 2589 = 2590; dom.oporoweG12: 9600 × 0.85 = 8160
  dom.oporoweG13: 9600 × 0.8091 = 7767 = 7770
installations.heatingPower: storage heaters and a boiler share 3 × 25 A
  dom.doba: 6 × 24 = 144; dom.ladowanie: 144 / 10 = 14.4; dom.ladowaniePrad: 14 400 / (1.7321 × 400) = 20.8
  dom.kociolPrad: 12 000 / (1.7321 × 400) = 17.3
  dom.kociolReszta: 7.7 × 1.7321 × 400 = 5.3
installations.heatPumpPayback: a heat pump repays itself from the saving of a season; half the heat takes twice as long
  given energia: cenaG11Zmienna 0.8, cenaG12Noc 0.6
  zwrot.roznica: 30 000 − 10 000, 50 000 − 5000 = 20 000–45 000; zwrot.oszczednosc: (9600 − 3200) × 0.80 = 5120
  zwrot.lata: 20 000 / 5120 = 3.9, 45 000 / 5120 = 8.8, in whole years = 4–9; zwrot.lataPolowa: 8–18
  zwrot.dotacja: 14 080; zwrot.lataDotacja: 5920 / 5120 = 1.2, 30 920 / 5120 = 6.04, in whole years = 1–6
installations.livingRoomLight: a cove strip counts as indirect light
  swiatlo.potrzeba: 24 × 200 = 4800; swiatlo.zOpraw: 8 × 800 = 6400; swiatlo.zOprawNaStol: 6400 × 0.5 = 3200
  swiatlo.brakuje: 4800 − 3200 = 1600; swiatlo.odbiteSrednio: (0.3 + 0.4) / 2 = 0.35
  swiatlo.zTasmy: 1600 / 0.35 = 4571 = 4600; swiatlo.tasmaMetr: 4600 / 4 = 1150; swiatlo.wynik: (3200 + 1610) / 24 = 200
  swiatlo.slabszaTasma: 4 × 800 = 3200; swiatlo.slabszyWynik: (3200 + 3200 × 0.35) / 24 = 180
  swiatlo.pobor: (6400 + 4600 + 1290) / 100 = 122.9 = 123; swiatlo.blat: 3 × 0.6 × 500 = 900
  swiatlo.blatTasma: 900 / 0.7 = 1290; swiatlo.blatMetr: 1290 / 3 = 430; swiatlo.naMetr: 200 / 0.5 = 400
installations.lightingCost: a room of light has its cost
  given rynek: sciemniacz 100–200, zasilaczSciemniany 200–300; led: montazOprawy 50–100; przyklad.swiatlo: sciemniacze 2
  swiatlo.kosztOpraw: 8 × (50 + 50), 8 × (100 + 100) = 800–1600; swiatlo.metryTasm: 4 + 3 = 7
  swiatlo.kosztTasm: 7 × 100, 7 × 200 = 700–1400; swiatlo.kosztZasilaczy: 100 + 200, 200 + 300 = 300–500
  swiatlo.kosztSciemniaczy: 2 × 100, 2 × 200 = 200–400; swiatlo.kosztPunktow: 14 × 150, 14 × 250 = 2100–3500
  swiatlo.koszt: 800 + 700 + 300 + 200 + 2100, 1600 + 1400 + 500 + 400 + 3500 = 4100–7400
installations.modernisationCost: modernisation of 120 m² and of three rooms
  modernizacja.stawkaOd: 50; modernizacja.stawkaSrodek: (50 + 150) / 2 = 100; modernizacja.stawkaDo: 150
  modernizacja.od: 120 × 50 = 6000; modernizacja.srodek: 120 × 100 = 12 000; modernizacja.do: 120 × 150 = 18 000
  modernizacja.pokoje: 12 + 8 + 8 = 28; modernizacja.kosztPokoi: 3 × 1500, 3 × 3000 = 4500–9000
  modernizacja.zTablica: 4500 + 3700, 9000 + 7500, with the house's board = 8200–16 500
  modernizacja.wymiana: 120 × 100, 120 × 400 = 12 000–48 000
installations.replacementCost: replacement in 60 m² with 60 points
  wymiana.stawkaOd: 100; wymiana.stawkaSrodek: (100 + 400) / 2 = 250; wymiana.stawkaDo: 400
  wymiana.zakres: 60 × 100, 60 × 400 = 6000–24 000; wymiana.pelna: 60 × 180, 60 × 330 = 10 800–19 800
  wymiana.od: 6000; wymiana.srodek: 60 × 250 = 15 000
  wymiana.do: 24 000; wymiana.kwotaRezerwy: 10 % of 15 000 = 1500; wymiana.budzet: 15 000 + 1500 = 16 500
  wymiana.punkty: 12 + 11 + 37 = 60; wymiana.zaPunktOd: 6000 / 60 = 100; wymiana.zaPunktSrodek: 15 000 / 60 = 250
  wymiana.zaPunktDo: 24 000 / 60 = 400; wymiana.wykonczenie: 60 × 80, 60 × 150 = 4800–9000
installations.installationJobs: the two jobs of the service
  zlecenie.mieszkanieZakres: 45 × 180, 45 × 330 = 8100–14 850
  zlecenie.domZakres: 110 × 50, 110 × 150 = 5500–16 500
installations.newHouse: a new house by its area, with board, electrode and tests: tablica.dom 3700–7500
  nowyDom.punktyProste: 140 × 0.7 = 98; nowyDom.punktyPelne: 140 × 1 = 140
  nowyDom.metrProsty: 150 × 0.7, 250 × 0.7 = 105–175; nowyDom.metrPelny: 150 × 1, 250 × 1 = 150–250
  nowyDom.prosty: 14 700 + 3700 + 700 + 800, 24 500 + 7500 + 1500 + 800 = 19 900–34 300
  nowyDom.pelny: 21 000 + 3700 + 700 + 800, 35 000 + 7500 + 1500 + 800 = 26 200–44 800
installations.charger: a firm's charger without VAT
  given vat: mieszkaniowy 8
  ladowarka.netto: 1500 / 1.08 = 1389, 3000 / 1.08 = 2778, in tens = 1390–2780
installations.repairBills: a bill is a visit and what it takes
  given naprawa: wizyta 150–300, godzina 100–200, gniazdo 60–120, wylacznik 80–160
  naprawa.gniazdo: 150 + 60, 300 + 120 = 210–420; naprawa.wybicie: 150 + 100 + 80, 300 + 200 + 160 = 330–660
installations.switchboardCost: a switchboard alone, in hundreds
  note Flat: switch 50, 100; small parts 100, 200; case 100, 300; surge protection 250, 700: 500 and 1300.
  note House: switch 50, 100; small parts 100, 200; case 250, 600; surge protection 500, 1200: 900 and 2100.
  tablica.mieszkanie: 500 + 8 × 120 + 2 × 100 = 1660, 1300 + 8 × 230 + 2 × 200 = 3540, in hundreds = 1700–3500
  tablica.mieszkanieBezRcd: 500 + 4 × 120 = 980, 1300 + 4 × 230 = 2220, in hundreds = 1000–2200
  tablica.dom: 900 + 16 × 100 + 15 × 20 + 60 + 4 × 200 = 3660, 2100 + 16 × 200 + 15 × 30 + 120 + 4 × 400 = 7470 = 3700–7500
  tablica.domJednofazowe: 16 − 1 = 15

lowVoltage.alarmBattery: the battery of an alarm carries every sensor, smoke and flood detectors included
  alarm.centralaRazem: 130 + 70 = 200; alarm.manipulatoryRazem: 2 × 60 = 120; alarm.czujkiRazem: (4 + 1 + 3) × 10 = 80
  alarm.detektoryRazem: 3 × 15 = 45; alarm.pobor: 200 + 120 + 80 + 45 = 445 mA = 0.445; alarm.godziny: 12
  alarm.doba: 24; alarm.czuwanie: 0.445 × 12 = 5.34; alarm.alarm: 0.6 × 0.25 = 0.15; alarm.razem: 5.34 + 0.15 = 5.49
  alarm.pojemnosc: 5.49 / 0.8 = 6.8625 = 6.9; alarm.pojemnoscDoba: (0.445 × 24 + 0.15) / 0.8 = 13.5375 = 13.5
  alarm.akumulator: 7; alarm.akumulatorDoba: 17
lowVoltage.alarmHours: 7 Ah with a quarter in reserve carry 0.35 A for 15 hours
  alarm7.czas: 7 × 0.75 / 0.35 = 15
lowVoltage.alarmPrice: an alarm costs its base and every sensor, contacts included
  alarm.czujkiDom: 4 + 1 + 3 + 9 + 3 = 20; alarm.kosztMieszkanie: 1400 + 4 × 150, 2600 + 4 × 250 = 2000–3600
  alarm.kosztDom: 1400 + 20 × 150, 2600 + 20 × 250 = 4400–7600
lowVoltage.cameraStorage: four cameras of 4 Mbit/s fill 2.42 TB in two weeks, and 4 TB hold 19 days with a reserve
  dysk.bajty: 4 / 8 = 0.5; dysk.kameraDoba: 0.5 × 86 400 = 43 200 MB = 43.2; dysk.doba: 4 × 43.2 = 172.8
  dysk.razem: 172.8 × 14 = 2419.2 GB = 2.42; dysk.zZapasem: 2.4192 × 1.2 = 2.9
  dysk.starczy: 4000 / (172.8 × 1.2) = 19.3 = 19; dysk.kameraDoba4k: 2 × 43.2 = 86; dysk.razem4k: 2 × 2.4192 = 4.8
lowVoltage.cameraFrame: a 4K scene may be 15.4 m wide at 250 pixels a metre and 7.7 m at 500
  kadr.szerokoscDawna: 3840 / 250 = 15.4; kadr.szerokoscNowa: 3840 / 500 = 7.7; kadr.odlegloscDawna: 15.36 / 2 = 7.7
  kadr.odlegloscNowa: 7.68 / 2 = 3.8
lowVoltage.cameraPrice: a camera system costs its cameras, their points, the recorder, the disks and the start
  cctv.kamerySuma: 4 × 350, 4 × 800 = 1400–3200; cctv.punktySuma: 4 × 200, 4 × 450 = 800–1800
  cctv.zestaw4: 1400 + 800 + 600 + 500 + 400, 3200 + 1800 + 1500 + 800 + 800 = 3700–8100
  cctv.zestaw8: 4400 + 600 + 1000 + 400, 10 000 + 1500 + 1600 + 800 = 6400–13 900
lowVoltage.cameraPower: a UPS of 300 Wh carries 100 W for 2.6 hours, and eight cameras need 64 W
  ups.czas: 300 × 0.85 / 100 = 2.55 = 2.6; poe.suma: 8 × 8 = 64
lowVoltage.cameraOffGrid: a camera that records all day needs more than a panel of 100 W gives in December
  bezSieci.doba: 6 × 24 = 144; bezSieci.grudzien: 0.1 × 1000 × 0.03 = 3 kWh, 3000 / 31 = 96.8 = 97
lowVoltage.lanPlan: the house of the plan needs 25 cables, two cartons, 120 W of PoE and 10 of 15 rack units
  lan.pokojeRazem: 4 + 4 + 2 + 2 × 2 = 14; lan.technika: 2 + 1 = 3; lan.zewnatrz: 4 + 1 = 5
  lan.kable: 14 + 3 + 3 + 5 = 25; lan.dlugosc: 25 × 18 = 450; lan.dlugoscZapas: 450 + 10 % = 495
  lan.kartony: 495 / 305 = 1.6 = 2; lan.poe: 45 + 40 + 10 = 95; lan.poeZapas: 95 + 25 % = 118.75 = 120
  szafa.razem: 2 + 1 + 1 + 2 + 1 + 2 + 1 = 10; szafa.wolne: 15 − 10 = 5
lowVoltage.lanSegment: a line to the garage stays under 90 m, one to the workshop does not
  segment.kanal: 90 + 10 = 100; segment.doGarazu: (24 + 40) × 1.1 = 70.4 = 70
  segment.doWarsztatu: (24 + 75) × 1.1 = 108.9 = 109
lowVoltage.lanPrice: cabling costs its points: 8 in the flat, 25 in the house, 40 in the office without VAT
  given lan.cena: gotoweSciany 100–200, sprzetDom 4200–8000; przyklad.lan: biurka 20, naBiurko 2; vat: mieszkaniowy 8
  lan.kosztMieszkanie: 8 × 200, 8 × 400 = 1600–3200; lan.kosztDom: 25 × 200, 25 × 400 = 5000–10 000
  lan.kosztDomSprzet: 5000 + 4200, 10 000 + 8000 = 9200–18 000
  lan.punktNetto: 200 / 1.08, 400 / 1.08 = 185–370; lan.gotoweNetto: 100 / 1.08, 200 / 1.08 = 93–185
  lan.gniazdoNetto: 150 / 1.08, 250 / 1.08 = 139–231
  lan.punktyBiuro: 20 × 2 = 40; lan.kosztBiuro: 8000 / 1.08, 16 000 / 1.08, in hundreds = 7400–14 800
  lan.kosztBiuroGotowe: 40 × 300 / 1.08, 40 × 600 / 1.08, in hundreds = 11 100–22 200
lowVoltage.smartSaving: control of every room saves 19 % of heat after thermostats, radio thermostats alone 12 %
  given smart.cena: radio 200–450, centralka 500–1500; przyklad.smart: wspB 0.88
  smart.procentD: 1 − 0.81 / 1.1 = 0.264, in % = 26; smart.poC: 15 000 / 1.1 = 13 636.4 = 13 636
  smart.roznicaC: 13 636.4 × 0.19 = 2590.9 = 2591; smart.procentC: 19; smart.oszczednosc: 19–26
  smart.pradC: 2590.9 / 4, 2590.9 / 3 = 648–864; smart.kwotaC: × 1.00, in tens = 650–860
  smart.procentB: 1 − 0.88 / 1, in % = 12; smart.kwotaB: 1636.4 / 4, 1636.4 / 3, × 1.00, in tens = 410–550
  smart.kosztStref: 10 × 200 + 500, 10 × 450 + 1500 = 2500–6000
  smart.zwrot: 20 000 / 863.6 = 23.2, 60 000 / 647.7 = 92.6, in whole years = 23–93
  smart.zwrotStref: 2500 / 545.5 = 4.6, 6000 / 409.1 = 14.7, in whole years = 5–15
lowVoltage.smartPrice: control costs its points, and the surcharge spans what the two price ranges allow
  given smart.cena: radio 200–450, centralka 500–1500
  smart.doplata: 60 000 − 40 000, 80 000 − 20 000 = 20 000–60 000; smart.dom: 24 + 14 + 10 + 12 = 60
  smart.kosztMieszkanie: 20 × 400, 20 × 900 = 8000–18 000; smart.kosztDom: 60 × 400, 60 × 900 = 24 000–54 000
  smart.radioMieszkanie: 20 × 200 + 500, 20 × 450 + 1500 = 4500–10 500
  smart.radioDom: 60 × 200 + 500, 60 × 450 + 1500 = 12 500–28 500
lowVoltage.smartStandby: 20 W all year are 175 kWh
  smart.poborRok: 20 × 8760 / 1000 = 175.2 = 175; smart.poborKwota: 175.2 × 1.00 = 175

safety.overloadedLead: three appliances overload an extension lead and the breaker does not notice
  listwa.suma: 2000 + 900 + 1200 = 4100; listwa.prad: 4100 / 230 = 17.826 = 17.8
  listwa.przeciazenie: 17.826 / 10 − 1, in % = 78; listwa.granica: 16 × 1.13 = 18.08 = 18
  listwa.mocObwodu: 16 × 230 = 3.7; listwa.mocListwy: 10 × 230 = 2.3
safety.leakageSum: leakage of sound appliances and one worn element passes the lowest tripping current
  uplyw.suma: 1 + 1 + 1.5 + 1.5 = 5; uplyw.razem: 5 + 11 = 16; uplyw.prog: 30 / 2 = 15; uplyw.zapas: 0.3 × 30 = 9
safety.loopImpedance: the highest loop impedance follows from the current of the breaker
  petla.granica: 230 / (5 × 16) = 2.875, cut = 2,87
safety.blockMeasurement: a block costs its flats and staircases, a small one the smallest job
  given pomiary: blok 1000–1800, klatka 250–450, lokal 90–150, piorunochron 300–600; przyklad.blok: klatki 1, lokale 8
  blok.suma: 8 × 90 + 250 = 970, so the least = 1000, 8 × 150 + 450 = 1650, so the least = 1800 = 1000–1800
  blok.zPiorunochronem: 1000 + 300, 1800 + 600 = 1300–2400
safety.nextCheck: the next check is due five years after the last
  kontrola.nastepna: 2021 + 5 = 2026
safety.rentedRooms: three rooms on one circuit exceed what its breaker stands for an hour
  pokoje.suma: 2000 + 2000 + 1800 = 5800; pokoje.prad: 5800 / 230 = 25.2 = 25; pokoje.godzina: 16 × 1.45 = 23.2 = 23
  pokoje.limit: 16 × 230 = 3680
safety.garageChargers: chargers of a garage share what the building has to spare
  garaz.naraz: 12 × 11 = 132; garaz.jedna: 40 / 12 = 3.33 = 3.3; garaz.energia: 3.33 × 10 = 33
  garaz.zasieg: 33.3 × 100 / 20 = 166.7, in tens = 170
safety.stoveToElectricity: electric heating does not fit into one phase
  zabrze.ogrzewanie: 50 × 100 W = 5; zabrze.razem: 5 + 2 = 7; zabrze.prad: 7000 / 230 = 30.4 = 30
  zabrze.przydzial: 25 × 230 = 5.75
safety.longLine: a long thin cable loses more voltage than a charger bears
  linia.spadekCienki: 200 × 0.0225 × 80 × 16 / (2.5 × 230) = 10.02 = 10
  linia.spadekGruby: 200 × 0.0225 × 80 × 16 / (10 × 230) = 2.504 = 2.5
  linia.koszt: 80 × 90 + 600, 80 × 160 + 1200 = 7800–14000
safety.restaurantPower: a pizzeria needs more than double of its old supply
  lokal.razem: 8 + 3.5 + 2 = 13.5; lokal.przydzial: 25 × 230 = 5.75
safety.inverterLimit: an inverter leaves the network ten per cent above its voltage
  falownik.napiecie: 230 × 1.1 = 253
safety.firmPrices: a hall and an office pay without VAT
  given pomiary: firma 600–1200, obwod 18–35, oprawaAwaryjna 15–30; przyklad.hala: obwody 120
  given przyklad.kompensacja: lata 4; przyklad.biuro: obwody 40, oprawy 16; przyklad.lan: biurka 20, naBiurko 2; vat: mieszkaniowy 8
  hala.obwodNetto: 18 / 1.23, 35 / 1.23 = 15–28; hala.zlecenieNetto: 600 / 1.23, 1200 / 1.23, in tens = 490–980
  hala.pomiary: 120 × 18 / 1.23 = 1756, 120 × 35 / 1.23 = 3415, in hundreds = 1800–3400
  biuro.pomiary: 40 × 18 / 1.23 = 585, 40 × 35 / 1.23 = 1138, in tens = 590–1140
  biuro.gniazda: 40 × 150 / 1.08, 40 × 250 / 1.08, in hundreds = 5600–9300; biuro.awaryjne: 16 × 15, 16 × 30 = 240–480
  kompensacja.oplata: 7000 / 48 = 145.8, 12 000 / 48 = 250, in tens = 150–250
`;

/** Name, description, changed facts and expected values of each example. */
export const byHand = sheets
  .trim()
  .split(/\n+(?=\S)/)
  .map((sheet) => {
    const [head = "", ...lines] = sheet.split("\n");
    const [name = "", shows = ""] = head.split(": ");
    const facts = lines.filter((line) => line.startsWith("  given ")).map((line) => line.slice(8));
    const sums = lines.filter((line) => !/^ {2}(?:given|note) /.test(line)).flatMap((line) => line.split(";"));
    const values = sums.map((entry) => {
      const [key = "", sum = ""] = entry.trim().split(": ");
      return [key, sum.split(" = ").at(-1)?.replaceAll(" ", "")] as const;
    });
    return { name, shows, given: facts.join("\n"), values: Object.fromEntries(values) };
  });
