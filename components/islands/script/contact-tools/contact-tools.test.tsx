/** A visitor would be told wrong hours, or send a message without what the firm asks for. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { watchAnswering } from "@/components/islands/script/answering/answering.browser";
import { AnsweringLine } from "@/components/islands/script/answering/answering-line";
import { ContactWrite } from "@/components/sections/contact-write";
import { messageView } from "@/lib/contact/message";
import { all, get } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import type { Hours } from "@/lib/content/types";
import { plain } from "@/tests/support";
import { StaticCopyButton } from "./copy-button";
import { CopyStatus } from "./copy-status";
import { enableCopying } from "./copying.browser";
import { fillMessage } from "./message.browser";

const page = get("contact");
const later = ["w poniedziałek od", ...Array<string>(6).fill("w inny dzień od")];
const status = { always: "codziennie", open: "dziś do", before: "dziś od", after: "jutro od", later };
/** The firm with a number that takes text messages. */
const mobile = { tel: "+48501234567", display: "+48 501 234 567", takesTextMessages: true } as const;
const site = { ...getSite(), phone: mobile };

afterEach(() => {
  jest.useRealTimers();
});

describe("whether the phone is answered", () => {
  const daily = { ...site.hours.phone, weekdays: "Mo-Su", opens: "08:00", closes: "20:00" } as const;
  const line = (hours: Hours = daily) => {
    const { unmount } = render(<AnsweringLine texts={status} hours={hours} />);
    return { status: screen.getByText(/^codziennie /), unmount };
  };

  test.each<[moment: string, text: string, state: string, change: Partial<Hours>]>([
    ["2026-11-20T05:00:00Z", "dziś od 8:00", "before", {}],
    ["2026-11-20T12:00:00Z", "dziś do 20:00", "open", {}],
    ["2026-11-20T21:00:00Z", "jutro od 8:00", "after", {}],
    // A Friday and a Saturday evening of a firm that is closed on Sunday, and one that never closes.
    ["2026-11-20T21:00:00Z", "jutro od 8:00", "after", { weekdays: "Mo-Sa" }],
    ["2026-11-21T21:00:00Z", "w poniedziałek od 8:00", "later", { weekdays: "Mo-Sa" }],
    ["2026-11-22T09:00:00Z", "jutro od 8:00", "after", { weekdays: "Mo-Sa" }],
    ["2026-11-20T22:59:00Z", "codziennie całą dobę", "open", { opens: "00:00", closes: "24:00" }],
  ])("at %s the page says: %s", (moment, text, state, change) => {
    const { status } = line({ ...daily, ...change });
    jest.useFakeTimers({ now: new Date(moment) });
    watchAnswering(document);
    expect(status).toHaveTextContent(text);
    expect(status).toHaveAttribute("data-answering", state);
    jest.clearAllTimers();
  });

  test("the line follows the clock while the page is open, and stops with the page", () => {
    const { status, unmount } = line();
    jest.useFakeTimers({ now: new Date("2026-11-20T18:59:30Z") });
    watchAnswering(document);
    expect(status).toHaveTextContent("dziś do 20:00");
    jest.advanceTimersByTime(60_000);
    expect(status).toHaveTextContent("jutro od 8:00");
    unmount();
    jest.advanceTimersByTime(60_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("copy buttons", () => {
  const writeText = jest.fn(async (_text: string) => {});
  const show = () =>
    render(
      <>
        <StaticCopyButton label="Kopiuj numer" text={"+48\u00a032 000 00 00"} />
        <StaticCopyButton label="Kopiuj treść" from="tresc" />
        <p id="tresc">Dzień dobry</p>
        <CopyStatus done="Skopiowane" failed="Zaznacz tekst i skopiuj go ręcznie." />
      </>,
    );
  afterEach(() => {
    Reflect.deleteProperty(navigator, "clipboard");
    writeText.mockClear();
  });
  const allow = () => Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole("button", { name }));
    });

  test("are not shown where the browser cannot copy", () => {
    show();
    enableCopying(document);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("copy with plain spaces, say so and return to their name", async () => {
    show();
    allow();
    enableCopying(document);
    jest.useFakeTimers();
    await press("Kopiuj numer");
    expect(writeText).toHaveBeenCalledWith("+48 32 000 00 00");
    expect(screen.getByRole("status")).toHaveTextContent("Skopiowane");
    expect(screen.getByRole("button", { name: "Skopiowane" })).toBeVisible();
    jest.runOnlyPendingTimers();
    expect(screen.getByRole("button", { name: "Kopiuj numer" })).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press("Kopiuj treść");
    expect(writeText).toHaveBeenLastCalledWith("Dzień dobry");
  });

  test("tell what to do by hand when the browser refuses", async () => {
    show();
    allow();
    writeText.mockRejectedValueOnce(new Error("denied"));
    enableCopying(document);
    await press("Kopiuj numer");
    expect(screen.getByRole("status")).toHaveTextContent("Zaznacz tekst i skopiuj go ręcznie.");
    expect(screen.getByRole("button", { name: "Kopiuj numer" })).toBeVisible();
  });
});

describe("the draft message", () => {
  const show = (address: string) => {
    history.replaceState(null, "", address);
    render(<ContactWrite texts={page.write} message={messageView(page.write, site)} />);
    fillMessage(document);
    const href = (name: string) => decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");
    return { mail: href(page.write.mail), sms: href(page.write.sms ?? "") };
  };
  const comeFrom = (address: string) =>
    Object.defineProperty(document, "referrer", { value: address, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(document, "referrer");
  });

  test("is the general one for a visitor nothing is known of, and the button copies it", () => {
    const { mail } = show("/kontakt");
    const { copyFrom = "" } = document.querySelector<HTMLElement>("[data-copy-from]")?.dataset ?? {};
    expect(plain(document.getElementById(copyFrom)?.textContent)).toContain(plain(page.write.photos));
    expect(mail).not.toMatch(/\[\w+\]|localhost/);
    expect(mail).toContain(plain(page.write.photos));
  });

  test("names the city a visitor comes from", () => {
    const [city] = all("cities");
    comeFrom(`http://localhost/${city?.slug}`);
    const { mail, sms } = show("/kontakt");
    expect(mail).toContain(`${city?.name}`);
    expect(mail).toContain(`http://localhost/${city?.slug}`);
    expect(sms).toContain(`${city?.name}`);
    expect(screen.getByText(new RegExp(`${city?.name}`))).toBeVisible();
  });

  test("names service, photos and the result of a calculator", () => {
    const [service] = all("services");
    comeFrom(`http://localhost/uslugi/${service?.slug}`);
    const { mail } = show("/kontakt?wynik=6%20kW");
    expect(mail).toContain(`?subject=${plain(page.write.subject)}: ${plain(service?.name)}`);
    expect(mail).toContain(plain(service?.photos));
    expect(mail).toContain("6 kW");
  });
});
