import { fillLetter, mailHref, type Origins, smsHref, subjectFor, visitOf } from "@/lib/contact/letter";
import { messageView } from "@/lib/contact/message";
import { all, get, slugsOf } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { landline } from "./firm";

const lines = ["Dzień dobry,", "Miejscowość: [miasto]", "Wynik: [wynik]", "Strona: [strona]"];
const origins: Origins = {
  "/gliwice": { miasto: "Gliwice" },
  "/uslugi/pomiary": { temat: "Pomiary i przeglądy", zdjecia: "licznik" },
};
const contact = "https://www.wattera.example/kontakt";
const from = (path: string) => visitOf(contact, `https://www.wattera.example${path}`, origins);

test("what is known stands in the message, questions stay open and unknown results are left out", () => {
  expect(fillLetter(lines, {})).toBe("Dzień dobry,\nMiejscowość:");
  expect(fillLetter(lines, { miasto: "Gliwice", wynik: "14 kW", strona: "https://x.example/gliwice" })).toBe(
    "Dzień dobry,\nMiejscowość: Gliwice\nWynik: 14 kW\nStrona: https://x.example/gliwice",
  );
});

test("a value is taken as it is, whatever signs it holds", () => {
  expect(fillLetter(["Wynik: [wynik]"], { wynik: "$& $1 [miasto]" })).toBe("Wynik: $& $1 [miasto]");
});

test("e-mail and text message carry plain spaces and line ends their programs read", () => {
  expect(mailHref("a@b.example", "Wycena: dom", "Dom\u00a0w lesie\nPilne")).toBe(
    "mailto:a@b.example?subject=Wycena%3A%20dom&body=Dom%20w%20lesie%0D%0APilne",
  );
  expect(smsHref("+48320000000", "Dom & ogród")).toBe("sms:+48320000000?&body=Dom%20%26%20ogr%C3%B3d");
});

test("the subject names the topic where it is known", () => {
  expect(subjectFor("Wycena", {})).toBe("Wycena");
  expect(subjectFor("Wycena", { temat: "Pomiary" })).toBe("Wycena: Pomiary");
});

describe("a visit", () => {
  test("from a city page brings the city and the address", () => {
    expect(from("/gliwice?utm=1#x")).toMatchObject({
      miasto: "Gliwice",
      strona: "https://www.wattera.example/gliwice",
    });
  });

  test("from a service brings topic and photos, under /oferta as under /uslugi", () => {
    expect(from("/uslugi/pomiary")).toMatchObject({ temat: "Pomiary i przeglądy", zdjecia: "licznik" });
    expect(from("/oferta/pomiary").temat).toBe("Pomiary i przeglądy");
    expect(from("/oferta/pomiary").strona).toBe("https://www.wattera.example/oferta/pomiary");
  });

  test.each(["", "about:blank", "nie adres", "https://obca.example/gliwice", `${new URL(contact).origin}/kontakt`])(
    "from %j brings nothing",
    (previous) => {
      const { miasto, temat, strona } = visitOf(contact, previous, origins);
      expect([miasto, temat, strona]).toEqual([undefined, undefined, undefined]);
    },
  );

  test("from a calculator brings its topic and result, over the page's own topic", () => {
    const address = `${contact}?temat=Moc+przy%C5%82%C4%85czeniowa&wynik=14+kW`;
    expect(visitOf(address, "https://www.wattera.example/uslugi/pomiary", origins)).toMatchObject({
      temat: "Moc przyłączeniowa",
      wynik: "14 kW",
    });
  });

  test("a text of the address becomes one short line", () => {
    const { temat, wynik } = visitOf(`${contact}?temat=a%0D%0AB%00c&wynik=${"x".repeat(900)}`, "", origins);
    expect(temat).toBe("a B c");
    expect(wynik).toHaveLength(400);
    expect(visitOf(`${contact}?temat=%20%0A`, "", origins).temat).toBeUndefined();
  });
});

test("the page's own message is complete without a script, and its data knows every city, service and guide; only a mobile number is offered for a text message", () => {
  const { text, mail, sms, data } = messageView(get("contact").write, { ...getSite(), phone: landline });
  expect(text).not.toMatch(/\[\w+\]/);
  expect(mail).toContain(encodeURIComponent("proszę o wycenę"));
  expect(sms).toBeUndefined();
  for (const { slug, name } of all("cities")) expect(data.origins[`/${slug}`]).toEqual({ miasto: name });
  expect(Object.keys(data.origins)).toHaveLength(
    slugsOf("cities").length + slugsOf("services").length + slugsOf("guides").length,
  );
  const mobile = { tel: "+48501234567", display: "+48 501 234 567", takesTextMessages: true } as const;
  expect(messageView(get("contact").write, { ...getSite(), phone: mobile }).sms).toContain("sms:+48501234567");
  for (const [path, { zdjecia }] of Object.entries(data.origins))
    if (path.startsWith("/uslugi")) expect(zdjecia).toBeTruthy();
});
