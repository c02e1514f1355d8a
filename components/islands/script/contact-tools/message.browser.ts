import { fillLetter, mailHref, type PreparedMessage, smsHref, subjectFor, visitOf } from "@/lib/contact/letter";

/** Fills facts about the visit into the prepared message: its text on the page, the e-mail and the text message. */
export function prepareMessage(doc: Document): void {
  const section = doc.querySelector<HTMLElement>("[data-message]");
  if (!section) return;
  const { email, subject, letter, sms, photos, origins }: PreparedMessage = JSON.parse(section.dataset.message ?? "");
  const visit = { zdjecia: photos, ...visitOf(location.href, doc.referrer, origins) };
  const text = fillLetter(letter, visit);
  const letterElement = section.querySelector("[data-letter]");
  if (letterElement) letterElement.textContent = text;
  section.querySelector("a[data-mail]")?.setAttribute("href", mailHref(email, subjectFor(subject, visit), text));
  if (sms) section.querySelector("a[data-sms]")?.setAttribute("href", smsHref(sms.tel, fillLetter(sms.lines, visit)));
}
