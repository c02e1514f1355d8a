import { claimWords, isProven } from "@/lib/content/claims";
import { all } from "@/lib/content/records";
import type { ClaimKey, IsoDate, Service, Site } from "@/lib/content/types";
import { claims } from "@/lib/content/written";
import { type AddItem, decision, itemsOf, type LaunchItem, openWording } from "./item";

/** Fields of content/site.ts that prove each claim. */
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

/** Lists expired documents. */
function listExpired(
  { insurance, qualifications = [], certificates = [] }: Site["proofs"],
  today: IsoDate,
  block: AddItem,
) {
  const check = (field: string, name: string, until: IsoDate) => {
    if (until < today) block(field, `${name}, ważność skończyła się ${until}.`, "Wpisz nowy dokument.");
  };
  if (insurance) check("proofs.insurance", "polisa", insurance.validUntil);
  for (const { number, validUntil } of qualifications)
    check("proofs.qualifications", `świadectwo ${number}`, validUntil);
  for (const { number, validUntil } of certificates) check("proofs.certificates", `certyfikat ${number}`, validUntil);
}

/** Lists missing documents with the wording texts use meanwhile, and expired ones. */
export const proofItems = (site: Site, today: IsoDate, offered: readonly Service[] = all("services")): LaunchItem[] =>
  itemsOf("content/site.ts", (block, confirm) => {
    const { proofs, decisions } = site;
    const alarms = offered.find(({ law }) => law === "alarm");
    const cameras = offered.find(({ law }) => law === "cameras");
    const isOpen = (key: ClaimKey) => decisions.openWords?.includes(key);
    listExpired(proofs, today, block);
    for (const [key, field] of Object.entries(proofFields) as [ClaimKey, string][]) {
      if (isProven(key, site, today) || (key === "koncesja" && !alarms)) continue;
      const problem = `brak dowodu „${claims[key].title}”. Tymczasem: „${claimWords(key, site, today).clause}”.`;
      if (key === "koncesja" && alarms)
        block(
          field,
          `${problem} ${alarmLaw(alarms.name)}`,
          `Wpisz numer wpisu albo zdejmij usługę „${alarms.name}” z oferty.`,
        );
      else if (!isOpen(key)) confirm(field, problem, "Wpisz dowód albo zostaw te słowa.", openWording(key));
    }
    if (alarms && proofs.alarmConcession && !proofs.alarmConcession.number && !isOpen("koncesja"))
      confirm(
        "proofs.alarmConcession.number",
        "brak numeru koncesji. Bez niej nie wolno montować w obiektach obowiązkowo chronionych.",
        "Wpisz numer.",
        { ...openWording("koncesja"), words: "Takich obiektów nie obsługuję" },
      );
    if (cameras && decisions.cameras !== "qualified")
      confirm(
        "decisions.cameras",
        "nie wiadomo, czy kamery montują osoby z listy kwalifikowanych pracowników zabezpieczenia technicznego.",
        `Jeśli nie, zdejmij usługę „${cameras.name}” z oferty.`,
        decision("cameras", "qualified", "Tak, z listy"),
      );
  });
