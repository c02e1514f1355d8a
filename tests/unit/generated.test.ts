/** A page has an empty icon, or a browser keeps a script after it has changed. */
import { type IconId, iconNames, layoutIconNames } from "@/lib/content/icons";
import { iconShape, siteFiles } from "@/lib/generated";

test("every icon of the list is drawn, and a name that is not on it is refused", () => {
  for (const name of [...iconNames, ...layoutIconNames]) expect(iconShape(name)).toMatch(/^<(path|circle|rect|line)/);
  expect(() => iconShape("unknown" as IconId)).toThrow(
    "Nie ma rysunku ikony „unknown”. Dopisz jej nazwę w lib/content/icons.ts.",
  );
});

test("addresses of what the browser loads carry a hash of its content", () => {
  const { pageScripts, printStyles, searchIndex, sign } = siteFiles();
  const scripts = Object.values(pageScripts).flatMap(({ script, style = script }) => [script, style]);
  for (const address of [...scripts, printStyles]) expect(address).toMatch(/^\/scripts\/[\w-]+\.\w{8}\.(js|css)$/);
  expect(searchIndex).toMatch(/^\/search\/index\.[0-9a-f]{8}\.json$/);
  expect(sign).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
