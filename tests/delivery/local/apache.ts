import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./configs";

const moduleFolders = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/local/libexec/apache2"];
const core = "mpm_event authz_core unixd dir mime rewrite".split(" ");
const shared = "headers expires deflate brotli filter setenvif autoindex negotiation alias socache_shmcb ssl".split(
  " ",
);

/** Apache's own configuration: everything that on shared hosting belongs to the host, in its least friendly form. */
export function apacheMain(place: Place, kind: "shared" | "bare"): string {
  const folder = moduleFolders.find((candidate) => existsSync(candidate)) ?? "";
  // Some builds have a module such as unixd inside.
  const modules = (kind === "shared" ? [...core, ...shared] : core).filter((name) =>
    existsSync(join(folder, `mod_${name}.so`)),
  );
  writeFileSync(join(place.dir, "mime.types"), "text/html html htm\napplication/gzip gz\ntext/plain txt\n");
  const root = process.getuid?.() === 0;
  return `
ServerRoot "${place.dir}"
PidFile "${place.dir}/apache.pid"
${modules.map((name) => `LoadModule ${name}_module "${folder}/mod_${name}.so"`).join("\n")}
${root ? "User www-data\nGroup www-data" : ""}
ServerName ${place.host}
Listen 127.0.0.1:${place.http}
${kind === "shared" ? `Listen 127.0.0.1:${place.https}` : ""}
ErrorLog "${place.dir}/error.log"
TypesConfig "${place.dir}/mime.types"
DocumentRoot "${place.root}"
<Directory "/">
  AllowOverride None
  Require all denied
</Directory>
<Directory "${place.root}">
  Options ${kind === "shared" ? "Indexes MultiViews FollowSymLinks" : "FollowSymLinks"}
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/xml image/svg+xml
  AddType application/x-gzip .gz
  AddLanguage br .br
</IfModule>
<IfModule mod_headers.c>
  Header set X-Frame-Options SAMEORIGIN
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive On
  ExpiresDefault "access plus 2 days"
</IfModule>
<IfModule mod_ssl.c>
  SSLSessionCache none
  <VirtualHost 127.0.0.1:${place.https}>
    ServerName ${place.host}
    DocumentRoot "${place.root}"
    SSLEngine on
    SSLCertificateFile "${place.certificate}"
    SSLCertificateKeyFile "${place.key}"
  </VirtualHost>
</IfModule>
`;
}
