/**
 * Faults that a visitor, an editor or an owner would notice, and the tests that are to notice each: planted one at a
 * time by run.ts.
 */

export type Fault = {
  /** Who would notice what. */
  name: string;
  /** File of the project, and the text in it that is exchanged; it stands there exactly once. */
  file: string;
  from: string;
  to: string;
  /** A set of `npm test` and words that choose some of its files: "unit hours", "export html"; "build" is the build itself. */
  noticedBy: string;
  /** Noticed by `npm run test:all` only. */
  nightly?: true;
};

export const faults: readonly Fault[] = [
  // A visitor reads and looks.
  {
    name: "A visitor at 320 px sees the names in the price list cut off at the edge of the screen",
    file: "components/sections/price-list.module.css",
    from: "flex: 1 1 7rem;",
    to: "flex: 1 0 24rem;",
    noticedBy: "browser sheet",
  },
  {
    name: "A visitor on a phone does not see the prices of a service",
    file: "components/sections/bodies/data-table.tsx",
    from: '"w-full border border-ink-900',
    to: '"max-md:hidden w-full border border-ink-900',
    noticedBy: "browser kinds",
  },
  {
    name: "A visitor gets the pages of services without any styles",
    file: "lib/tools/export/inline-styles.ts",
    from: "usedStyles(sheet, names, later)",
    to: '(/uslugi\\/[a-z-]+"\\/>/.test(html) ? "" : usedStyles(sheet, names, later))',
    noticedBy: "browser kinds",
  },
  {
    name: "A visitor's browser is forbidden to load the font",
    file: "lib/tools/hosting/csp.ts",
    from: `["font-src", "'self'"]`,
    to: `["font-src", "'none'"]`,
    noticedBy: "browser kinds",
  },
  {
    name: "A visitor reads every page in another typeface, for the font is not on the server",
    file: "lib/tools/export/defer-export.ts",
    from: 'file === "_not-found.html" ||',
    to: 'file === "_not-found.html" || file.endsWith(".woff2") ||',
    noticedBy: "export html",
  },
  {
    name: "A visitor's phone asks for the smallest pictures, and they are not on the server",
    file: "lib/tools/make/pictures/build.ts",
    from: "file, bytes: bytes.length",
    to: 'file: file.replace("-480.", "-481."), bytes: bytes.length',
    noticedBy: "export html",
  },
  {
    name: "A visitor who scrolls down sees empty frames in place of pictures",
    file: "components/islands/script/picture/picture.browser.ts",
    from: "near.observe(img)",
    to: "near.unobserve(img)",
    noticedBy: "unit picture",
  },
  {
    name: "A visitor sees the wires of a switchboard end beside what they feed",
    file: "components/drawings/board.tsx",
    from: "loads[kind](x, load)",
    to: "loads[kind](x + 20, load)",
    noticedBy: "unit drawings",
  },
  {
    name: "A visitor with an Android phone has no colour of the site around the page",
    file: "app/layout.tsx",
    from: "themeColor: getSite().meta.themeColor, ",
    to: "",
    noticedBy: "export metadata",
  },
  {
    name: "A visitor reads the day before the one on which a guide was changed",
    file: "lib/text/dates.ts",
    from: 'timeZone: "UTC"',
    to: 'timeZone: "America/New_York"',
    noticedBy: "unit guide-dates",
  },
  {
    name: "A visitor finds no phone number at the head of a printed page",
    file: "components/styles/print.css",
    from: "header nav + [data-call]",
    to: "header nav + [data-contact]",
    noticedBy: "browser kinds",
  },

  // A visitor uses the keyboard, a screen reader or settings of the system.
  {
    name: "Somebody at the keyboard does not see which link has the focus",
    file: "components/styles/base.css",
    from: "outline: 3px solid var(--focus);",
    to: "outline: none;",
    noticedBy: "browser kinds",
  },
  {
    name: "Somebody with a screen reader hears the arrows of the gallery in English",
    file: "components/islands/react/gallery/gallery.tsx",
    from: "label={texts.previous}",
    to: 'label="Previous picture"',
    noticedBy: "unit gallery",
  },
  {
    name: "Somebody with a screen reader does not hear what the fields of a calculator ask for",
    file: "components/islands/react/calculators/fields.tsx",
    from: "htmlFor={id}",
    to: "",
    noticedBy: "browser kinds",
  },
  {
    name: "Somebody with forced colours does not see which answer of the estimate is chosen",
    file: "components/islands/react/estimate/questions.module.css",
    from: "forced-color-adjust: none;\n        background: Highlight;",
    to: "",
    noticedBy: "browser kinds",
  },
  {
    name: "Somebody who has asked for less motion sees the drawings move",
    file: "components/styles/states.css",
    from: "animation: none;",
    to: "",
    noticedBy: "browser kinds",
  },

  // A visitor calls, writes, searches, reckons.
  {
    name: "A visitor on a phone has no call bar after scrolling",
    file: "components/layout/call-bar.tsx",
    from: " max-md:in-data-top:translate-y-0",
    to: "",
    noticedBy: "browser kinds",
  },
  {
    name: "A visitor on a phone presses the menu and nothing opens",
    file: "components/islands/script/menu/menu.tsx",
    from: 'popoverTarget="menu"',
    to: 'popoverTarget="panel"',
    noticedBy: "browser layout",
  },
  {
    name: "A visitor is told at the closing minute that the phone is answered",
    file: "lib/text/hours.ts",
    from: "time < closes",
    to: "time <= closes",
    noticedBy: "unit hours",
  },
  {
    name: "The owner is told of the first call from a page and of no later one",
    file: "components/islands/script/call/call.browser.ts",
    from: "Date.now() - reported < callQuiet",
    to: "reported > 0",
    noticedBy: "unit call",
  },
  {
    name: "The owner gets a request for a quote without the visitor's first answer",
    file: "lib/estimate/request.ts",
    from: 'answers.join("\\n")',
    to: 'answers.slice(1).join("\\n")',
    noticedBy: "unit estimate",
  },
  {
    name: "A visitor is told to buy a far too large battery: minutes of the alarm count as hours",
    file: "lib/calculators/battery.ts",
    from: "(input.alarm * input.minutes) / 60",
    to: "input.alarm * input.minutes",
    noticedBy: "unit calculator-small",
  },
  {
    name: "A visitor who searches by another word for the same thing finds nothing",
    file: "lib/search/engine.ts",
    from: "meaningsOf(query, synonyms)",
    to: 'meaningsOf("", synonyms)',
    noticedBy: "unit search-engine",
  },
  {
    name: "A visitor who mistypes a word finds nothing",
    file: "lib/search/engine.ts",
    from: "term.length < 9 ? 1 : 2",
    to: "0",
    noticedBy: "unit search-engine",
  },
  {
    name: "A visitor who searches for the subject of a guide finds others before it",
    file: "lib/search/engine.ts",
    from: "title: 6,",
    to: "title: 1,",
    noticedBy: "unit search-engine",
  },
  {
    name: "A visitor finds nothing, for the published search index is empty",
    file: "lib/tools/make/search-index.ts",
    from: "JSON.stringify(makeIndex())",
    to: "JSON.stringify({ ...makeIndex(), documents: [] })",
    noticedBy: "export html",
  },
  {
    name: "A visitor without a network cannot open what was read before, for the worker is not on the server",
    file: "lib/tools/make/worker.ts",
    from: "writeFileSync(join(outDir",
    to: "if (!offline) writeFileSync(join(outDir",
    noticedBy: "browser offline",
  },
  {
    name: "Google's tag is loaded before a visitor has said yes",
    file: "components/islands/script/consent/start.browser.ts",
    from: 'if (kept() === "ask")',
    to: 'startTag(tracking);\n  if (kept() === "ask")',
    noticedBy: "unit consent",
  },

  // Search engines, servers, other sites.
  {
    name: "A search engine is told the highest price of a service as its lowest",
    file: "lib/seo/json-ld/service.ts",
    from: "minPrice: range.min",
    to: "minPrice: range.max",
    noticedBy: "export structured-data",
  },
  {
    name: "A search engine finds no canonical address on the contact page",
    file: "lib/seo/metadata.ts",
    from: "alternates: meta.noIndex ?",
    to: 'alternates: meta.noIndex || path === "/kontakt" ?',
    noticedBy: "export metadata",
  },
  {
    name: "A visitor sees a sample rating on the page of a city although samples are switched off",
    file: "lib/content/samples.ts",
    from: "const own = shown(rating, site);",
    to: "const own = rating;",
    noticedBy: "unit samples",
  },
  {
    name: "A visitor with an old link that ends with a slash gets the page for unknown addresses",
    file: "lib/tools/hosting/answer.ts",
    from: "redirects.get(meant)",
    to: "redirects.get(path)",
    noticedBy: "delivery servers",
  },
  {
    name: "A search engine is told by nginx that an unknown address is a page",
    file: "lib/tools/hosting/hosts/nginx.ts",
    from: "error_page 404 405 /404.html;",
    to: "error_page 404 405 =200 /404.html;",
    noticedBy: "delivery servers",
  },
  {
    name: "A visitor gets every page a fifth heavier, for nginx sends no Brotli",
    file: "lib/tools/hosting/hosts/nginx.ts",
    from: "brotli_static on;",
    to: "brotli_static off;",
    noticedBy: "delivery servers",
  },
  {
    name: "Another site shows these pages in a frame of its own in an older browser",
    file: "lib/tools/hosting/rules.ts",
    from: '["X-Frame-Options", "DENY"],',
    to: "",
    noticedBy: "unit delivery-rules",
  },
  {
    name: "A browser is free to take a file for something else than the server says",
    file: "lib/tools/hosting/rules.ts",
    from: '[["X-Content-Type-Options", "nosniff"]]',
    to: "[]",
    noticedBy: "unit delivery-rules",
  },

  // An editor.
  {
    name: "An editor presses undo and the text stays changed",
    file: "lib/tools/edit/journal.ts",
    from: "files.map(reversed)",
    to: "files.slice(1).map(reversed)",
    noticedBy: "unit edit-journal",
  },
  {
    name: "An editor's save overwrites what somebody else has written meanwhile",
    file: "lib/tools/edit/session.ts",
    from: "if (current !== base)",
    to: "if (current !== base && draft)",
    noticedBy: "edit journeys",
  },
  {
    name: "Another program of the computer edits the site without the key of the window",
    file: "lib/tools/edit/server.ts",
    from: "!sameText(given, key)",
    to: 'given !== "" && !sameText(given, key)',
    noticedBy: "unit edit-server",
  },
  {
    name: "An editor is not told of a link to a page that is not there",
    file: "lib/tools/check/links.ts",
    from: "!knownPaths.has(path)",
    to: "knownPaths.size === 0",
    noticedBy: "unit content-checks",
  },

  // The owner publishes.
  {
    name: "A visitor of a moved address gets 404 where a deploy is killed before its renames",
    file: "lib/tools/publish/upload/plan.ts",
    from: "...others.flat(),\n    ...removals.map(remove),",
    to: "...removals.map(remove),\n    ...others.flat(),",
    noticedBy: "publish upload",
  },
  {
    name: "Two people publish at once, and the site becomes a mix of both",
    file: "lib/tools/publish/upload/lock.ts",
    from: "holder && !isDead(holder)",
    to: "holder?.token === mine.token",
    noticedBy: "unit publish-lock",
  },
  {
    name: "The owner rolls back and the release that is online stays",
    file: "lib/tools/publish/publish.ts",
    from: "online?.previous, online?.release",
    to: "online?.release, online?.release",
    noticedBy: "publish commands",
  },
  {
    name: "The owner's password stands in the log of a deploy",
    file: "lib/tools/cli/deploy.ts",
    from: "const secrets = readSecrets(target);",
    to: "const secrets = readSecrets(target);\n  console.log(secrets);",
    noticedBy: "publish commands",
  },
];
