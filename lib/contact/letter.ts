import type { WriteTexts } from "@/lib/content/types";

/** What is known of a visit, for the message it may end in. */
type Visit = {
  /** City whose page the visitor read. */
  miasto?: string | undefined;
  /** Service, guide or calculator. */
  temat?: string | undefined;
  /** Result of a calculator. */
  wynik?: string | undefined;
  /** Photos that help. */
  zdjecia?: string | undefined;
  /** Address the visitor came from. */
  strona?: string | undefined;
};

/**
 * Lines of a prepared message with what is known of the visit in the place of `[miasto]`, `[temat]`, `[wynik]`,
 * `[zdjecia]` and `[strona]`. What is not known stays empty for the visitor to fill in, except that lines with a
 * result or an address are left out then.
 */
export const fillLetter = (lines: readonly string[], visit: Visit): string =>
  lines
    .filter((line) => !(["wynik", "strona"] as const).some((token) => line.includes(`[${token}]`) && !visit[token]))
    .map((line) => line.replace(/\[(\w+)\]/, (_, token: keyof Visit) => visit[token] ?? "").trimEnd())
    .join("\n");

/** Encoded for a mailto: or sms: address: plain spaces, line ends as RFC 6068 wants them. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll("\u00a0", " ").replaceAll("\n", "\r\n"));

/** Subject of the e-mail, with the topic where it is known. */
export const subjectFor = (subject: string, { temat }: Visit): string => (temat ? `${subject}: ${temat}` : subject);

/** Link that opens an e-mail ready to be completed. */
export const mailHref = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;

/** Link that opens a text message. `?&` because iOS reads what follows the ampersand and Android both. */
export const smsHref = (tel: string, body: string): string => `sms:${tel}?&body=${encode(body)}`;

/** What the page a visitor came from says of the matter, by its path. Addresses under /oferta stand as /uslugi. */
export type Origins = Readonly<Record<string, Pick<Visit, "miasto" | "temat" | "zdjecia">>>;

/** Longest text taken over from an address, in characters. */
const limits = { temat: 80, wynik: 400 } as const;

/** A value of the address as one line of plain text, or nothing. */
function textOf(query: URLSearchParams, name: keyof typeof limits): string | undefined {
  const text = query
    .get(name)
    ?.replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return text ? text.slice(0, limits[name]) : undefined;
}

/**
 * What is known of a visit to the contact page: the page of this site it came from, and what a calculator put into the
 * address (`?temat=…&wynik=…`). Nothing is kept anywhere.
 *
 * @param address address of the contact page
 * @param from address the visitor came from, empty where the browser does not say
 */
export function visitOf(address: string, from: string, origins: Origins): Visit {
  const { searchParams, origin } = new URL(address);
  const previous = URL.canParse(from) ? new URL(from) : undefined;
  const path = previous?.origin === origin ? previous.pathname.replace(/^\/oferta\//, "/uslugi/") : "";
  const known = origins[path];
  return {
    ...known,
    temat: textOf(searchParams, "temat") ?? known?.temat,
    wynik: textOf(searchParams, "wynik"),
    strona: known && previous ? previous.origin + previous.pathname : undefined,
  };
}

/** What the page's script needs to put a visit into the message. */
export type PreparedMessage = Pick<WriteTexts, "subject" | "letter"> & {
  email: string;
  /** Number and lines of the text message; only for a number that takes them. */
  sms?: { tel: string; lines: readonly string[] };
  /** Photos that help where nothing is known. */
  photos: string;
  origins: Origins;
};
