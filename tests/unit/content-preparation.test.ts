/** A visitor reads a key in braces, or a line breaks between a number and its unit. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { facts } from "@/content/facts";
import { figure } from "@/lib/content/figures";
import { prepare } from "@/lib/content/prepare";
import { code, link, record, text } from "@/lib/content/schema/fields";
import { pageMeta } from "@/lib/content/schema/pages";
import { pictureRef } from "@/lib/content/schema/parts";
import { section } from "@/lib/content/schema/sections";
import { plainText } from "@/lib/text/inline";
import { plain } from "@/tests/support";

const [key = ""] = Object.keys(facts);
const factText = figure(key).text;

test("text is typeset, addresses and metadata are not", () => {
  const page = record({ title: text(40), href: link(), picture: pictureRef, meta: pageMeta, tag: code() });
  const meta = { title: "Prace w domu", description: `Od {${key}} w domu`, keywords: ["w domu"] };
  const picture = { name: "08-panel", alt: "Panel w domu" };
  expect(prepare(page, { title: "Prace w domu", href: "/oferta#w-domu", picture, meta, tag: "w domu" })).toEqual({
    title: "Prace w\u00a0domu",
    href: "/oferta#w-domu",
    picture: { name: "08-panel", alt: "Panel w\u00a0domu" },
    meta: { title: "Prace w domu", description: `Od ${plain(factText)} w domu`, keywords: ["w domu"] },
    tag: "w domu",
  });
});

test("a section is read by its kind, and what fits no schema is left as it is", () => {
  const items = [{ title: "A", text: "Prace w domu" }];
  expect(prepare(section, { kind: "steps", id: "w-domu", heading: "Prace w domu", items })).toEqual({
    kind: "steps",
    id: "w-domu",
    heading: "Prace w\u00a0domu",
    items: [{ title: "A", text: "Prace w\u00a0domu" }],
  });
  expect(prepare(section, { kind: "nie-ma", text: "w domu" })).toEqual({ kind: "nie-ma", text: "w domu" });
});

test("in edit mode a draft is shown as it is typed, and a blank is no page", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development", EDIT_MODE: "1" });
  await jest.isolateModulesAsync(async () => {
    const { prepare: prepareDraft } = await import("@/lib/content/prepare");
    const fields = await import("@/lib/content/schema/fields");
    const draft = prepareDraft(fields.record({ lead: fields.text(40) }), { lead: "Od {nie.ma} i *tak*" });
    expect(plainText(draft.lead)).toBe("Od {nie.ma} i\u00a0*tak*");
    const { Callout } = await import("@/components/ui/callout");
    const callout = prepareDraft(fields.record({ title: fields.text(40) }), { title: "Uwaga." }, "a");
    expect(renderToStaticMarkup(createElement(Callout, { ...callout, text: "" }))).not.toMatch(/\.[^<]*\./);
    const { relatedLinks } = await import("@/lib/pages/gather");
    expect(relatedLinks({ services: ["UZUPEŁNIJ: adres"], guides: [""] })).toEqual([]);
    const { figure: figureOf } = await import("@/lib/content/figures");
    expect(figureOf("").range).toEqual({ min: 1, max: 1 });
  });
  jest.restoreAllMocks();
});
