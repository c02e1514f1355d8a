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
  "Wpisz nazwę gałęzi, na przykład main albo gh-pages.",
);

/** Without login and password: a token in the address would get into git and into output. */
const repository = codeLike(
  new RegExp(String.raw`^(?:git@${host}:[\w/~][\w./~-]*|https://${host}(?::\d+)?/[\w./~-]+)$`, "i"),
  "Wpisz adres repozytorium bez loginu, hasła i tokenu, na przykład git@github.com:firma/strona.git.",
);

const kinds = "sftp, ftps, cloudflare, netlify, github albo none";

/** Error message for an unknown kind. */
const unknownKind = ({ input }: { input?: unknown }): string =>
  (input as { kind?: unknown } | undefined)?.kind === "rsync"
    ? `Przez rsync strona już się nie wysyła. Na ten sam serwer wyśle ją SFTP: wpisz kind: "sftp", zostaw server, port, user, hostKey i folder, usuń settings. Folder ma być tym, z którego serwer podaje stronę, na przykład /srv/www/firma/current.`
    : `Wpisz w polu kind jedno z: ${kinds}.`;

/** Where `npm run deploy` puts the site. Passwords and tokens: lib/tools/publish/secrets.ts. */
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
    record({
      kind: z.literal("cloudflare"),
      project: codeLike(
        /^[a-z0-9][a-z0-9-]{0,57}$/,
        "Wpisz nazwę projektu z Cloudflare Pages: małe litery, cyfry, kreski.",
      ),
      /** Production branch of the project: any other branch is a preview. */
      branch,
    }),
    record({
      kind: z.literal("netlify"),
      siteId: codeLike(/^\w[\w.-]*$/, "Wpisz Site ID z Netlify: Site configuration → General."),
    }),
    record({
      kind: z.literal("github"),
      repository,
      branch,
    }),
  ],
  { error: unknownKind },
);
