import * as delivery from "@/lib/tools/hosting/rules";

const prefixPattern = (folders: readonly string[]) => `^(?:${folders.map(delivery.escapeDots).join("|")})`;

/** Sets a header for every answer, errors included, and removes a copy that the host's own configuration may add. */
function setAlways(name: string, value: string, condition = ""): string {
  return `  Header onsuccess unset ${name}\n  Header always set ${name} "${value}"${condition}`;
}

function typeRules(): string {
  return [
    "<IfModule mod_mime.c>",
    ...delivery.fileTypes.map(({ extension, type }) => `  AddType "${type}" .${extension}`),
    "  # Kopie skompresowane: kodowanie z rozszerzenia, typ od pliku, z którego powstały.",
    "  AddEncoding br .br",
    "  AddEncoding gzip .gz",
    "  RemoveLanguage .br",
    "</IfModule>",
    ...delivery.fileTypes
      .filter(({ text }) => text)
      .map(
        ({ extension, type }) => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">\n  ForceType "${type}"\n</FilesMatch>`,
      ),
  ].join("\n");
}

function environmentRules(): string {
  return `<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "${prefixPattern(delivery.immutableFolders)}" DELIVERY_IMMUTABLE DELIVERY_KEPT
  SetEnvIf Request_URI "${prefixPattern(delivery.sharedFolders)}" DELIVERY_SHARED
  SetEnvIf Request_URI "^${delivery.escapeDots(delivery.workerPath)}(?:\\.br|\\.gz)?$" DELIVERY_WORKER DELIVERY_KEPT
  SetEnvIf Request_URI "\\.txt(?:\\.br|\\.gz)?$" DELIVERY_TECHNICAL
  SetEnvIf Request_URI "^(?:${delivery.publicTexts.map(delivery.escapeDots).join("|")})(?:\\.br|\\.gz)?$" !DELIVERY_TECHNICAL
  # Adres z zapytania. MultiViews zmienia potem REQUEST_URI.
  SetEnvIf Request_URI "^(.*)$" DELIVERY_URI=$1
  # Plik już skompresowany nie jest kompresowany drugi raz.
  SetEnvIf Request_URI "\\.(?:br|gz)$" no-gzip no-brotli
</IfModule>`;
}

function headerRules(rules: delivery.DeliveryRules): string {
  const [hsts, age] = rules.hsts;
  return `<IfModule mod_headers.c>
${rules.commonHeaders.map(([name, value]) => setAlways(name, value)).join("\n")}
${rules.documentHeaders.map(([name, value]) => setAlways(name, value, " env=!DELIVERY_IMMUTABLE")).join("\n")}
${setAlways(hsts, age, " env=!DELIVERY_INSECURE")}
  Header onsuccess unset Cross-Origin-Resource-Policy
  Header always set Cross-Origin-Resource-Policy "same-origin" env=!DELIVERY_SHARED
  Header always set Cross-Origin-Resource-Policy "cross-origin" env=DELIVERY_SHARED
  Header set X-Robots-Tag "noindex" env=DELIVERY_TECHNICAL
  Header always set ${delivery.allow[0]} "${delivery.allow[1]}" "expr=%{REQUEST_STATUS} -eq 405"
${setAlways("Cache-Control", delivery.revalidate, " env=!DELIVERY_KEPT")}
  Header set Cache-Control "${delivery.cacheForever}" env=DELIVERY_IMMUTABLE
  Header set Cache-Control "${delivery.onceADay}" env=DELIVERY_WORKER
  Header unset Expires
  <FilesMatch "\\.(?:${delivery.textExtensions.join("|")})(?:\\.br|\\.gz)?$">
    Header always unset Vary
    Header set Vary "Accept-Encoding"
  </FilesMatch>
</IfModule>
# Czas przechowywania, gdy na serwerze nie ma mod_headers.
<IfModule mod_expires.c>
  <IfModule mod_headers.c>
    ExpiresActive Off
  </IfModule>
  <IfModule !mod_headers.c>
    ExpiresActive On
    ExpiresDefault "access plus 0 seconds"
    <FilesMatch "\\.[0-9a-f]{8,}\\.(?:avif|jpg|txt)(?:\\.br|\\.gz)?$">
      ExpiresDefault "access plus 1 year"
    </FilesMatch>
  </IfModule>
</IfModule>`;
}

function redirectRules(rules: delivery.DeliveryRules): string {
  return [...rules.redirects]
    .map(
      ([from, to]) =>
        `  RewriteCond %{ENV:DELIVERY_PAGE} =${from}\n  RewriteRule ^ - [E=DELIVERY_${to.startsWith("/") ? "GO" : "AWAY"}:${to}]\n`,
    )
    .join("");
}

/** Matches Accept-Encoding that names an encoding with a weight above zero. */
const accepts = (encoding: string) => `(?:^|,)\\s*${encoding}\\s*(?:,|$|;\\s*q=(?:1|0\\.[0-9]*[1-9]))`;

function rewriteRules(rules: delivery.DeliveryRules): string {
  return `<IfModule mod_rewrite.c>
  RewriteEngine On
  # Bez tego Apache pomija reguły dla adresu /oferta, bo obok pliku oferta.html jest folder oferta.
  RewriteOptions AllowNoSlash
  RewriteBase /

  # Folder strony na dysku. Jeśli cała strona odpowiada 404, wpisz zamiast %{DOCUMENT_ROOT} pełną ścieżkę do tego folderu.
  RewriteRule ^ - [E=DELIVERY_ROOT:%{DOCUMENT_ROOT}]

  # MultiViews pyta o każdy pasujący plik z osobna; liczy się dopiero właściwe zapytanie.
  RewriteCond %{IS_SUBREQ} =true
  RewriteRule ^ - [L]
  # Strona błędu i pliki wybrane już przez reguły niżej: bez dalszych zmian.
  RewriteCond %{ENV:REDIRECT_STATUS} !=""
  RewriteRule ^ - [END]

  RewriteCond %{REQUEST_METHOD} !^(?:${delivery.allowedMethods.join("|")})$
  RewriteRule ^ - [R=405,END]

  # Połączenie bez szyfrowania. Za serwerem pośredniczącym mówi o tym jego nagłówek, więc nie powstaje pętla.
  RewriteCond %{HTTPS} !=on [NV]
  RewriteCond %{SERVER_PORT} !=443
  RewriteCond %{HTTP:X-Forwarded-Proto} !^https [NC,NV]
  RewriteCond %{HTTP:X-Forwarded-SSL} !=on [NC,NV]
  RewriteCond %{HTTP:CF-Visitor} !https [NC,NV]
  RewriteRule ^ - [E=DELIVERY_INSECURE:1]

  # Adres z zapytania. Bez mod_setenvif zostaje REQUEST_URI, który MultiViews mogło zmienić.
  RewriteRule ^ - [E=DELIVERY_ASKED:%{REQUEST_URI}]
  RewriteCond %{ENV:DELIVERY_URI} ^(/.*)
  RewriteRule ^ - [E=DELIVERY_ASKED:%1]

  # Strona, o którą chodzi: adres bez /index, .html i ukośnika na końcu.
  RewriteCond %{ENV:DELIVERY_ASKED} "${delivery.pagePattern}"
  RewriteRule ^ - [E=DELIVERY_PAGE:%1]
  RewriteCond %{ENV:DELIVERY_PAGE} =""
  RewriteRule ^ - [E=DELIVERY_HTML:/index.html,E=DELIVERY_CANONICAL:/]
  RewriteCond %{ENV:DELIVERY_PAGE} !=""
  RewriteCond %{ENV:DELIVERY_PAGE} !^(?:${delivery.notPages.join("|")})$
  RewriteRule ^ - [E=DELIVERY_HTML:%{ENV:DELIVERY_PAGE}.html,E=DELIVERY_CANONICAL:%{ENV:DELIVERY_PAGE}]

  # Przekierowania z content/redirects.ts.
${redirectRules(rules)}  RewriteCond %{ENV:DELIVERY_AWAY} ^(https:.+)
  RewriteRule ^ %1 [R=301,NE,END]
  RewriteCond %{ENV:DELIVERY_GO} ^(/.*)
  RewriteRule ^ https://${rules.host}%1 [R=301,NE,END]

  # Żadna nazwa pliku nie ma znaków kodowanych; plików pomocniczych nikt nie dostaje.
  RewriteCond %{THE_REQUEST} ^\\S+\\s[^?\\s]*%
  RewriteRule ^ - [R=404,END]
  # Potwierdzenia certyfikatów, także bez szyfrowania.
  RewriteCond %{ENV:DELIVERY_ASKED} ^${delivery.escapeDots(delivery.wellKnown)}
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_ASKED} -f
  RewriteRule ^ - [END]
  RewriteCond %{ENV:DELIVERY_ASKED} "${delivery.refusedPattern}"
  RewriteRule ^ - [R=404,END]

  # Istniejąca strona pod innym zapisem adresu albo bez szyfrowania: od razu pod właściwy adres, z zapytaniem.
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_HTML} -f
  RewriteCond %{ENV:DELIVERY_INSECURE}@%{ENV:DELIVERY_CANONICAL}@%{THE_REQUEST} !^@([^@]+)@\\S+\\s(?:https?://[^/\\s]+)?\\1[?\\s]
  RewriteRule ^ https://${rules.host}%{ENV:DELIVERY_CANONICAL} [R=301,NE,END]
  RewriteCond %{ENV:DELIVERY_INSECURE} =1
  RewriteRule ^ https://${rules.host}%{ENV:DELIVERY_ASKED} [R=301,END]

  # Plik do wysłania: strona albo to, o co poproszono. Folder i brakujący plik: 404.
  RewriteRule ^ - [E=DELIVERY_FILE:%{ENV:DELIVERY_ASKED}]
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_HTML} -f
  RewriteRule ^ - [E=DELIVERY_FILE:%{ENV:DELIVERY_HTML}]
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_FILE} !-f
  RewriteRule ^ - [R=404,END]
  RewriteCond %{ENV:DELIVERY_FILE}@%{ENV:DELIVERY_HTML} ^([^@]+\\.html)@(?!\\1$)
  RewriteRule ^ - [R=404,END]

  # Kopia skompresowana, jeśli przeglądarka ją przyjmie.
  RewriteCond %{HTTP:Accept-Encoding} "${accepts("br")}" [NC]
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_FILE}.br -f
  RewriteRule ^ %{ENV:DELIVERY_FILE}.br [END]
  RewriteCond %{HTTP:Accept-Encoding} "${accepts("gzip")}" [NC]
  RewriteCond %{ENV:DELIVERY_ROOT}%{ENV:DELIVERY_FILE}.gz -f
  RewriteRule ^ %{ENV:DELIVERY_FILE}.gz [END]
  RewriteCond %{ENV:DELIVERY_HTML}@%{ENV:DELIVERY_FILE} ^([^@]+)@\\1$
  RewriteRule ^ %{ENV:DELIVERY_HTML} [END]
</IfModule>`;
}

/**
 * Returns .htaccess for Apache 2.4 on shared hosting. It needs AllowOverride FileInfo and Indexes; it has no Options
 * line, which many hosts answer with 500. Everything except mod_rewrite is optional.
 */
export function apacheConfig(rules: delivery.DeliveryRules): string {
  return `# Plik tworzy polecenie npm run build z lib/tools/hosting. Zmian nie wpisuj tutaj: przepadną przy następnej budowie.

<IfModule mod_dir.c>
  DirectorySlash Off
  DirectoryIndex index.html
</IfModule>
<IfModule mod_autoindex.c>
  IndexIgnore *
</IfModule>
ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
# Własna strona błędu Apache dopisałaby drugi nagłówek Allow.
ErrorDocument 405 /404.html
FileETag MTime Size

${typeRules()}

${environmentRules()}

${rewriteRules(rules)}

${headerRules(rules)}
`;
}
