/**
 * Faults that a visitor, an editor or an owner would notice, and the tests that are to notice each: planted one at a
 * time by run.ts.
 */

export type Fault = {
  file: string;
  /** Text in it that stands there exactly once, and what takes its place. */
  exchange: readonly [from: string, to: string];
  /** A set of `npm test` and words that choose some of its files: "unit hours", "export html". */
  noticedBy: string;
};

/** Faults by what somebody would notice. */
export const faults: Readonly<Record<string, Fault>> = {
  // A visitor reads and looks.
  "A visitor at 320 px sees the names in the price list cut off at the edge of the screen": {
    file: "components/sections/price-list.tsx",
    exchange: ["minmax(min-content,1fr)", "24rem"],
    noticedBy: "browser sheet",
  },
  "A visitor on a phone does not see the prices of a service": {
    file: "components/ui/table.tsx",
    exchange: ["clsx(styles.table,", 'clsx(styles.table, "max-md:hidden",'],
    noticedBy: "browser kinds",
  },
  "A visitor gets the pages of services without any styles": {
    file: "lib/tools/export/inline-styles.ts",
    exchange: [
      "usedStyles(sheet, names, later)",
      '(/uslugi\\/[a-z-]+"\\/>/.test(html) ? "" : usedStyles(sheet, names, later))',
    ],
    noticedBy: "browser kinds",
  },
  "A visitor's browser is forbidden to load the font": {
    file: "lib/tools/hosting/csp.ts",
    exchange: [`["font-src", "'self'"]`, `["font-src", "'none'"]`],
    noticedBy: "browser kinds",
  },
  "A visitor reads every page in another typeface, for the font is not on the server": {
    file: "lib/tools/export/finish-pages.ts",
    exchange: ['!file.startsWith("_next/static/media/")', '!file.startsWith("_next/static/chunks/")'],
    noticedBy: "export html",
  },
  "A visitor's phone asks for the smallest pictures, and they are not on the server": {
    file: "lib/tools/make/pictures/encode-all.ts",
    exchange: ["file, bytes: bytes.length", 'file: file.replace("-480.", "-481."), bytes: bytes.length'],
    noticedBy: "export html",
  },
  "A visitor who scrolls down sees empty frames in place of pictures": {
    file: "components/islands/script/picture/picture.browser.ts",
    exchange: ["observer.observe(img)", "observer.unobserve(img)"],
    noticedBy: "unit picture",
  },
  "A visitor sees the wires of a switchboard end beside what they feed": {
    file: "components/drawings/board.tsx",
    exchange: ["loads[kind](at, load)", "loads[kind](at + 20, load)"],
    noticedBy: "unit drawings",
  },
  "A visitor with an Android phone has no colour of the site around the page": {
    file: "app/layout.tsx",
    exchange: ["themeColor: getSite().meta.themeColor, ", ""],
    noticedBy: "export metadata",
  },
  "A visitor reads the day before the one on which a guide was changed": {
    file: "lib/text/dates.ts",
    exchange: ['timeZone: "UTC"', 'timeZone: "America/New_York"'],
    noticedBy: "unit guide-dates",
  },
  "A visitor finds no phone number at the head of a printed page": {
    file: "components/styles/print.css",
    exchange: ["header [data-call]:has(+ [data-contact])", "header [data-none]"],
    noticedBy: "browser kinds",
  },

  // A visitor uses the keyboard, a screen reader or settings of the system.
  "Somebody at the keyboard does not see which link has the focus": {
    file: "components/styles/base.css",
    exchange: ["outline: 3px solid var(--focus);", "outline: none;"],
    noticedBy: "browser kinds",
  },
  "A visitor who has the page translated reads the result of other numbers": {
    file: "components/islands/react/sentence.tsx",
    exchange: ["key={contentOf(children)}", 'key="sentence"'],
    noticedBy: "unit translation",
  },
  "A visitor whose browser has changed the page loses what was typed": {
    file: "components/islands/react/hydration/island-root.browser.tsx",
    exchange: [
      "useLayoutEffect(() => restoreFields(island, fields), [island]);",
      "useLayoutEffect(() => {}, [island, fields]);",
    ],
    noticedBy: "browser foreign",
  },
  "A visitor's answers in the estimate have no styles": {
    file: "lib/tools/export/inline-styles.ts",
    exchange: ["stylesFor(html, first, links, words)", "stylesFor(html, first, links, [])"],
    noticedBy: "unit export-pages",
  },
  "Somebody with a screen reader hears the arrows of the gallery in English": {
    file: "components/islands/react/gallery/gallery.tsx",
    exchange: ["label={texts.previous}", 'label="Previous picture"'],
    noticedBy: "unit gallery",
  },
  "Somebody with a screen reader does not hear what the fields of a calculator ask for": {
    file: "components/islands/react/calculators/fields.tsx",
    exchange: ["htmlFor={id}", ""],
    noticedBy: "browser kinds",
  },
  "Somebody with forced colours does not see which answer of the estimate is chosen": {
    file: "components/islands/react/estimate/questions.css",
    exchange: ["forced-color-adjust: none;\n        background: Highlight;", ""],
    noticedBy: "browser kinds",
  },
  "Somebody who has asked for less motion sees the drawings move": {
    file: "components/styles/states.css",
    exchange: ["animation: none;", ""],
    noticedBy: "browser kinds",
  },

  // A visitor calls, writes, searches, reckons.
  "A visitor on a phone sees a second filled call in the page": {
    file: "components/styles/utilities.css",
    exchange: ["main &[data-call],", ""],
    noticedBy: "browser layout",
  },
  "A visitor on a phone presses the menu and nothing opens": {
    file: "components/islands/script/menu/menu.tsx",
    exchange: ['popoverTarget="menu"', 'popoverTarget="panel"'],
    noticedBy: "browser layout",
  },
  "A visitor is told at the closing minute that the phone is answered": {
    file: "lib/text/hours.ts",
    exchange: ["time < closes", "time <= closes"],
    noticedBy: "unit hours",
  },
  "The owner is told of the first call from a page and of no later one": {
    file: "components/islands/script/call/call.browser.ts",
    exchange: ["event.timeStamp - reportedAt < doubleCallTime", "reportedAt > 0"],
    noticedBy: "unit call",
  },
  "The owner gets a request for a quote without the visitor's first answer": {
    file: "lib/estimate/request.ts",
    exchange: ['answers.join("\\n")', 'answers.slice(1).join("\\n")'],
    noticedBy: "unit estimate",
  },
  "A visitor is told to buy a far too large battery: minutes of the alarm count as hours": {
    file: "lib/physics/battery.ts",
    exchange: ["(input.alarm * input.minutes) / 60", "input.alarm * input.minutes"],
    noticedBy: "unit calculator-small",
  },
  "A visitor who searches by another word for the same thing finds nothing": {
    file: "lib/search/engine.ts",
    exchange: ["meaningsOf(query, synonyms)", 'meaningsOf("", synonyms)'],
    noticedBy: "unit search-engine",
  },
  "A visitor who mistypes a word finds nothing": {
    file: "lib/search/engine.ts",
    exchange: ["term.length < 9 ? 1 : 2", "0"],
    noticedBy: "unit search-engine",
  },
  "A visitor who searches for the subject of a guide finds others before it": {
    file: "lib/search/engine.ts",
    exchange: ["title: 6,", "title: 1,"],
    noticedBy: "unit search-engine",
  },
  "A visitor finds nothing, for the published search index is empty": {
    file: "lib/tools/make/search-index.ts",
    exchange: ["JSON.stringify(makeIndex())", "JSON.stringify({ ...makeIndex(), documents: [] })"],
    noticedBy: "export html",
  },
  "A visitor without a network cannot open what was read before, for the worker is not on the server": {
    file: "lib/tools/make/worker.ts",
    exchange: ["writeFileSync(join(outDir", "if (!offline) writeFileSync(join(outDir"],
    noticedBy: "browser offline",
  },
  "Google's tag is loaded before a visitor has said yes": {
    file: "components/islands/script/consent/start.browser.ts",
    exchange: ["if (!consent.validConsent())", "startTag(tracking);\n  if (!consent.validConsent())"],
    noticedBy: "unit consent",
  },

  // Search engines, servers, other sites.
  "A search engine is told the highest price of a service as its lowest": {
    file: "lib/seo/json-ld/service.ts",
    exchange: ["minPrice: range.min", "minPrice: range.max"],
    noticedBy: "export structured-data",
  },
  "A search engine finds no canonical address on the contact page": {
    file: "lib/seo/metadata.ts",
    exchange: ["alternates: meta.noIndex ?", 'alternates: meta.noIndex || path === "/kontakt" ?'],
    noticedBy: "export metadata",
  },
  "A visitor sees a sample rating on the page of a city although samples are switched off": {
    file: "lib/content/shown.ts",
    exchange: ["const shownRating = unlessSample(rating, site);", "const shownRating = rating;"],
    noticedBy: "unit samples",
  },
  "A visitor with an old link that ends with a slash gets the page for unknown addresses": {
    file: "lib/tools/hosting/answer.ts",
    exchange: ["redirects.get(requestedPage)", "redirects.get(path)"],
    noticedBy: "delivery servers",
  },
  "A search engine is told by nginx that an unknown address is a page": {
    file: "lib/tools/hosting/hosts/nginx.ts",
    exchange: ["error_page 404 405 /404.html;", "error_page 404 405 =200 /404.html;"],
    noticedBy: "delivery servers",
  },
  "A visitor gets every page a fifth heavier, for nginx sends no Brotli": {
    file: "lib/tools/hosting/hosts/nginx.ts",
    exchange: ["brotli_static on;", "brotli_static off;"],
    noticedBy: "delivery servers",
  },
  "Another site shows these pages in a frame of its own in an older browser": {
    file: "lib/tools/hosting/rules.ts",
    exchange: ['["X-Frame-Options", "DENY"],', ""],
    noticedBy: "unit delivery-rules",
  },
  "A browser is free to take a file for something else than the server says": {
    file: "lib/tools/hosting/rules.ts",
    exchange: ['[["X-Content-Type-Options", "nosniff"]]', "[]"],
    noticedBy: "unit delivery-rules",
  },

  // An editor.
  "An editor presses undo and the text stays changed": {
    file: "lib/tools/edit/journal.ts",
    exchange: ["files.map(reverseChange)", "files.slice(1).map(reverseChange)"],
    noticedBy: "unit edit-journal",
  },
  "An editor's save overwrites what somebody else has written meanwhile": {
    file: "lib/tools/edit/session.ts",
    exchange: ["if (current !== base)", "if (current !== base && draft)"],
    noticedBy: "edit journeys",
  },
  "Another program of the computer edits the site without the key of the window": {
    file: "lib/tools/edit/server.ts",
    exchange: ["!isSameText(givenKey, key)", 'givenKey !== "" && !isSameText(givenKey, key)'],
    noticedBy: "unit edit-server",
  },
  "An editor is not told of a link to a page that is not there": {
    file: "lib/tools/check/links.ts",
    exchange: ["!knownPaths.includes(known)", "knownPaths.length === 0"],
    noticedBy: "unit content-checks",
  },

  // The owner publishes.
  "A visitor of a moved address gets 404 where a deploy is killed before its renames": {
    file: "lib/tools/publish/upload/plan.ts",
    exchange: [
      "...others.flat(),\n    ...removals.map(removeStep),",
      "...removals.map(removeStep),\n    ...others.flat(),",
    ],
    noticedBy: "publish upload",
  },
  "Two people publish at once, and the site becomes a mix of both": {
    file: "lib/tools/publish/upload/lock.ts",
    exchange: ["holder && !isDead(holder)", "holder?.token === mine.token"],
    noticedBy: "unit publish-lock",
  },
  "The owner rolls back and the release that is online stays": {
    file: "lib/tools/publish/publish.ts",
    exchange: ["online?.previous, online?.release", "online?.release, online?.release"],
    noticedBy: "publish commands",
  },
  "The owner's password stands in the log of a deploy": {
    file: "lib/tools/cli/deploy.ts",
    exchange: ["const secrets = readSecrets(target);", "const secrets = readSecrets(target);\n  console.log(secrets);"],
    noticedBy: "publish commands",
  },
};
