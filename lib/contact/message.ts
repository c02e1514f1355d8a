import { all, pathOf } from "@/lib/content/records";
import type { Site, WriteTexts } from "@/lib/content/types";
import { fillLetter, type MessageData, mailHref, smsHref, type TopicsByPath } from "./letter";

/** The draft message as the page shows it before its script runs, or without it. */
export type MessageView = {
  text: string;
  mail: string;
  /** Only if the number takes text messages. */
  sms?: string;
  data: MessageData;
};

/** Builds the message for an unknown visitor, and the data of the script. */
export function messageView({ subject, letter, message, photos }: WriteTexts, { email, phone }: Site): MessageView {
  const visit = { zdjecia: photos };
  const text = fillLetter(letter, visit);
  return {
    text,
    mail: mailHref(email, subject, text),
    ...(phone.takesTextMessages && { sms: smsHref(phone.tel, fillLetter(message, visit)) }),
    data: {
      email,
      subject,
      letter,
      ...(phone.takesTextMessages && { sms: { tel: phone.tel, lines: message } }),
      photos,
      topicsByPath: pageTopics(),
    },
  };
}

/** Returns what a message is about, by the page from which its writer came: a city, a service or a guide. */
function pageTopics(): TopicsByPath {
  return Object.fromEntries([
    ...all("cities").map(({ slug, name }) => [`/${slug}`, { miasto: name }]),
    ...all("services").map(({ slug, serviceType, photos }) => [
      pathOf("services", slug),
      { temat: serviceType, ...(photos && { zdjecia: photos }) },
    ]),
    ...all("guides").map(({ slug, name }) => [pathOf("guides", slug), { temat: name }]),
  ]);
}
