import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { certificatePlaceholder, keyPlaceholder, rootPlaceholder } from "@/lib/tools/hosting/hosts/nginx";

export type ServerPlace = {
  dir: string;
  root: string;
  http: number;
  https: number;
  certificate: string;
  key: string;
  host: string;
};

const nginxModules = "/usr/lib/nginx/modules";
const modules = existsSync(nginxModules) ? readdirSync(nginxModules) : [];
/** nginx's module for Brotli copies; undefined if it is not installed. */
export const brotliModule = modules.find((name) => name.includes("brotli_static"));

/** Fills in the generated server block and adds a minimal nginx configuration. */
export function nginxMain(place: ServerPlace, block: string): string {
  const filled = block
    .replaceAll(rootPlaceholder, place.root)
    .replaceAll(certificatePlaceholder, place.certificate)
    .replaceAll(keyPlaceholder, place.key)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replace(/^ *brotli_static .*\n/m, brotliModule ? "$&" : "")
    .replace("listen 80;", `listen 127.0.0.1:${place.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${place.https} `);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${brotliModule ? `load_module ${nginxModules}/${brotliModule};` : ""}
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${place.dir}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${place.dir}/${name};`).join("\n")}
${filled}
}
`;
}

const apacheModules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/local/libexec/apache2"];
const core = "mpm_event authz_core unixd dir mime rewrite".split(" ");
const shared = "headers expires deflate brotli filter setenvif autoindex negotiation alias socache_shmcb ssl".split(
  " ",
);

/** Apache's main configuration, with the settings of a shared host that disturb the site's rules most. */
export function apacheMain(place: ServerPlace, kind: "shared" | "bare"): string {
  const folder = apacheModules.find((candidate) => existsSync(candidate)) ?? "";
  // Some builds include modules such as unixd.
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
