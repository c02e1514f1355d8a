import type { z } from "zod";
import { all, type PagesName } from "@/lib/content/records";
import { schemas } from "@/lib/content/schema/schemas";
import { buildDay } from "@/lib/text/dates";
import { withBlanks } from "./blanks";
import { blank, constantFor } from "./entry";

/** Left to the schema: an optional field that a new entry has all the same. */
const asked = undefined;

/** Constants that cities import from shared.ts. */
const sharedNames = ["cityBadges", "cityFacts"] as const;
const [badges, facts] = sharedNames;

/** @param given what is known of the page; the schema asks for the rest */
const recordFile = (type: string, schema: z.ZodType, slug: string, given: object): string =>
  `import type { ${type} } from "@/lib/content/types";
${type === "City" ? `import { ${sharedNames.join(", ")} } from "./shared";\n` : ""}
export const ${constantFor(slug)}: ${type} = ${JSON.stringify(withBlanks(schema, { slug, ...given })).replace(new RegExp(`"(${sharedNames.join("|")})"`, "g"), "$1")};
`;

const band = { button: { label: asked, to: "/kontakt" } };

/** @param more further fields */
const textSection = (id: string, prompt: string, more = {}) => ({
  kind: "text",
  id,
  ...more,
  paragraphs: [blank(`${prompt}, akapity do 600 znaków`)],
});

/** @param name in the nominative, "Mysłowice" @param neighbours slugs; empty where the editor has to name them */
const cityFile = (slug: string, name: string, neighbours: readonly string[]): string =>
  recordFile("City", schemas.cities, slug, {
    name,
    meta: { title: `Elektryk ${name}: instalacje i pomiary` },
    updated: buildDay(),
    hero: { primary: { label: "Skontaktuj się z nami", action: "send-or-navigate" }, facts, badges },
    local: [textSection("zabudowa", "własny tekst o budynkach, sieci i firmach w mieście, razem co najmniej 350 słów")],
    neighbours: neighbours.length > 0 ? neighbours : asked,
    band,
  });

/** Next free circuit number, "F13". */
const nextCode = (): string => `F${Math.max(0, ...all("services").map(({ code }) => Number(code.slice(1)))) + 1}`;

const serviceFile = (slug: string, name: string): string =>
  recordFile("Service", schemas.services, slug, {
    code: nextCode(),
    name,
    photos: asked,
    updated: buildDay(),
    hero: {
      facts: [{ note: asked }, { label: "Czas", time: true }, { label: "Dostajesz" }],
      drawing: { drawing: "bars", limit: {} },
    },
    sections: [
      textSection("zakres", "tekst o usłudze; cała strona ma mieć co najmniej 600 słów", { inBar: "Zakres" }),
      textSection("cena", "ile to kosztuje i od czego zależy, kwoty kluczami faktów", { inBar: "Cena", ask: asked }),
      { kind: "steps", id: "przebieg", inBar: "Przebieg", ask: asked },
      { kind: "faq", id: "pytania", inBar: "Pytania" },
    ],
    band,
  });

const guideFile = (slug: string, name: string): string =>
  recordFile("Guide", schemas.guides, slug, {
    name,
    published: buildDay(),
    modified: buildDay(),
    hero: { answer: asked },
    keyFacts: asked,
    sections: [textSection("wstep", "tekst poradnika; cała strona ma mieć co najmniej 1000 słów")],
    band,
  });

export type PageKind = {
  folder: PagesName;
  /** @param beside slugs of neighbouring pages */
  makeFile: (slug: string, name: string, beside: readonly string[]) => string;
  /** What is left to do by hand besides the blanks. */
  tasks: readonly string[];
};

/** Kinds of pages, by the words that editors type. */
export const pageKinds = {
  miasto: {
    folder: "cities",
    makeFile: cityFile,
    tasks: [
      "Sąsiednie miasta prowadzą do niego, gdy mają jego adres w polu neighbours. Wpisujemy go miastom wybranym przy dodawaniu, w terminalu po słowie --beside.",
      "Jeśli ma być węzłem mapy, dopisz je w content/map.ts. Bez tego mapa na jego stronie pokaże je dodatkowo.",
    ],
  },
  usluga: {
    folder: "services",
    makeFile: serviceFile,
    tasks: [
      "Jeśli ma mieć drugi adres, pod /oferta, dopisz w jej pliku offer: true; na kartę oferty dopisz ją w content/offer.ts, w polu cards.",
      "Ceny na /wycena dostanie z pliku w content/estimate, a miejsce na przekroju domu z obwodu w content/house.ts. Bez nich też działa.",
    ],
  },
  poradnik: {
    folder: "guides",
    makeFile: guideFile,
    tasks: [
      "Dopisz jego adres w polu related.guides pokrewnych poradników i usług.",
      "Popraw liczbę poradników w opisie strony content/guide-index.ts.",
    ],
  },
} as const satisfies Readonly<Record<string, PageKind>>;
