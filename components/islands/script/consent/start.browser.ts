import * as consent from "vanilla-cookieconsent";
import {
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

/** The record of the answer on the device, perhaps of another page. What it means, the library alone decides. */
const storedAnswer = (): string | null => localStorage.getItem(consentKey);

/**
 * Asks for consent to measuring, stores the answer and applies it: a yes loads the tag; a withdrawn yes removes its
 * cookies and reloads the page without it. Without an answer to this question (an older revision is another one)
 * nothing is stored, loaded or sent.
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
  let isGranted = false;
  let applied = storedAnswer();
  const applyAnswer = () => {
    const wasGranted = isGranted;
    isGranted = consent.acceptedCategory(consentCategory);
    if (isGranted) startTag(tracking);
    else if (wasGranted) stopTag(tracking);
    applied = storedAnswer();
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
    if (key === "Escape" && consent.validConsent()) show(false);
  });
  // Restored from the back/forward cache: another page may have changed the answer.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && storedAnswer() !== applied) location.reload();
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
  applied = storedAnswer();
  if (!consent.validConsent()) afterLoad(() => show(true));
}
