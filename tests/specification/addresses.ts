/** Addresses that the specification names, in its order. */
export const services: readonly string[] = [
  ...["instalacje", "naprawy", "rozdzielnice", "przylacza", "fotowoltaika", "magazyny-energii", "energooszczedne"],
  ...["sieci-lan", "monitoring", "alarmy", "pomiary", "smart-home"],
].map((slug) => `/uslugi/${slug}`);
/** The services that /oferta shows or names, under their second address. */
export const offered: readonly string[] = [
  ...["instalacje", "rozdzielnice", "przylacza", "sieci-lan", "monitoring", "alarmy", "smart-home", "pomiary"],
  ...["naprawy", "fotowoltaika"],
].map((slug) => `/oferta/${slug}`);
export const guides: readonly string[] = [
  ...["oswietlenie", "oszczedzanie", "bezpieczenstwo", "inteligentny-dom", "monitoring", "systemy-alarmowe"],
  ...["sieci-lan", "modernizacja", "przepisy", "obliczanie-mocy", "grzewnictwo", "wymiana-instalacji", "awarie"],
  ...["magazyny-energii", "fotowoltaika"],
].map((slug) => `/poradnik/${slug}`);
/** Towns with a page: name, its form after "w", number of districts. */
export const towns = [
  ["/katowice", "Katowice", /Katowic/, 16],
  ["/gliwice", "Gliwice", /Gliwic/, 12],
  ["/zabrze", "Zabrze", /Zabrz/, 12],
  ["/bytom", "Bytom", /Bytom/, 12],
  ["/chorzow", "Chorzów", /Chorz/, 12],
  ["/tychy", "Tychy", /Tych/, 12],
  ["/sosnowiec", "Sosnowiec", /Sosnow/, 14],
  ["/rybnik", "Rybnik", /Rybnik/, 12],
  ["/zory", "Żory", /Żor/, 12],
  ["/jastrzebie-zdroj", "Jastrzębie-Zdrój", /Jastrz/, 12],
  ["/dabrowa-gornicza", "Dąbrowa Górnicza", /D[ąa]br[oó]w/, 14],
] as const;
export const cities: readonly string[] = towns.map(([path]) => path);
/** Every page that the specification names. */
export const allPages: readonly string[] = [
  ...["/", "/oferta", "/uslugi", "/dla-firm", "/poradnik", "/kontakt", "/dziekujemy", "/404"],
  ...services,
  ...offered,
  ...guides,
  ...cities,
];
export const site = "https://www.wattera.example";
export const phone = "tel:+48320000000";
export const companyPhone = "tel:+48320000001";
export const profiles: readonly string[] = ["wyszukiwarka", "zlecenia", "katalog"].map(
  (name) => `https://${name}.example/wattera`,
);
