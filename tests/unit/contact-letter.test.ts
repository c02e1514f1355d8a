/** A visitor sends a message with gaps, or with text that somebody else put into its address. */
import { fillLetter, mailHref, smsHref, subjectFor, type TopicsByPath, visitOf } from "@/lib/contact/letter";
import { messageView } from "@/lib/contact/message";
import { all, get, slugsOf } from "@/lib/content/records";
import { getSite } from "@/lib/content/site";
import { plain } from "@/tests/support";
import { landline, mobile } from "./firm";

const lines = ["Dzień dobry,", "Miejscowość: [miasto]", "Wynik: [wynik]"];
const topicsByPath: TopicsByPath = {
  "/gliwice": { miasto: "Gliwice" },
  "/uslugi/pomiary": { temat: "Pomiary i przeglądy", zdjecia: "licznik" },
};
const contact = "https://www.firma.example/kontakt";
const visitFrom = (path: string) => visitOf(contact, `https://www.firma.example${path}`, topicsByPath);

test.each([
  ["questions stay open and unknown results are left out", lines, {}, "Dzień dobry,\nMiejscowość:"],
  ["what is known stands in it", lines, { wynik: "14 kW" }, "Dzień dobry,\nMiejscowość:\nWynik: 14 kW"],
  ["a value is taken as it is", ["Wynik: [wynik]"], { wynik: "$& $1 [miasto]" }, "Wynik: $& $1 [miasto]"],
])("%s", (_, letter, values, expected) => {
  expect(fillLetter(letter, values)).toBe(expected);
});

test("e-mail and text message have plain spaces, line ends their programs read, and a subject with the topic", () => {
  expect(mailHref("a@b.example", subjectFor("Wycena", { temat: "dom" }), "Dom\u00a0w lesie\nPilne")).toBe(
    "mailto:a@b.example?subject=Wycena%3A%20dom&body=Dom%20w%20lesie%0D%0APilne",
  );
  expect(subjectFor("Wycena", {})).toBe("Wycena");
  expect(smsHref("+48320000000", "Dom & ogród")).toBe("sms:+48320000000?&body=Dom%20%26%20ogr%C3%B3d");
});

test("a text message has at most three parts: without Polish letters where it is long, shortened where it is longer", () => {
  const bodyOf = (...texts: [string, string?]) =>
    decodeURIComponent(smsHref("+48501234567", ...texts).split("body=")[1] ?? "");
  const words = "„Żółć”, 5–7\u00a0m²\n";
  expect(bodyOf(words.repeat(11))).toBe("„Żółć”, 5–7 m²\r\n".repeat(11));
  expect(bodyOf(words.repeat(20))).toBe('"Zolc", 5-7 m2\r\n'.repeat(20));
  expect(bodyOf(words.repeat(40), words)).toBe('"Zolc", 5-7 m2\r\n');
});

describe("a visit", () => {
  test.each([
    ["a city", "/gliwice?utm=1#x", { miasto: "Gliwice", strona: "https://www.firma.example/gliwice" }],
    ["a service", "/uslugi/pomiary", { temat: "Pomiary i przeglądy", zdjecia: "licznik" }],
    ["the offer", "/oferta/pomiary", { temat: "Pomiary i przeglądy", zdjecia: "licznik" }],
  ])("from the page of %s brings what it is about", (_, path, expected) => {
    expect(visitFrom(path)).toMatchObject(expected);
  });

  const elsewhere = ["", "about:blank", "nie adres", "https://obca.example/gliwice", contact];
  test.each(elsewhere)("from %j brings nothing", (previous) => {
    const { miasto, temat, strona } = visitOf(contact, previous, topicsByPath);
    expect([miasto, temat, strona]).toEqual([undefined, undefined, undefined]);
  });

  test("from a calculator brings its topic and result, over the page's own topic", () => {
    const address = `${contact}?temat=Moc+przy%C5%82%C4%85czeniowa&wynik=14+kW`;
    expect(visitOf(address, "https://www.firma.example/uslugi/pomiary", topicsByPath)).toMatchObject({
      temat: "Moc przyłączeniowa",
      wynik: "14 kW",
    });
  });

  test("from an estimate brings its answers, though the address says nothing", () => {
    expect(visitFrom("/wycena?o=pomiary&co=dom").wynik).toBe("https://www.firma.example/wycena?o=pomiary&co=dom");
    expect([visitFrom("/wycena").wynik, visitFrom("/oferta?o=pomiary").wynik]).toEqual([undefined, undefined]);
    expect(visitOf(`${contact}?wynik=14+kW`, "https://www.firma.example/wycena?o=pomiary", {}).wynik).toBe("14 kW");
  });

  test("a text of the address becomes one short line", () => {
    const { temat, wynik } = visitOf(`${contact}?temat=a%0D%0AB%00c&wynik=${"x".repeat(900)}`, "", topicsByPath);
    expect([temat, wynik?.length]).toEqual(["a B c", 800]);
    expect(visitOf(`${contact}?temat=%20%0A`, "", topicsByPath).temat).toBeUndefined();
  });
});

test("the page's own message is complete without a script, offers an SMS to a mobile number only, and knows every page", () => {
  const message = (phone: typeof mobile) => messageView(get("contact").write, { ...getSite(), phone });
  const { text, mail, sms, data } = message(landline);
  expect(text).not.toMatch(/\[\w+\]/);
  expect(decodeURIComponent(mail)).toContain(plain(text.split("\n")[0]));
  expect(sms).toBeUndefined();
  expect(message(mobile).sms).toContain(`sms:${mobile.tel}`);
  for (const { slug, name } of all("cities")) expect(data.topicsByPath[`/${slug}`]).toEqual({ miasto: name });
  for (const slug of slugsOf("services")) expect(data.topicsByPath[`/uslugi/${slug}`]?.zdjecia).toBeTruthy();
  for (const slug of slugsOf("guides")) expect(data.topicsByPath).toHaveProperty([`/poradnik/${slug}`]);
});
