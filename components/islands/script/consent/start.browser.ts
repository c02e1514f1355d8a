import * as consent from "vanilla-cookieconsent";
import {
  type ConsentState,
  consentCategory,
  consentDays,
  consentKey,
  consentRevision,
  type Tracking,
  tagCookies,
} from "@/lib/tracking/tag";
import { afterLoad } from "./after-load.browser";
import { denyByDefault, startTag, stopTag } from "./tag.browser";

/** False if the browser stores nothing for this site: an answer would be lost, so nothing is asked. */
function canStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Reads the answer stored on the device, perhaps by another page. */
function readConsent(): ConsentState {
  const categories: readonly string[] | undefined = consent.getCookie("categories");
  if (!categories) return "ask";
  return categories.includes(consentCategory) ? "granted" : "denied";
}

/**
 * Asks for consent to measuring, stores the answer and applies it: a yes loads the tag; a withdrawn yes removes its
 * cookies and reloads the page without it. Without an answer nothing is stored, loaded or sent.
 *
 * The library stores the answer, its age and its revision. The question is the page's markup (consent.tsx), because the
 * library's dialogue declares itself modal although the page stays usable, and traps Tab
 * (orestbida/cookieconsent#551). Its build without a dialogue, dist/core, throws in 3.1.0.
 *
 * @param show shows or hides the question
 */
export async function startConsent(
  tracking: Tracking & { gtagId: string },
  show: (open: boolean) => void,
): Promise<void> {
  if (!canStore()) return;
  let state: ConsentState = "ask";
  const applyAnswer = () => {
    const answer = consent.acceptedCategory(consentCategory) ? "granted" : "denied";
    if (answer === "granted") startTag(tracking);
    else if (state === "granted") stopTag(tracking);
    state = answer;
  };

  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest?.<HTMLElement>("[data-consent]");
      if (!control) return;
      event.preventDefault();
      const action = control.dataset.consent;
      show(action === "change");
      if (action === "accept") consent.acceptCategory("all");
      if (action === "reject") consent.acceptCategory([]);
    },
    true,
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && state !== "ask") show(false);
  });
  // Restored from the back/forward cache: another page may have changed the answer.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && readConsent() !== state) location.reload();
  });

  denyByDefault(tracking);
  await consent.run({
    revision: consentRevision,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: consentDays },
    categories: { [consentCategory]: { autoClear: { cookies: [{ name: tagCookies }], reloadPage: true } } },
    language: { default: "pl", translations: { pl: {} as consent.Translation } },
    onConsent: applyAnswer,
    onChange: applyAnswer,
  });
  if (readConsent() === "ask") afterLoad(() => show(true));
}
