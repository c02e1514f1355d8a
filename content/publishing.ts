import type { Publishing } from "@/lib/content/types";

/**
 * Dokąd `npm run deploy` wysyła stronę. Haseł tu nie ma: są w pliku .env.publikacja, którego nie ma w git.
 * Wybierz swój rodzaj hostingu, usuń wiersz z "none" i wpisz swoje dane. Krok po kroku: docs/hosting.md.
 *
 *   hosting z SFTP:     { kind: "sftp", server: "ssh.firma.pl", user: "login", folder: "public_html" }
 *   hosting z FTP:      { kind: "ftps", server: "ftp.firma.pl", user: "login", folder: "public_html" }
 *   własny serwer:      { kind: "sftp", server: "firma.pl", user: "login", folder: "/srv/www/firma" }
 *   Cloudflare Pages, Netlify (budują same z gita):   { kind: "git", branch: "main" }
 */
export const publishing: Publishing = {
  kind: "none",
};
