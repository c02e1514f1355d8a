/**
 * A visitor would be followed before a yes or after a no, which the law forbids.
 * @jest-environment jsdom
 */
import { reset } from "vanilla-cookieconsent";
import type * as tag from "@/lib/tracking/tag";
import { consentCategory, consentDays, consentKey, consentRevision } from "@/lib/tracking/tag";
import { startConsent } from "./start.browser";

let mockRevision: number;
jest.mock("@/lib/tracking/tag", () => ({
  ...jest.requireActual<typeof tag>("@/lib/tracking/tag"),
  get consentRevision() {
    return mockRevision;
  },
}));
beforeEach(() => {
  mockRevision = jest.requireActual<typeof tag>("@/lib/tracking/tag").consentRevision;
});

const tracking = { gtagId: "G-TEST", conversionId: "AW-1/etykieta" };
const number = "tel:+48320000000";
const day = 86_400_000;
const show = jest.fn();

const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];
/** The commands queued for the tag, as arrays. */
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as IArguments));
const record = () => JSON.parse(localStorage.getItem(consentKey) ?? "null");
const press = (answer: "accept" | "reject" | "change") => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector(`[data-consent="${answer}"]`)?.dispatchEvent(event);
  return event;
};

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
};

/** Stores an answer as an earlier visit would have. */
function storeAnswer(categories: string[], change: { age?: number; revision?: number | undefined } = {}): void {
  const { age, revision } = { age: 1, revision: consentRevision, ...change };
  const given = new Date(Date.now() - age * day);
  const timestamps = { consentTimestamp: given.toISOString(), lastConsentTimestamp: given.toISOString() };
  const expirationTime = given.getTime() + consentDays * day;
  const answer = { categories, revision, consentId: "x", services: {}, expirationTime, ...timestamps };
  localStorage.setItem(consentKey, JSON.stringify(answer));
}

const start = () => startConsent(tracking, show);

let removals: (() => void)[];
let errors: jest.SpyInstance;
beforeEach(() => {
  document.body.innerHTML = `<a data-consent="change" href="#pomiar"></a>
    <button data-consent="accept"></button><button data-consent="reject"></button>`;
  // Each test is a page of its own: the script's listeners are removed after it.
  removals = [document, window].map((target) => {
    const spy = jest.spyOn(target, "addEventListener");
    return () => {
      for (const [type, listener, options] of spy.mock.calls) target.removeEventListener(type, listener, options);
    };
  });
  // jsdom cannot navigate and logs an error each time: `reloads` counts them.
  errors = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
  for (const undo of removals) undo();
  jest.restoreAllMocks();
  show.mockClear();
  reset(true);
  localStorage.clear();
  for (const tag of tags()) tag.remove();
  for (const name of ["dataLayer", "gtag_report_conversion", "gtagSendEvent"] as const) delete window[name];
});

const reloads = () => errors.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;

describe("undecided", () => {
  test("nothing is kept, loaded or reported, and the question is asked", async () => {
    await start();
    expect(show).toHaveBeenCalledWith(true);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe("");
    expect(tags()).toEqual([]);
    expect(window.gtag_report_conversion).toBeUndefined();
    expect(window.gtagSendEvent).toBeUndefined();
    expect(commands().map(([name, kind]) => [name, kind])).toEqual([["consent", "default"]]);
    expect(Object.values(commands()[0]?.[2] as object)).toEqual(["denied", "denied", "denied", "denied"]);
  });

  test("an answer older than it is kept for is none", async () => {
    storeAnswer([consentCategory], { age: consentDays + 1 });
    await start();
    expect(show).toHaveBeenCalledWith(true);
    expect(tags()).toEqual([]);
  });

  const revisions = [undefined, 0, 1, 2];
  const answers = revisions.flatMap((stored) => [0, 1, 2].map((current) => ({ stored, current })));
  test.each(
    answers.flatMap((answer) => [
      { ...answer, categories: [consentCategory] },
      { ...answer, categories: [] },
    ]),
  )("$categories to revision $stored counts only where the question has it too: $current", async (answer) => {
    const { stored, current, categories } = answer;
    mockRevision = current;
    storeAnswer(categories, { revision: stored });
    setCookie("_ga=1");
    await start();
    const isOwn = stored === current;
    expect(show.mock.calls).toEqual(isOwn ? [] : [[true]]);
    expect(tags()).toHaveLength(isOwn ? categories.length : 0);
    press("reject");
    expect(record()).toMatchObject({ categories: [], revision: current });
    expect(document.cookie).toBe(isOwn && categories.length === 0 ? "_ga=1" : "");
    setCookie("_ga=; max-age=0");
  });

  test("where the browser keeps nothing, nothing is asked", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await start();
    expect(show).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe("a yes", () => {
  test("is kept, loads the tag of this site alone and tells it in Google's order", async () => {
    await start();
    expect(press("accept").defaultPrevented).toBe(true);
    expect(show).toHaveBeenLastCalledWith(false);
    expect(record()).toMatchObject({ categories: [consentCategory], revision: consentRevision });
    expect(record().expirationTime - Date.now()).toBeGreaterThan((consentDays - 1) * day);
    expect(tags().map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
    expect(commands().map(([name, kind]) => (kind instanceof Date ? [name] : [name, kind]))).toEqual([
      ["consent", "default"],
      ["consent", "update"],
      ["js"],
      ["config", "G-TEST"],
      ["config", "AW-1"],
    ]);
  });

  test("of an earlier visit needs no new question", async () => {
    storeAnswer([consentCategory]);
    await start();
    expect(show).not.toHaveBeenCalled();
    expect(tags()).toHaveLength(1);
  });

  test("lets calls be reported once for every account, without opening the number", async () => {
    storeAnswer([consentCategory]);
    await start();
    const before = commands().length;
    expect(window.gtag_report_conversion?.(number)).toBe(false);
    expect(commands().slice(before)).toEqual([
      ["event", "conversion", { send_to: "AW-1/etykieta" }],
      ["event", "phone_call", { send_to: "G-TEST", link_url: number }],
    ]);
    expect(reloads()).toBe(0);
  });

  test("lets contact buttons go through the tag, which opens the page once", async () => {
    storeAnswer([consentCategory]);
    await start();
    location.hash = "";
    window.gtagSendEvent?.("#kontakt");
    const [, name, parameters] = commands().at(-1) as [string, string, Record<string, unknown>];
    expect([name, parameters.link_url]).toEqual(["contact_click", "#kontakt"]);
    const callback = parameters.event_callback as () => void;
    callback();
    expect(location.hash).toBe("#kontakt");
    location.hash = "";
    callback();
    expect(location.hash).toBe("");
  });

  test("opens the page with the estimate that its links take along", async () => {
    storeAnswer([consentCategory]);
    await start();
    document.body.insertAdjacentHTML("beforeend", '<a data-contact href="#kontakt?wynik=1">Kontakt</a>');
    window.gtagSendEvent?.("#kontakt");
    const [, , parameters] = commands().at(-1) as [string, string, { event_callback: () => void; link_url: string }];
    parameters.event_callback();
    expect([parameters.link_url, location.hash]).toEqual(["#kontakt", "#kontakt?wynik=1"]);
  });

  test("a page that was left is not opened again by a late answer of the tag", async () => {
    storeAnswer([consentCategory]);
    await start();
    location.hash = "";
    window.gtagSendEvent?.("#kontakt");
    dispatchEvent(new Event("pagehide"));
    const [, , parameters] = commands().at(-1) as [string, string, { event_callback: () => void }];
    parameters.event_callback();
    expect(location.hash).toBe("");
  });

  test("never makes the send function open a number", async () => {
    storeAnswer([consentCategory]);
    await start();
    window.gtagSendEvent?.(number);
    expect(commands().at(-1)).toEqual(["event", "contact_click", { link_url: number }]);
  });

  test("with the tag blocked takes the functions away: contact buttons are plain links again", async () => {
    storeAnswer([consentCategory]);
    await start();
    tags()[0]?.dispatchEvent(new Event("error"));
    expect(window.gtagSendEvent).toBeUndefined();
    expect(window.gtag_report_conversion).toBeUndefined();
  });
});

describe("a no", () => {
  test("is kept, and nothing else happens", async () => {
    await start();
    press("reject");
    expect(show).toHaveBeenLastCalledWith(false);
    expect(record()).toMatchObject({ categories: [] });
    expect(tags()).toEqual([]);
    expect(window.gtag_report_conversion).toBeUndefined();
    expect(reloads()).toBe(0);
  });

  test("of an earlier visit needs no new question", async () => {
    storeAnswer([]);
    await start();
    expect(show).not.toHaveBeenCalled();
    expect(tags()).toEqual([]);
  });
});

describe("a changed mind", () => {
  test("from no to yes loads the tag without loading the page anew", async () => {
    storeAnswer([]);
    await start();
    expect(press("change").defaultPrevented).toBe(true);
    expect(show).toHaveBeenLastCalledWith(true);
    press("accept");
    expect(tags()).toHaveLength(1);
    expect(reloads()).toBe(0);
  });

  test("from yes to no removes the tag's cookies, ends the reporting and loads the page anew", async () => {
    storeAnswer([consentCategory]);
    for (const name of ["_ga", "_ga_TEST", "_gcl_au", "obcy"]) setCookie(`${name}=1`);
    await start();
    press("change");
    press("reject");
    expect(document.cookie).toBe("obcy=1");
    expect(record()).toMatchObject({ categories: [] });
    expect(window.gtag_report_conversion).toBeUndefined();
    expect(commands().at(-1)?.slice(0, 2)).toEqual(["consent", "update"]);
    expect(Object.values(commands().at(-1)?.[2] as object)).not.toContain("granted");
    expect(reloads()).toBe(1);
    setCookie("obcy=; max-age=0");
  });

  test("on another page counts when this one comes back from the cache", async () => {
    storeAnswer([consentCategory]);
    await start();
    const back = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    back(true);
    expect(reloads()).toBe(0);
    storeAnswer([]);
    back(false);
    expect(reloads()).toBe(0);
    back(true);
    expect(reloads()).toBe(1);
  });

  test("Escape leaves an answered question as it is, and an open one open", async () => {
    const pressEscape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await start();
    show.mockClear();
    pressEscape();
    expect(show).not.toHaveBeenCalled();
    press("reject");
    press("change");
    pressEscape();
    expect(show).toHaveBeenLastCalledWith(false);
    expect(record()).toMatchObject({ categories: [] });
  });
});
