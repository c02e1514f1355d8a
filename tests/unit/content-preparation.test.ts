/** @jest-environment node */
import { formatFact, insertFacts } from "@/lib/content/facts";
import { prepare } from "@/lib/content/prepare";

test("facts are inserted as they stand in a sentence", () => {
  expect(insertFacts("od {pomiary.domDo150}")).toBe("od 800\u00a0zł");
  expect(insertFacts("{pv.nachylenie} i {pomiary.przegladDom}")).toBe("30–45° i co 5 lat");
});

test("an unknown fact is refused by name", () => {
  expect(() => insertFacts("{nie.ma}")).toThrow("{nie.ma}");
});

test("words stay words", () => {
  expect(formatFact({ what: "", text: "co 5 lat" })).toBe("co 5 lat");
});

test("text is typeset, addresses and metadata are not", () => {
  const record = prepare({
    title: "Prace w domu",
    href: "/oferta#w-domu",
    picture: { name: "08-panel", alt: "Panel w domu" },
    meta: { title: "Prace w domu" },
    related: { services: ["pomiary"] },
  });
  expect(record).toEqual({
    title: "Prace w\u00a0domu",
    href: "/oferta#w-domu",
    picture: { name: "08-panel", alt: "Panel w\u00a0domu" },
    meta: { title: "Prace w domu" },
    related: { services: ["pomiary"] },
  });
});
