import type { Site, WriteTexts } from "@/lib/content/types";
import { fillLetter, mailHref, smsHref } from "./letter";
import { visitOrigins } from "./origins";
import type { Origins } from "./visit";

/** What the page's script needs to put a visit into the message. */
export type PreparedMessage = Pick<WriteTexts, "subject" | "letter" | "message"> & {
  email: string;
  tel: string;
  /** Photos that help where nothing is known. */
  photos: string;
  origins: Origins;
};

/** The prepared message as the page shows it before, or without, its script. */
export type MessageView = {
  text: string;
  mail: string;
  /** Only for a number that takes text messages. */
  sms?: string;
  data: PreparedMessage;
};

/** The message for a visitor nothing is known of, and the data of the script. */
export function messageView({ subject, letter, message, photos }: WriteTexts, { email, phone }: Site): MessageView {
  const visit = { zdjecia: photos.general };
  const text = fillLetter(letter, visit);
  return {
    text,
    mail: mailHref(email, subject, text),
    ...(phone.takesTextMessages && { sms: smsHref(phone.tel, fillLetter(message, visit)) }),
    data: {
      email,
      tel: phone.tel,
      subject,
      letter,
      message,
      photos: photos.general,
      origins: visitOrigins(photos),
    },
  };
}
