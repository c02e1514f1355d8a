import { claims } from "@/content/claims";
import { services } from "@/content/services";
import { claimWords, isProven } from "@/lib/content/claims";
import type { ClaimKey, IsoDate, Site } from "@/lib/content/types";
import { itemsOf, type LaunchItem } from "./item";

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

const alarmLaw =
  "Alarmy są w ofercie, więc strona czeka na numer wpisu na listę kwalifikowanych pracowników zabezpieczenia technicznego, a w obiektach obowiązkowo chronionych także koncesji (ustawa o ochronie osób i mienia, art. 15).";

const { blocks, confirm } = itemsOf("content/site.ts");

function runOut({ proofs }: Site, today: IsoDate): LaunchItem[] {
  const { insurance, qualifications = [], certificates = [] } = proofs;
  const dated = [
    ...(insurance ? [{ name: "proofs.insurance: polisa", until: insurance.validUntil }] : []),
    ...qualifications.map((one) => ({
      name: `proofs.qualifications: świadectwo ${one.number}`,
      until: one.validUntil,
    })),
    ...certificates.map((one) => ({ name: `proofs.certificates: certyfikat ${one.number}`, until: one.validUntil })),
  ];
  return dated
    .filter(({ until }) => until < today)
    .map(({ name, until }) => blocks(`${name}, ważność skończyła się ${until}.`, "Wpisz nowy dokument."));
}

function missing(site: Site, today: IsoDate): LaunchItem[] {
  const open = new Set<string>(site.decisions.openWords);
  return (Object.keys(proofFields) as ClaimKey[])
    .filter((key) => !isProven(key, site, today))
    .flatMap((key): LaunchItem[] => {
      const what = `${proofFields[key]}: brak dowodu „${claims[key].title}”. Tymczasem: „${claimWords(key, site, today).clause}”.`;
      if (key === "koncesja" && "alarmy" in services)
        return [blocks(`${what} ${alarmLaw}`, "Wypełnij proofs.alarmConcession albo usuń alarmy z oferty.")];
      if (open.has(key)) return [];
      return [
        confirm(
          what,
          `Wypełnij ${proofFields[key]} albo, jeśli te słowa mają zostać, dopisz "${key}" do decisions.openWords.`,
        ),
      ];
    });
}

/** Documents that are missing, with what texts say meanwhile, and those that have run out. */
export function proofItems(site: Site, today: IsoDate): LaunchItem[] {
  const { alarmConcession } = site.proofs;
  const open = new Set<string>(site.decisions.openWords);
  return [
    ...runOut(site, today),
    ...missing(site, today),
    ...(alarmConcession && !alarmConcession.number && !open.has("koncesja")
      ? [
          confirm(
            "alarmy: brak numeru koncesji. Bez niej nie wolno montować w obiektach obowiązkowo chronionych.",
            'Wpisz proofs.alarmConcession.number albo, jeśli takich obiektów nie obsługujesz, dopisz "koncesja" do decisions.openWords.',
          ),
        ]
      : []),
    ...(site.decisions.cameras === "qualified" || !("monitoring" in services)
      ? []
      : [
          confirm(
            "monitoring: nie wiadomo, czy kamery montują osoby z listy kwalifikowanych pracowników zabezpieczenia technicznego.",
            'Jeśli tak, wpisz decisions.cameras: "qualified".',
          ),
        ]),
  ];
}
