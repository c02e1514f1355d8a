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

/** False where the browser keeps nothing for this site: an answer could not be kept, so nothing is asked. */
function canKeep(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** The answer that is kept on the device now, perhaps given on another page. */
function kept(): ConsentState {
  const categories: readonly string[] | undefined = consent.getCookie("categories");
  if (!categories) return "ask";
  return categories.includes(consentCategory) ? "granted" : "denied";
}

/**
 * Asks for consent to measuring, keeps the answer and follows it: the tag is loaded after a yes, and a yes taken back
 * removes its cookies and loads the page anew without it. Undecided means that nothing is kept, loaded or sent.
 *
 * The library keeps the answer, its age and its revision. The question is markup of the page (consent.tsx): the
 * library's own dialogue declares itself modal beside a page that is not, and Tab does not lead out of it
 * (orestbida/cookieconsent#551). Its build without a dialogue, dist/core, throws in 3.1.0.
 *
 * @param show called with true when the question is to be seen, with false when it is answered
 */
export async function startConsent(
  tracking: Tracking & { gtagId: string },
  show: (open: boolean) => void,
): Promise<void> {
  if (!canKeep()) return;
  let state: ConsentState = "ask";
  const follow = () => {
    const next = consent.acceptedCategory(consentCategory) ? "granted" : "denied";
    if (next === "granted") startTag(tracking);
    else if (state === "granted") stopTag(tracking);
    state = next;
  };

  document.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest?.<HTMLElement>("[data-consent]");
      if (!control) return;
      event.preventDefault();
      const wish = control.dataset.consent;
      show(wish === "change");
      if (wish === "accept") consent.acceptCategory("all");
      if (wish === "reject") consent.acceptCategory([]);
    },
    true,
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && state !== "ask") show(false);
  });
  // Back from the back/forward cache: the answer may have been given, or taken back, on another page.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && kept() !== state) location.reload();
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
    onConsent: follow,
    onChange: follow,
  });
  if (kept() === "ask") afterLoad(() => show(true));
}
