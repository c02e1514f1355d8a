import { readFileSync } from "node:fs";
import { join } from "node:path";
import { certificatePlaceholder, keyPlaceholder, rootPlaceholder } from "@/lib/tools/hosting/hosts/nginx";
import { ownFolder } from "@/lib/tools/publish/manifest";
import { PublishError } from "@/lib/tools/publish/problem";
import { transitional } from "@/lib/tools/publish/upload/transition";
import type { RsyncTarget, Server } from "./server";

type Settings = NonNullable<RsyncTarget["settings"]>;

/** Names of the web servers' files among those a build makes. */
const fileNames: Readonly<Record<Settings["program"], string>> = { nginx: "nginx.conf", caddy: "Caddyfile" };

/** Where settings lie before they are put in place. */
const newSettings = `${ownFolder}/ustawienia-nowe`;
/** Where the settings of a release lie on the server, for a rollback. */
export const settingsOf = (id: string): string => `${ownFolder}/ustawienia-${id}`;

/**
 * The web server's settings as they are put on the server: its folder and certificate in their places.
 * @param folder where the build has left them, .cache/delivery
 */
export function serverSettings({ folder: root, settings }: RsyncTarget, folder: string): string | undefined {
  if (!settings) return undefined;
  const site = `${root}/current`;
  const text = readFileSync(join(folder, fileNames[settings.program]), "utf8");
  const { certificate, key } = settings;
  // Caddy finds a certificate by itself unless it is told of one.
  const told = certificate && key ? text.replace(/# tls .*/, `tls ${certificate} ${key}`) : text;
  return told
    .replaceAll(rootPlaceholder, site)
    .replaceAll(certificatePlaceholder, certificate ?? "")
    .replaceAll(keyPlaceholder, key ?? "")
    .replace(/^(\troot \* ).*$/m, `$1${site}`);
}

/**
 * Puts settings in place, has them checked, and only then read; wrong ones are taken back. Without a command that has
 * them read, sound ones are taken back as well. The mark stays when this is interrupted: the file may then hold what
 * the web server has not read, or half of it.
 */
const putScript = `
file=$1 check=$2 reload=$3 new=$4 old=$5 mark=$5.w-toku
if [ ! -e "$mark" ]; then
  if [ -f "$file" ]; then cp "$file" "$old" || exit 8; else rm -f "$old"; fi
fi
if [ ! -e "$mark" ] && cmp -s "$new" "$file"; then exit 0; fi
: > "$mark" && cat "$new" > "$file" || exit 8
sh -c "$check"
sound=$?
if [ $sound = 0 ] && [ -n "$reload" ]; then
  sh -c "$reload" || exit 7
  rm -f "$mark"
  exit 0
fi
if [ -f "$old" ]; then cat "$old" > "$file"; else rm -f "$file"; fi
rm -f "$mark"
[ $sound = 0 ] || exit 9
`;

/** What the exit codes of the script mean. */
const problems: Readonly<Record<number, (settings: Settings) => string>> = {
  7: ({ reload }) => `Polecenie „${reload}” nie powiodło się, więc serwer WWW ma jeszcze stare ustawienia`,
  8: ({ file }) =>
    `Nie udało się zapisać pliku ${file} na serwerze. Użytkownik publikacji musi mieć do niego prawo zapisu (sudo chown login ${file})`,
  9: ({ check }) => `Polecenie „${check}” odrzuciło nowe ustawienia serwera WWW. Zostały poprzednie`,
};

/**
 * @param reload nothing where the settings are only to be checked
 * @throws PublishError in Polish; the settings that were there are then there again
 */
async function put(
  server: Server,
  folder: string,
  settings: Settings,
  text: string,
  reload = settings.reload,
): Promise<void> {
  const { file, check } = settings;
  // A file of its own, whole before the script begins: its input could be cut off by a lost line, and half of the
  // settings, or none, may well pass the check.
  await server.files.write(newSettings, Buffer.from(text));
  const places = [newSettings, `${ownFolder}/ustawienia-poprzednie`].map((path) => `${folder}/${path}`);
  const { status, output } = await server.run(putScript, [file, check, reload, ...places]);
  if (status === 0) return;
  const what = problems[status]?.(settings) ?? `Zmiana ustawień serwera WWW nie powiodła się`;
  throw new PublishError(`${what}. Strona na serwerze działa dalej.\n${output.trim()}`);
}

/**
 * Changes the release that is online, with settings that fit it: first those that let the scripts of both releases run,
 * after the exchange the new ones alone. Where content/publishing.ts names no settings only the exchange is made.
 * @param next settings of the release that goes online
 */
export async function withSettings(
  server: Server,
  { folder, settings }: RsyncTarget,
  next: string | undefined,
  exchange: () => Promise<void>,
): Promise<void> {
  if (!settings || next === undefined) return exchange();
  // Before the exchange: what is wrong may stand outside the policy, the only part of them that goes into those for
  // both.
  await put(server, folder, settings, next, "");
  const { output: current } = await server.run('if [ -f "$1" ]; then cat "$1"; fi', [settings.file]);
  // Nothing there yet: the new ones serve nothing before the exchange.
  const first = current === "" ? next : transitional(current, next);
  if (first !== undefined) await put(server, folder, settings, first);
  await exchange();
  await put(server, folder, settings, next);
}
