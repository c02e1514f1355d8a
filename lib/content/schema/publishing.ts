import { z } from "zod";
import { code, codeLike, kind, record, type SitePath } from "./fields";
import { named } from "./meta";

/** Name of a host. It begins with no dash, so that no program reads it as an option. */
const host = "[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?";
const server = codeLike(
  new RegExp(`^${host}$`, "i"),
  "Wpisz samą nazwę serwera, na przykład ftp.firma.pl: bez https://, ukośników i odstępów.",
  "Serwer",
  "Sama nazwa, na przykład ftp.firma.pl.",
);
const port = named(z.int().min(1).max(65_535), "Port", "Zostaw puste, jeśli hosting nie podał innego.").optional();
const user = codeLike(/^[^\s:]+$/, "Login wpisz bez odstępów, tak jak podał go hosting.", "Login");

/** A folder on the server. */
const folderForm = String.raw`[\w.-]+(?:/[\w.-]+)*`;
const noParentFolder = String.raw`(?!(?:.*/)?\.{1,2}(?:/|$))`;
const folder = codeLike(
  new RegExp(`^(?:\\.|${noParentFolder}/?${folderForm})$`),
  "Wpisz folder strony na serwerze, na przykład public_html, albo kropkę, gdy po zalogowaniu jesteś już w nim.",
  "Folder strony na serwerze",
  "Na przykład public_html.",
);

/** Fingerprint of the SSH server's host key, as printed by `ssh-keygen -lf`. */
const hostKey = codeLike(
  /^SHA256:[A-Za-z0-9+/]{43}$/,
  "Odcisk klucza serwera ma postać SHA256: i 43 znaki. Bez tego pola npm run deploy pokaże odcisk do wpisania.",
  "Odcisk klucza serwera",
  "Pokaże go próba połączenia.",
).optional();

/** As git allows it: no part is empty or begins or ends with a dot, and none ends in .lock. */
const branch = codeLike(
  /^(?!.*\.lock(?:\/|$))\w(?:[\w-]|[./](?=\w))*$/,
  "Wpisz nazwę gałęzi, z której hosting buduje stronę, najczęściej main.",
  "Gałąź",
  "Ta, z której hosting buduje stronę, zwykle main.",
);

const buildsFromGit = 'wpisz kind: "git", branch: "main", usuń pozostałe pola i połącz repozytorium w panelu';

/** What to write in place of a former kind. */
const formerKinds: Readonly<Record<string, string>> = {
  rsync: `Przez rsync strona już się nie wysyła. Na ten sam serwer wyśle ją SFTP: wpisz kind: "sftp", zostaw server, port, user, hostKey i folder, usuń settings. Folder ma być tym, z którego serwer podaje stronę, na przykład /srv/www/firma/current.`,
  cloudflare: `Cloudflare Pages buduje teraz stronę z repozytorium: ${buildsFromGit} (docs/hosting.md).`,
  netlify: `Netlify buduje teraz stronę z repozytorium: ${buildsFromGit} (docs/hosting.md).`,
  github: `Na GitHub Pages strona już się nie wysyła: nie ma tam przekierowań ani nagłówków. Na Cloudflare Pages albo Netlify, z tego samego repozytorium: ${buildsFromGit} (docs/hosting.md).`,
};

/** Error message for an unknown kind. */
const unknownKind = ({ input }: { input?: unknown }): string =>
  formerKinds[String((input as { kind?: unknown } | undefined)?.kind)] ??
  "Wpisz w polu kind jedno z: sftp, ftps, git albo none.";

/** Where `npm run deploy` puts the site. Passwords: lib/tools/publish/secrets.ts. */
export const publishing = named(
  z.discriminatedUnion(
    "kind",
    [
      record({ kind: kind("none", "jeszcze nie wybrano", "Rodzaj hostingu") }),
      record({
        kind: kind("sftp", "hosting albo serwer z SFTP", "Rodzaj hostingu"),
        server,
        port,
        user,
        hostKey,
        folder,
      }),
      record({
        kind: kind("ftps", "hosting z FTP", "Rodzaj hostingu"),
        server,
        port,
        user,
        folder,
        certificate: code("Plik certyfikatu", "Tylko jeśli hosting ma własny.").optional(),
      }),
      // A host that builds the site itself from `origin`: publishing is a push.
      record({
        kind: kind("git", "Cloudflare Pages, Netlify: budują same z gita", "Rodzaj hostingu"),
        branch,
      }),
    ],
    { error: unknownKind },
  ),
  "Hosting",
);

/** An old address and where it leads now. */
export const redirect = record({
  from: code<`/${string}`>("stary adres", "bez ukośnika na końcu, .html, znaku zapytania i #"),
  to: code<SitePath | `https://${string}`>("dokąd prowadzi", "strona tej witryny albo adres https"),
});
