/** The firm's data in the panel: the steps with what belongs to each, and the list of what is left. */

import type { Overview } from "@/lib/tools/edit/checker";
import type { SiteView } from "@/lib/tools/edit/field-views";
import { button, el } from "./dom";
import { itemOrigin, makeLeft } from "./launch-list";
import { makeSecrets } from "./secrets";
import { makeAccent, makeLogo, makePageChoice } from "./step-extras";
import { makeTakeover } from "./takeover";

type Options = {
  site: () => SiteView;
  /** Shows a page. */
  go: (path: string) => void;
  /** Shows an element at the top of the panel. */
  showMain: (element: HTMLElement) => void;
  onOpen: (origin: string) => void;
  onFact: (key: string) => void;
  onPicture: (origin: string) => void;
  onNew: () => void;
  onPublish: () => void;
  onRefused: (error: unknown) => void;
};

const action = (words: string, onClick: () => void) => button(words, onClick, { class: "bordered" });

export function makeFirm({ site, go, showMain, onOpen, onFact, onPicture, onNew, onPublish, onRefused }: Options) {
  const secrets = makeSecrets(() => site().host);
  const takeover = makeTakeover({
    go,
    extras: {
      Firma: [],
      Kontakt: [() => el("p", el("a", { href: `tel:${site().tel}` }, "Zadzwoń próbnie pod numer ze strony"))],
      Zasięg: [() => makePageChoice("cities", site().hideable), () => action("Dodaj miasto", onNew)],
      Oferta: [
        () => makePageChoice("services", site().hideable),
        () => action("Dodaj usługę", onNew),
        () => makePageChoice("guides", site().hideable),
      ],
      Dowody: [() => action("Dodaj opinię", onNew)],
      Wygląd: [
        makeLogo,
        () => makeAccent(site().accent),
        () => action("Zdjęcie na stronie głównej", () => onPicture("home:hero.picture.name")),
        () => action("Galeria: upuść własne zdjęcia na wizualizacje", () => go("/oferta#realizacje")),
      ],
      Publikacja: [() => secrets.element, () => action("Sprawdź połączenie i opublikuj", onPublish)],
    },
  });
  const left = makeLeft({
    site,
    go,
    onRefused,
    onOpen: (origin) => {
      if (takeover.openField(origin)) showMain(takeover.element);
      else if (/^(?:facts|examples)\//.test(origin)) onFact(origin.slice(origin.indexOf(":") + 1));
      else onOpen(origin);
    },
  });
  const leftButton = button("Co zostało", () => showMain(left.element), { class: "bordered" });
  let isFirst = true;

  function open(): void {
    showMain(takeover.element);
    takeover.resume().catch(onRefused);
  }

  return {
    leftButton,
    /** Opens the step left last time. */
    open,
    /** Draws an open step again, with the values of the files. */
    refresh: () => {
      if (takeover.element.isConnected) takeover.resume().catch(onRefused);
    },
    /** Follows the site's lists. */
    update: secrets.update,
    /** Shows what is left; a demonstration opens with the first step. */
    showLeft: (items: Overview["left"]) => {
      left.show(items);
      takeover.showLeft(items.flatMap((item) => itemOrigin(item) ?? []));
      leftButton.textContent = items.length > 0 ? `Zostało ${items.length}` : "Nic nie zostało";
      if (isFirst && items.some(({ group, field }) => group === "must" && field === "brand")) open();
      isFirst = false;
    },
  };
}
