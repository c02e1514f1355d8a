import * as delivery from "@/lib/tools/hosting/rules";

/** Placeholder for the folder with the export. */
export const rootPlaceholder = "__ROOT__";
/** Placeholders for the certificate and its key. */
export const certificatePlaceholder = "__CERTIFICATE__";
export const keyPlaceholder = "__KEY__";

/** Returns a map key for one exact value. A pattern has no length limit; plain keys share a small hash table. */
const exactKey = (value: string) => `"~^${value.replace(/[.+()[\]]/g, "\\$&")}$"`;
/** Maps each key to an empty value. */
const emptyEntries = (values: readonly string[]) => values.map((value) => [value, '""'] as const);
const prefixPattern = (folders: readonly string[]) => `~^(?:${folders.map(delivery.escapeDots).join("|")})`;

function mapBlocks(rules: delivery.DeliveryRules, p: string): string {
  const map = (source: string, name: string, ...lines: readonly (readonly [value: string, becomes: string])[]) =>
    `map ${source} $${p}${name} {\n${lines.map(([value, result]) => `    ${value} ${result};`).join("\n")}\n}`;
  const entries = (matches: (to: string) => boolean) =>
    [...rules.redirects].filter(([, to]) => matches(to)).map(([from, to]) => [exactKey(from), to] as const);
  const documents = rules.documentHeaders.map(([name, value]) =>
    map("$uri", variableOf(name), ["default", `"${value}"`], [prefixPattern(delivery.immutableFolders), '""']),
  );
  const [, age] = rules.hsts;
  return [
    "# Strona, o którą chodzi: adres bez /index, .html i ukośnika na końcu.",
    map("$uri", "page", [`"~${delivery.pagePattern.replace("(.*?)", `(?<${p}meant>.*?)`)}"`, `$${p}meant`]),
    map(`$${p}page`, "html", ['""', "/index.html"], ...emptyEntries(delivery.notPages), ["default", `$${p}page.html`]),
    map(`$${p}page`, "canonical", ['""', "/"], ["default", `$${p}page`]),
    "# Przekierowania z content/redirects.ts.",
    map(`$${p}page`, "moved", ["default", '""'], ...entries((to) => to.startsWith("/"))),
    map(`$${p}page`, "away", ["default", '""'], ...entries((to) => !to.startsWith("/"))),
    "# Ścieżka tak, jak ją zapisano w zapytaniu.",
    map("$request_uri", "asked", [`"~^(?<${p}path>[^?]*)"`, `$${p}path`]),
    "# Za serwerem pośredniczącym o szyfrowaniu mówi jego nagłówek.",
    map("$http_x_forwarded_proto", "scheme", ["default", "$scheme"], ["https", "https"]),
    map(
      `"$${p}scheme://$host"`,
      "origin",
      ["default", `"https://${rules.host}"`],
      [exactKey(`https://${rules.host}`), '""'],
    ),
    map("$status", "allow", ["default", '""'], ["405", `"${delivery.allow[1]}"`]),
    map(`$${p}scheme`, "hsts", ["default", '""'], ["https", `"${age}"`]),
    map(
      "$uri",
      "cache",
      ["default", `"${delivery.revalidate}"`],
      [prefixPattern(delivery.immutableFolders), `"${delivery.cacheForever}"`],
      [delivery.workerPath, `"${delivery.onceADay}"`],
    ),
    map("$uri", "resource", ["default", "same-origin"], [prefixPattern(delivery.sharedFolders), "cross-origin"]),
    map("$uri", "robots", ["default", '""'], ...emptyEntries(delivery.publicTexts), ["~\\.txt$", "noindex"]),
    ...documents,
  ].join("\n");
}

/** "Content-Security-Policy" → "content_security_policy". */
function variableOf(header: string): string {
  return header.toLowerCase().replaceAll("-", "_");
}

function headerLines(rules: delivery.DeliveryRules, p: string): string {
  const [hsts] = rules.hsts;
  const all: readonly delivery.Header[] = [
    ...rules.commonHeaders.map(([name, value]) => [name, `"${value}"`] as const),
    ...rules.documentHeaders.map(([name]) => [name, `$${p}${variableOf(name)}`] as const),
    [hsts, `$${p}hsts`],
    ["Cross-Origin-Resource-Policy", `$${p}resource`],
    ["Cache-Control", `$${p}cache`],
    ["X-Robots-Tag", `$${p}robots`],
    [delivery.allow[0], `$${p}allow`],
  ];
  return all.map(([name, value]) => `    add_header ${name} ${value} always;`).join("\n");
}

/** Returns a server block for nginx 1.18 or newer, with its maps. For a file in sites-enabled or conf.d. */
export function nginxConfig(rules: delivery.DeliveryRules): string {
  // All sites of one nginx share maps, so variable names start with the domain.
  const p = `${rules.bareHost.replace(/[^a-z0-9]+/gi, "_")}_`;
  return `# Plik tworzy polecenie npm run build z lib/tools/hosting. Opis krok po kroku: docs/hosting.md.
# Przed użyciem zamień trzy znaczniki: ${rootPlaceholder} (folder z zawartością out/), ${certificatePlaceholder} i ${keyPlaceholder} (pliki certyfikatu).
# Domena pochodzi z content/site.ts.

${mapBlocks(rules, p)}

server {
    listen 80;
    listen [::]:80;
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${rules.host} ${rules.otherHost};
    ssl_certificate ${certificatePlaceholder};
    ssl_certificate_key ${keyPlaceholder};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:${p}tls:2m;
    server_tokens off;
    absolute_redirect off;

    root ${rootPlaceholder};
    charset off;
    types {
${delivery.fileTypes.map(({ extension, type }) => `        "${type}" ${extension};`).join("\n")}
    }
    default_type application/octet-stream;

    # Kopie .br i .gz leżą obok plików. Brotli jest w osobnym module (Debian: libnginx-mod-http-brotli-static).
    # Jeśli nginx go nie ma i zgłasza nieznane "brotli_static", usuń tę jedną linię: zostanie gzip.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${headerLines(rules, p)}

    error_page 404 405 /404.html;

    if ($request_method !~ "^(?:${delivery.allowedMethods.join("|")})$") {
        return 405;
    }

    # Adres inny niż właściwy prowadzi do niego w jednym kroku, razem z http i drugą nazwą domeny.
    set $${p}file $uri;
    set $${p}go "";
    if (-f $document_root$${p}html) {
        set $${p}file $${p}html;
        set $${p}go $${p}canonical;
    }
    set $${p}check "$${p}origin$${p}go";
    if ($${p}check = $${p}asked) {
        set $${p}go "";
    }

    location / {
        if ($${p}away) {
            return 301 $${p}away$is_args$args;
        }
        if ($${p}moved) {
            return 301 $${p}origin$${p}moved$is_args$args;
        }
        # Żadna nazwa pliku nie ma znaków kodowanych.
        if ($${p}asked ~ "%") {
            return 404;
        }
        if ($${p}go) {
            return 301 $${p}origin$${p}go$is_args$args;
        }
        if ($${p}origin) {
            return 301 $${p}origin$request_uri;
        }
        try_files $${p}file =404;
    }
    location ^~ ${delivery.wellKnown} {
        if ($${p}asked ~ "%") {
            return 404;
        }
        try_files $uri =404;
    }
    location ~ "${delivery.refusedPattern}" {
        return 404;
    }
    location = /404.html {
        internal;
    }
}
`;
}
