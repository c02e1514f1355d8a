import { z } from "zod";
import { code, codeLike, record } from "./fields";

const server = codeLike(
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
  "Wpisz samą nazwę serwera, na przykład ftp.firma.pl: bez https://, ukośników i odstępów.",
);
const port = z.int().min(1).max(65_535).optional();
const user = codeLike(/^[^\s:]+$/, "Login wpisz bez odstępów, tak jak podał go hosting.");

/** A folder on the server. Parts are plain: the programs on the server get the path as it is. */
const folderForm = String.raw`[\w.-]+(?:/[\w.-]+)*`;
const noWayUp = String.raw`(?!(?:.*/)?\.{1,2}(?:/|$))`;
const folder = codeLike(
  new RegExp(`^(?:\\.|${noWayUp}/?${folderForm})$`),
  "Wpisz folder strony na serwerze, na przykład public_html, albo kropkę, gdy po zalogowaniu jesteś już w nim.",
);
const wholePath = codeLike(
  new RegExp(`^/${noWayUp}${folderForm}$`),
  "Wpisz pełną ścieżkę, na przykład /srv/www/firma: od ukośnika, bez ukośnika na końcu i bez odstępów.",
);

/** The key by which an SSH server proves that it is the right one, as `ssh-keygen -lf` prints it. */
const hostKey = codeLike(
  /^SHA256:[A-Za-z0-9+/]{43}$/,
  "Odcisk klucza serwera ma postać SHA256: i 43 znaki. Bez tego pola npm run deploy pokaże odcisk do wpisania.",
).optional();

const ssh = { server, port, user, hostKey };

const branch = codeLike(/^\w[\w./-]*$/, "Wpisz nazwę gałęzi, na przykład main albo gh-pages.");

/** How the web server of a VPS gets its configuration with each release. The commands run on the server. */
const settings = record({
  program: z.enum(["nginx", "caddy"]),
  /** Where the configuration lies on the server; the user of the deploy must be able to write it. */
  file: wholePath,
  /** Says with its exit code whether the configuration is sound: "sudo nginx -t". */
  check: code(),
  /** Makes the web server read it: "sudo systemctl reload nginx". */
  reload: code(),
  /** Certificate and key on the server. nginx needs them; Caddy gets its own where they are left out. */
  certificate: wholePath.optional(),
  key: wholePath.optional(),
}).refine(({ program, certificate, key }) => program === "caddy" || (certificate && key), {
  message: "nginx potrzebuje pól certificate i key: ścieżek do certyfikatu i klucza na serwerze.",
  path: ["certificate"],
});

/** Where `npm run deploy` puts the site. Passwords and tokens are never here: lib/tools/publish/secrets.ts says where. */
export const publishing = z.discriminatedUnion("kind", [
  /** No host has been chosen yet. */
  record({ kind: z.literal("none") }),
  /** Shared hosting over SFTP. */
  record({ kind: z.literal("sftp"), ...ssh, folder }),
  /** Shared hosting over FTP with TLS. */
  record({
    kind: z.literal("ftps"),
    server,
    port,
    user,
    folder,
    /** File with the server's certificate (PEM), where no public authority vouches for it. */
    certificate: code().optional(),
  }),
  /** An own server with nginx or Caddy. The web server's root is `folder`/current. */
  record({ kind: z.literal("rsync"), ...ssh, folder: wholePath, settings: settings.optional() }),
  record({
    kind: z.literal("cloudflare"),
    project: codeLike(
      /^[a-z0-9][a-z0-9-]{0,57}$/,
      "Wpisz nazwę projektu z Cloudflare Pages: małe litery, cyfry, kreski.",
    ),
    /** The project's production branch: what is sent under another name is a preview. */
    branch,
  }),
  record({
    kind: z.literal("netlify"),
    siteId: codeLike(/^[\w.-]+$/, "Wpisz Site ID z Netlify: Site configuration → General."),
  }),
  record({
    kind: z.literal("github"),
    repository: codeLike(
      /^(?:git@|https:\/\/)[\w.@:/~-]+$/,
      "Wpisz adres repozytorium, na przykład git@github.com:firma/strona.git, bez hasła w adresie.",
    ),
    branch,
  }),
]);
