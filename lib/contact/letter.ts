import type { WriteTexts } from "@/lib/content/types";
import { plainCharacters } from "@/lib/text/plain";
import { contactPath } from "@/lib/tracking/events";

/** What is known about a visit, for its draft message. */
type Visit = {
  /** City of the page the visitor came from. */
  miasto?: string | undefined;
  /** Service, guide or calculator. */
  temat?: string | undefined;
  /** Result of a calculator or an estimate. */
  wynik?: string | undefined;
  /** Photos to send. */
  zdjecia?: string | undefined;
  /** Address the visitor came from. */
  strona?: string | undefined;
};

/**
 * Fills `[miasto]`, `[temat]`, `[wynik]`, `[zdjecia]` and `[strona]` in the lines of a draft message. Unknown values
 * stay empty for the visitor to fill in; a line with an unknown result or address is dropped.
 */
export const fillLetter = (lines: readonly string[], visit: Visit): string =>
  lines
    .filter((line) => !(["wynik", "strona"] as const).some((token) => line.includes(`[${token}]`) && !visit[token]))
    .map((line) => line.replace(/\[(\w+)\]/, (_, token: keyof Visit) => visit[token] ?? "").trimEnd())
    .join("\n");

/** Encodes text for a mailto: or sms: address: plain spaces, CRLF line ends (RFC 6068). */
const encode = (text: string): string => encodeURIComponent(plainCharacters(text).replaceAll("\n", "\r\n"));

/** Returns the subject of the e-mail, with the topic if known. */
export const subjectFor = (subject: string, { temat }: Visit): string => (temat ? `${subject}: ${temat}` : subject);

/** Returns a link that opens a draft e-mail. */
export const mailHref = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;

/** Characters of a text message in three parts: with Polish letters, and in the basic alphabet alone (GSM 03.38). */
const longestMessage = { polish: 3 * 67, basic: 3 * 153 } as const;

const fits = (body: string, limit: number): boolean => body.replaceAll("\n", "\r\n").length <= limit;

/** Letters of the basic alphabet for those without one below their accents. */
const basicLetters: Readonly<Record<string, string>> = { ł: "l", Ł: "L", "×": "x", "–": "-", "−": "-", "\u2010": "-" };

/** Writes a text in the basic alphabet, of which a part holds twice as much: "żółty, 5–7 m²" is "zolty, 5-7 m2". */
const inBasicLetters = (text: string): string =>
  text
    .replace(/[„”]/g, '"')
    .normalize("NFKD")
    .replace(/[^\n -~]/g, (letter) => basicLetters[letter] ?? "");

/**
 * Returns a link that opens a text message of at most three parts: many phones send a longer one as a picture message.
 * `?&`: iOS reads what follows the ampersand, Android reads both.
 *
 * @param shorter text for when `body` is too long even without Polish letters
 */
export function smsHref(tel: string, body: string, shorter = body): string {
  const basic = inBasicLetters(body);
  const text = fits(body, longestMessage.polish)
    ? body
    : fits(basic, longestMessage.basic)
      ? basic
      : inBasicLetters(shorter);
  return `sms:${tel}?&body=${encode(text)}`;
}

/** What a message is about, by the path of the previous page. A page under /oferta is listed under /uslugi. */
export type TopicsByPath = Readonly<Record<string, Pick<Visit, "miasto" | "temat" | "zdjecia">>>;

/** Longest text put into an address and read from one, in characters. */
const limits = { temat: 80, wynik: 800 } as const;

/** Prepares a text for a message: plain spaces, without the marks of edit mode (lib/content/origin.ts). */
const plainWords = (text: string): string => plainCharacters(text.replace(/[\u200b-\u200d\ufeff]/g, ""));

/**
 * Returns a link to the contact page that puts a topic and a result into its draft message.
 * @param link address that restores the result; left out if the text would get too long
 */
export function contactHref(topic: string, summary: string, link: string): string {
  const plain = plainWords(summary);
  const textWithLink = `${plain}; ${link}`;
  const query = new URLSearchParams({
    temat: plainWords(topic).slice(0, limits.temat),
    wynik: textWithLink.length <= limits.wynik ? textWithLink : plain.slice(0, limits.wynik),
  });
  return `${contactPath}?${query}`;
}

/** Returns the link at the end of a result, from which everything before it can be read. */
export const linkOf = (result: string | undefined): string | undefined => result?.match(/https?:\S+$/)?.[0];

/** Reads a query parameter as one line of plain text. */
function readText(query: URLSearchParams, name: keyof typeof limits): string | undefined {
  const text = query
    .get(name)
    ?.replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return text ? text.slice(0, limits[name]) : undefined;
}

/** Page whose address holds an estimate (lib/estimate/request.ts). */
const estimatePath = "/wycena";

/**
 * Returns what is known about a visit to the contact page, from the previous page on this site and from what a
 * calculator or an estimate put into the address (`?temat=…&wynik=…`). Nothing is stored.
 *
 * @param address address of the contact page
 * @param referrer address of the previous page, "" if unknown
 */
export function visitOf(address: string, referrer: string, topicsByPath: TopicsByPath): Visit {
  const { searchParams, origin } = new URL(address);
  const previousPage = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const path = previousPage?.origin === origin ? previousPage.pathname.replace(/^\/oferta\//, "/uslugi/") : "";
  const pageTopic = topicsByPath[path];
  return {
    ...pageTopic,
    temat: readText(searchParams, "temat") ?? pageTopic?.temat,
    // A tag that opens the contact page itself leaves out what stands in the link.
    wynik: readText(searchParams, "wynik") ?? (path === estimatePath && previousPage?.search ? referrer : undefined),
    strona: pageTopic && previousPage ? previousPage.origin + previousPage.pathname : undefined,
  };
}

/** Data the page's script needs to put a visit into the message. */
export type MessageData = Pick<WriteTexts, "subject" | "letter"> & {
  email: string;
  /** Number and lines of the text message; only if the number takes text messages. */
  sms?: { tel: string; lines: readonly string[] };
  /** Photos to send if the matter is unknown. */
  photos: string;
  topicsByPath: TopicsByPath;
};
