/** Name of the record that keeps the visitor's answer, in the browser's localStorage. */
export const consentKey = "zgoda-na-pomiar";

/** How long an answer is kept before the question is asked again. */
export const consentDays = 182;

/** Raised when the question changes: every earlier answer is then void. */
export const consentRevision = 1;

/** The one thing that is asked for. */
export const consentCategory = "pomiar";

/** Cookies a Google tag sets; they are removed when consent is withdrawn. */
export const tagCookies = /^_(ga|gcl)/;

/** The question is open, or how it was answered. */
export type ConsentState = "ask" | "granted" | "denied";
