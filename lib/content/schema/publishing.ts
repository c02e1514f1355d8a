import { z } from "zod";
import { code, codeLike, record } from "./fields";

/** Name of a host. It begins with no dash, so that no program reads it as an option. */
const host = "[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?";
const server = codeLike(
  new RegExp(`^${host}$`, "i"),
  "Wpisz samą nazwę serwera, na przykład ftp.firma.pl: bez https://, ukośników i odstępów.",
);
const port = z.int().min(1).max(65_535).optional();
const user = codeLike(/^[^\s:]+$/, "Login wpisz bez odstępów, tak jak podał go hosting.");

/** A folder on the server. */
const folderForm = String.raw`[\w.-]+(?:/[\w.-]+)*`;
const noParentFolder = String.raw`(?!(?:.*/)?\.{1,2}(?:/|$))`;
const folder = codeLike(
  new RegExp(`^(?:\\.|${noParentFolder}/?${folderForm})$`),
  "Wpisz folder strony na serwerze, na przykład public_html, albo kropkę, gdy po zalogowaniu jesteś już w nim.",
);

/** Fingerprint of the SSH server's host key, as printed by `ssh-keygen -lf`. */
const hostKey = codeLike(
  /^SHA256:[A-Za-z0-9+/]{43}$/,
  "Odcisk klucza serwera ma postać SHA256: i 43 znaki. Bez tego pola npm run deploy pokaże odcisk do wpisania.",
).optional();

/** As git allows it: no part is empty or begins or ends with a dot, and none ends in .lock. */
const branch = codeLike(
  /^(?!.*\.lock(?:\/|$))\w(?:[\w-]|[./](?=\w))*$/,
  "Wpisz nazwę gałęzi, z której hosting buduje stronę, najczęściej main.",
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
export const publishing = z.discriminatedUnion(
  "kind",
  [
    /** No host has been chosen yet. */
    record({ kind: z.literal("none") }),
    /** Shared hosting or an own server over SFTP. */
    record({ kind: z.literal("sftp"), server, port, user, hostKey, folder }),
    /** Shared hosting over FTP with TLS. */
    record({
      kind: z.literal("ftps"),
      server,
      port,
      user,
      folder,
      /** File with the server's certificate (PEM), if it is not from a public authority. */
      certificate: code().optional(),
    }),
    /** A host that builds the site itself from `origin`, such as Cloudflare Pages: publishing is a push. */
    record({
      kind: z.literal("git"),
      /** The branch it builds: another one would be a preview. */
      branch,
    }),
  ],
  { error: unknownKind },
);
