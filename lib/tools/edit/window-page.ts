/** Files of the window, bundled at the start of the server. None of them is part of the site. */
import { readFileSync } from "node:fs";
import { build } from "esbuild";

const pageHtml = (prefix: string): string => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Edycja strony</title>
<link rel="stylesheet" href="${prefix}/window.css">
</head>
<body>
<script type="module" src="${prefix}/window.js"></script>
<noscript>Edycja potrzebuje JavaScriptu w przeglądarce.</noscript>
</body>
</html>
`;

/** Stands in the window for a page that fails, and asks for it again; the window tells the reason. */
export const failureHtml = `<!doctype html>
<html lang="pl" data-failure>
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Tej strony nie da się teraz pokazać</title>
</html>
`;

/** Bundles a script of window/ with its imports. */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`lib/tools/edit/window/${entry}`],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
    alias: { "@": process.cwd() },
  });
  return outputFiles[0]?.text ?? "";
}

const styles = ["window.css", "forms.css"];

/** Files of the window by address. @param prefix of all addresses of edit mode */
export async function windowFiles(prefix: string) {
  const file = (type: string, body: string) => ({ type: `${type}; charset=utf-8`, body });
  return new Map([
    [prefix, file("text/html", pageHtml(prefix))],
    [`${prefix}/window.js`, file("text/javascript", await bundleScript("window.browser.ts"))],
    [
      `${prefix}/window.css`,
      file("text/css", styles.map((name) => readFileSync(`lib/tools/edit/window/${name}`, "utf8")).join("\n")),
    ],
  ]);
}
