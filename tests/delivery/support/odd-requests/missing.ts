import type { Exception, OddRequests } from "./odd-request";

const apacheHt: Exception = { status: 403, why: "hosts forbid every name in .ht themselves" };

/** What is not there, and what nobody is given. */
export const missing: readonly OddRequests[] = [
  {
    name: "pages that are not there",
    paths: [
      "/nie-ma",
      "/nie-ma/",
      "/nie-ma.html",
      "/oferta/nie-ma",
      "/oferta.html/nie-ma",
      "/oferta/index/index.html",
      "/index/index",
      "/index.html/index.html",
      "/oferta.html.html",
      "/OFERTA",
      "/oferta.HTML",
      "/oferta.htm",
      "/oferta.php",
      "/oferta;a=1",
      "/oferta&a=1",
      "/oferta~",
      "/oferta:80",
      "/oferta*",
      "/~root",
    ],
    status: 404,
  },
  {
    name: "the error page by its own address",
    paths: ["/404", "/404/", "/404.html", "/_not-found", "/_not-found/", "/_not-found.html"],
    status: 404,
  },
  {
    name: "files as if they were folders or pages",
    paths: ["/robots.txt/", "/robots.txt/oferta", "/licencje.txt/", "/sitemap.xml/", "/robots"],
    status: 404,
  },
  {
    name: "hashed files of no version",
    paths: ["/media/nie-ma.0a1b2c3d.avif", "/_next/static/chunks/nie-ma.js", "/flight/nie-ma.0a1b2c3d.txt"],
    status: 404,
  },
  {
    name: "folders",
    paths: ["/media", "/media/", "/media//", "/_next/", "/_next/static/chunks/", "/og/", "/flight"],
    status: 404,
  },
  {
    name: "the one folder with a dot, and what is not in it",
    paths: [
      "/.well-known",
      "/.well-known/",
      "/.well-known/acme-challenge/",
      "/.well-known/security",
      "/.well-known/%73ecurity.txt",
      "/.well-known/../.env",
      "/.well-known/.env",
    ],
    status: 404,
  },
  { name: "what is in it", paths: ["/.well-known/security.txt", "//.well-known/security.txt"], status: 200 },
  {
    name: "hidden files",
    paths: [
      "/.env",
      "//.env",
      "/./.env",
      "/.git",
      "/.git/",
      "/.git/config",
      "/oferta/.git/config",
      "/.nojekyll",
      "/...",
    ],
    status: 404,
  },
  {
    name: "what a deploy keeps beside the site",
    paths: [
      "/.publikacja",
      "/.publikacja/",
      "/.publikacja/manifest.json",
      "//.publikacja//manifest.json",
      "/%2epublikacja/manifest.json",
      "/.publikacja/manifest.json/",
      "/.publikacja/nowe/0123456789ab",
    ],
    status: 404,
  },
  {
    name: "files of Apache's own",
    paths: ["/.htaccess", "//.htaccess", "/.htaccess/", "/.htpasswd"],
    status: 404,
    except: { apache2: apacheHt },
  },
  {
    name: "helper files",
    paths: [
      "/_headers",
      "/_redirects",
      "/oferta.html.br",
      "/oferta.html.gz",
      "/index.html.br",
      "/oferta.html.br/",
      "/kopia.js.map",
    ],
    status: 404,
  },
  {
    name: "what scanners look for",
    paths: ["/wp-login.php", "/wp-admin/", "/cgi-bin/test", "/server-status", "/phpinfo.php?a=1", "/{jndi:ldap://x}"],
    status: 404,
  },
  {
    name: "marks of shells and markup",
    paths: ["/oferta|id", "/$(id)", "/oferta'\"<script>", "/{oferta}", "/[oferta]", "/^", "/*"],
    status: 404,
  },
];
