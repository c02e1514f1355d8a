import { claims } from "@/content/claims";
import { services } from "@/content/services";
import { claimWords, isProven } from "@/lib/content/claims";
import type { ClaimKey, IsoDate, Service, Site } from "@/lib/content/types";
import { itemsOf, type LaunchItem, type Tell } from "./item";

/** Fields of content/site.ts that hold the proof of a claim. */
const proofFields: Readonly<Record<ClaimKey, string>> = {
  kwalifikacje: "proofs.qualifications",
  certyfikaty: "proofs.certificates",
  oc: "proofs.insurance",
  koncesja: "proofs.alarmConcession",
  rejestr: "proofs.register",
  gwarancja: "guarantee",
  mierniki: "proofs.instruments",
  klienci: "proofs.customers",
};

const alarmLaw = (name: string): string =>
  `Usługa „${name}” jest w ofercie, więc strona czeka na numer wpisu na listę kwalifikowanych pracowników zabezpieczenia technicznego, a w obiektach obowiązkowo chronionych także koncesji (ustawa o ochronie osób i mienia, art. 15).`;

/** Documents that have run out. */
function tellRunOut(
  { insurance, qualifications = [], certificates = [] }: Site["proofs"],
  today: IsoDate,
  blocks: Tell,
) {
  const tell = (name: string, until: IsoDate) => {
    if (until < today) blocks(`${name}, ważność skończyła się ${until}.`, "Wpisz nowy dokument.");
  };
  if (insurance) tell("proofs.insurance: polisa", insurance.validUntil);
  for (const { number, validUntil } of qualifications) tell(`proofs.qualifications: świadectwo ${number}`, validUntil);
  for (const { number, validUntil } of certificates) tell(`proofs.certificates: certyfikat ${number}`, validUntil);
}

/** Documents that are missing, with what texts say meanwhile, and those that have run out. */
export const proofItems = (
  site: Site,
  today: IsoDate,
  offered: readonly Service[] = Object.values(services),
): LaunchItem[] =>
  itemsOf("content/site.ts", (blocks, confirm) => {
    const { proofs, decisions } = site;
    const alarms = offered.find(({ law }) => law === "alarm");
    const cameras = offered.find(({ law }) => law === "cameras");
    const isOpen = (words: ClaimKey) => decisions.openWords?.includes(words);
    tellRunOut(proofs, today, blocks);
    for (const [key, field] of Object.entries(proofFields) as [ClaimKey, string][]) {
      if (isProven(key, site, today)) continue;
      const what = `${field}: brak dowodu „${claims[key].title}”. Tymczasem: „${claimWords(key, site, today).clause}”.`;
      if (key === "koncesja" && alarms)
        blocks(
          `${what} ${alarmLaw(alarms.name)}`,
          `Wypełnij proofs.alarmConcession albo usuń usługę „${alarms.name}” z oferty.`,
        );
      else if (!isOpen(key))
        confirm(what, `Wypełnij ${field} albo, jeśli te słowa mają zostać, dopisz "${key}" do decisions.openWords.`);
    }
    if (alarms && proofs.alarmConcession && !proofs.alarmConcession.number && !isOpen("koncesja"))
      confirm(
        `${alarms.slug}: brak numeru koncesji. Bez niej nie wolno montować w obiektach obowiązkowo chronionych.`,
        'Wpisz proofs.alarmConcession.number albo, jeśli takich obiektów nie obsługujesz, dopisz "koncesja" do decisions.openWords.',
      );
    if (cameras && decisions.cameras !== "qualified")
      confirm(
        `${cameras.slug}: nie wiadomo, czy kamery montują osoby z listy kwalifikowanych pracowników zabezpieczenia technicznego.`,
        'Jeśli tak, wpisz decisions.cameras: "qualified".',
      );
  });
