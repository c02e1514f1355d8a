import { fillLetter, linkOf, type MessageData, mailHref, smsHref, subjectFor, visitOf } from "@/lib/contact/letter";

/** Fills facts about the visit into the draft message: its text on the page, the e-mail and the text message. */
export function fillMessage(doc: Document): void {
  const section = doc.querySelector<HTMLElement>("[data-message]");
  if (!section) return;
  const { email, subject, letter, sms, photos, topicsByPath }: MessageData = JSON.parse(section.dataset.message ?? "");
  const visit = { zdjecia: photos, ...visitOf(location.href, doc.referrer, topicsByPath) };
  const text = fillLetter(letter, visit);
  const letterElement = section.querySelector("[data-letter]");
  if (letterElement) letterElement.textContent = text;
  const href = mailHref(email, subjectFor(subject, visit), text);
  section.querySelector("a[data-mail]")?.setAttribute("href", href);
  // What the visitor has said already goes along from any address on the page.
  if (visit.wynik) for (const link of doc.querySelectorAll("main [href^=mailto]")) link.setAttribute("href", href);
  if (!sms) return;
  const [message, shorter] = [visit, { ...visit, wynik: linkOf(visit.wynik) }].map((one) => fillLetter(sms.lines, one));
  section.querySelector("a[data-sms]")?.setAttribute("href", smsHref(sms.tel, message ?? "", shorter));
}
