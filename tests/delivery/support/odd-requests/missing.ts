import { odd } from "./odd-request";

const apacheHt = { status: 403, why: "hosts forbid every name in .ht themselves" };

export const missing = [
  odd(
    "pages that are not there",
    404,
    `/nie-ma /nie-ma/ /nie-ma.html /oferta/nie-ma /oferta.html/nie-ma /oferta/index/index.html /index/index
     /index.html/index.html /oferta.html.html /OFERTA /oferta.HTML /oferta.htm /oferta.php /oferta;a=1 /oferta&a=1
     /oferta~ /oferta:80 /oferta* /~root`,
  ),
  odd("the error page by its own address", 404, "/404 /404/ /404.html /_not-found /_not-found/ /_not-found.html"),
  odd("files as folders or pages", 404, "/robots.txt/ /robots.txt/oferta /licencje.txt/ /sitemap.xml/ /robots"),
  odd("hashed files", 404, "/media/nie-ma.0a1b2c3d.avif /scripts/nie-ma.0A1B2C3D.js"),
  odd("folders", 404, "/media /media/ /media// /_next/ /_next/static/media/ /og/ /scripts"),
  odd(
    "the one folder with a dot, and files that are not in it",
    404,
    `/.well-known /.well-known/ /.well-known/acme-challenge/ /.well-known/security /.well-known/%73ecurity.txt
     /.well-known/../.env /.well-known/.env`,
  ),
  odd("a file in it", 200, "/.well-known/security.txt //.well-known/security.txt"),
  odd("hidden files", 404, "/.env //.env /./.env /.git /.git/ /.git/config /oferta/.git/config /.nojekyll /..."),
  odd(
    "data of a deploy",
    404,
    `/.publikacja /.publikacja/ /.publikacja/manifest.json //.publikacja//manifest.json
     /%2epublikacja/manifest.json /.publikacja/manifest.json/ /.publikacja/nowe/0123456789ab`,
  ),
  odd("files of Apache's own", 404, "/.htaccess //.htaccess /.htaccess/ /.htpasswd", { except: { apache2: apacheHt } }),
  odd(
    "helper files",
    404,
    "/_headers /_redirects /oferta.html.br /oferta.html.gz /index.html.br /oferta.html.br/ /kopia.js.map",
  ),
  odd("scans", 404, "/wp-login.php /wp-admin/ /cgi-bin/test /server-status /phpinfo.php?a=1 /{jndi:ldap://x}"),
  odd("marks of shells and markup", 404, "/oferta|id /$(id) /oferta'\"<script> /{oferta} /[oferta] /^ /*"),
];
