/** What is known of a visit, for the message it may end in. */
export type Visit = {
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
