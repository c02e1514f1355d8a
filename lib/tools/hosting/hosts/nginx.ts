import {
  allow,
  allowedMethods,
  cacheForever,
  type DeliveryRules,
  fileTypes,
  type Header,
  immutableFolders,
  notPages,
  onceADay,
  pagePattern,
  publicTexts,
  refusedPattern,
  revalidate,
  sharedFolders,
  wellKnown,
  workerPath,
} from "@/lib/tools/hosting/rules";

/** Stands in the configuration for the folder with the export. */
export const rootPlaceholder = "__ROOT__";
/** Stand for the certificate and its key. */
export const certificatePlaceholder = "__CERTIFICATE__";
export const keyPlaceholder = "__KEY__";

const escapeDots = (value: string) => value.replaceAll(".", "\\.");
/** A map key for one exact value. As a pattern it has no length limit; plain keys share a small hash table. */
const exactly = (value: string) => `"~^${value.replace(/[.+()[\]]/g, "\\$&")}$"`;
const startsWith = (folders: readonly string[]) => `~^(?:${folders.map(escapeDots).join("|")})`;

function map(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  return `map ${source} $${variable} {\n${lines.map(([key, value]) => `    ${key} ${value};`).join("\n")}\n}`;
}

/** Names of variables begin with the domain: maps are shared by all sites of one nginx. */
function prefixOf(host: string): string {
  return `${host.replace(/^www\./, "").replace(/[^a-z0-9]+/gi, "_")}_`;
}

function maps(rules: DeliveryRules, p: string): string {
  const entries = (wanted: (to: string) => boolean) =>
    [...rules.redirects].filter(([, to]) => wanted(to)).map(([from, to]) => [exactly(from), to] as const);
  const documents = rules.documentHeaders.map(([name, value]) =>
    map("$uri", p + variableOf(name), [
      ["default", `"${value}"`],
      [startsWith(immutableFolders), '""'],
    ]),
  );
  const [, age] = rules.hsts;
  return [
    "# Strona, o którą chodzi: adres bez /index, .html i ukośnika na końcu.",
    map("$uri", `${p}page`, [[`"~${pagePattern.replace("(.*?)", `(?<${p}meant>.*?)`)}"`, `$${p}meant`]]),
    map(`$${p}page`, `${p}html`, [
      ['""', "/index.html"],
      ...notPages.map((name) => [name, '""'] as const),
      ["default", `$${p}page.html`],
    ]),
    map(`$${p}page`, `${p}canonical`, [
      ['""', "/"],
      ["default", `$${p}page`],
    ]),
    "# Przekierowania z content/redirects.ts.",
    map(`$${p}page`, `${p}moved`, [["default", '""'], ...entries((to) => to.startsWith("/"))]),
    map(`$${p}page`, `${p}away`, [["default", '""'], ...entries((to) => !to.startsWith("/"))]),
    "# Ścieżka tak, jak ją zapisano w zapytaniu.",
    map("$request_uri", `${p}asked`, [[`"~^(?<${p}path>[^?]*)"`, `$${p}path`]]),
    "# Za serwerem pośredniczącym o szyfrowaniu mówi jego nagłówek.",
    map("$http_x_forwarded_proto", `${p}scheme`, [
      ["default", "$scheme"],
      ["https", "https"],
    ]),
    map(`"$${p}scheme://$host"`, `${p}origin`, [
      ["default", `"https://${rules.host}"`],
      [exactly(`https://${rules.host}`), '""'],
    ]),
    map("$status", `${p}allow`, [
      ["default", '""'],
      ["405", `"${allow[1]}"`],
    ]),
    map(`$${p}scheme`, `${p}hsts`, [
      ["default", '""'],
      ["https", `"${age}"`],
    ]),
    map("$uri", `${p}cache`, [
      ["default", `"${revalidate}"`],
      [startsWith(immutableFolders), `"${cacheForever}"`],
      [workerPath, `"${onceADay}"`],
    ]),
    map("$uri", `${p}resource`, [
      ["default", "same-origin"],
      [startsWith(sharedFolders), "cross-origin"],
    ]),
    map("$uri", `${p}robots`, [
      ["default", '""'],
      ...publicTexts.map((name) => [name, '""'] as const),
      ["~\\.txt$", "noindex"],
    ]),
    ...documents,
  ].join("\n");
}

/** "Content-Security-Policy" → "content_security_policy". */
function variableOf(header: string): string {
  return header.toLowerCase().replaceAll("-", "_");
}

function headers(rules: DeliveryRules, p: string): string {
  const [hsts] = rules.hsts;
  const all: readonly Header[] = [
    ...rules.commonHeaders.map(([name, value]) => [name, `"${value}"`] as const),
    ...rules.documentHeaders.map(([name]) => [name, `$${p}${variableOf(name)}`] as const),
    [hsts, `$${p}hsts`],
    ["Cross-Origin-Resource-Policy", `$${p}resource`],
    ["Cache-Control", `$${p}cache`],
    ["X-Robots-Tag", `$${p}robots`],
    [allow[0], `$${p}allow`],
  ];
  return all.map(([name, value]) => `    add_header ${name} ${value} always;`).join("\n");
}

/** A server block for nginx 1.18 or newer, with the maps it needs. For a file in sites-enabled or conf.d. */
export function nginxConfig(rules: DeliveryRules): string {
  const p = prefixOf(rules.host);
  return `# Plik tworzy polecenie npm run build z lib/tools/hosting. Opis krok po kroku: docs/hosting-nginx.md.
# Przed użyciem zamień trzy znaczniki: ${rootPlaceholder} (folder z zawartością out/), ${certificatePlaceholder} i ${keyPlaceholder} (pliki certyfikatu).
# Domena pochodzi z content/site.ts.

${maps(rules, p)}

server {
    listen 80;
    listen [::]:80;
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${rules.host} ${rules.twin};
    ssl_certificate ${certificatePlaceholder};
    ssl_certificate_key ${keyPlaceholder};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:${p}tls:2m;
    server_tokens off;
    absolute_redirect off;

    root ${rootPlaceholder};
    charset off;
    types {
${fileTypes.map(({ extension, type }) => `        "${type}" ${extension};`).join("\n")}
    }
    default_type application/octet-stream;

    # Kopie .br i .gz leżą obok plików. Brotli jest w osobnym module (Debian: libnginx-mod-http-brotli-static).
    # Jeśli nginx go nie ma i zgłasza nieznane "brotli_static", usuń tę jedną linię: zostanie gzip.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${headers(rules, p)}

    error_page 404 405 /404.html;

    if ($request_method !~ "^(?:${allowedMethods.join("|")})$") {
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
    location ^~ ${wellKnown} {
        if ($${p}asked ~ "%") {
            return 404;
        }
        try_files $uri =404;
    }
    location ~ "${refusedPattern}" {
        return 404;
    }
    location = /404.html {
        internal;
    }
}
`;
}
