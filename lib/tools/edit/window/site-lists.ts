/** The site's facts, pages and pictures, to choose from. */
import type { SiteView } from "@/lib/tools/edit/field-views";
import { ask } from "./api";

const nothing: SiteView = {
  facts: [],
  pages: [],
  pictures: [],
  galleryKinds: [],
  hideable: [],
  host: "none",
  tel: "+48000000000",
  accent: undefined,
  brand: "",
  url: "https://example.invalid",
};

/** @param onLoad called after each change of the lists */
export function makeSiteLists(onLoad: () => void) {
  let site = nothing;
  let lastQuestion: Promise<SiteView> | undefined;

  /** Asks for the lists; of several questions the last one's answer counts. @throws RequestError while content cannot be read */
  async function load(): Promise<void> {
    const question = ask("site");
    lastQuestion = question;
    const answer = await question;
    if (question === lastQuestion) {
      site = answer;
      onLoad();
    } else await lastQuestion;
  }

  return {
    /** Empty until the first check of the content has ended, which is slow. */
    site: () => site,
    load,
    /** Asks for the lists where they are still missing. @throws RequestError as `load` does */
    ensure: async () => {
      if (site.pages.length === 0) await load();
    },
  };
}
