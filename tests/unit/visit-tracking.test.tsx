/** An editor's own visits are counted, or a visitor's without consent. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import RootLayout from "@/app/layout";
import type * as typedSite from "@/content/site";
import { visitTracking } from "@/lib/content/site";
import { frameFor } from "@/lib/pages/page-data";

jest.mock("@/content/site", () => {
  const { site } = jest.requireActual<typeof typedSite>("@/content/site");
  return { site: { ...site, tracking: { gtagId: "G-ABC" } } };
});
jest.mock("next/font/local", () => () => ({ variable: "font" }));

afterEach(() => jest.restoreAllMocks());

const inMode = (mode: string) => jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode as "test" });

test("visitors of the published pages are asked for consent", () => {
  inMode("production");
  expect(visitTracking()).toEqual({ gtagId: "G-ABC" });
  expect(frameFor("/")).toHaveProperty("changeConsent");
});

test("editors and previews are not asked, and their pages name no account", () => {
  inMode("development");
  expect(visitTracking()).toEqual({});
  expect(frameFor("/")).not.toHaveProperty("changeConsent");
  expect(renderToStaticMarkup((<RootLayout>strona</RootLayout>) as ReactElement)).not.toContain("G-ABC");
});
