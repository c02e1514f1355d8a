import { printable } from "@/lib/tools/printable";
import { UserError } from "@/lib/tools/user-error";

/** A connection, for messages. */
export type ServerLogin = { protocol: "SFTP" | "FTPS"; server: string; port: number; user: string };

const configFile = "content/publishing.ts";
const retryHint = "Strona na serwerze działa dalej. Uruchom npm run deploy jeszcze raz: dokończy to, co zaczęte.";

/** Codes and messages of Node.js, OpenSSL, ssh2 and basic-ftp. */
const failures: readonly { matches: RegExp; describe: (address: ServerLogin) => string }[] = [
  {
    matches: /ENOTFOUND|EAI_AGAIN/,
    describe: ({ server }) =>
      `Nie ma serwera o nazwie ${server} albo nie działa internet. Sprawdź pole server w ${configFile} i połączenie.`,
  },
  {
    matches: /ECONNREFUSED/,
    describe: ({ server, port, protocol }) =>
      `Serwer ${server} nie przyjmuje połączeń ${protocol} na porcie ${port}. Sprawdź w panelu hostingu, czy ${protocol} jest włączony i na jakim porcie, a potem pole port w ${configFile}.`,
  },
  {
    matches: /EHOSTUNREACH|ENETUNREACH/,
    describe: ({ server }) => `Nie ma drogi do serwera ${server}. Sprawdź połączenie z internetem.`,
  },
  {
    matches: /authentication methods failed|^530|Permission denied \(/im,
    describe: ({ user, server }) =>
      `Serwer ${server} nie przyjął loginu „${user}” z podanym hasłem albo kluczem. Sprawdź pole user w ${configFile} i hasło w pliku .env.publikacja.`,
  },
  {
    matches: /Cannot parse privateKey: (?:Encrypted|.*(?:passphrase|integrity))/i,
    describe: () =>
      "Klucz prywatny jest zamknięty hasłem. Dopisz do pliku .env.publikacja właściwe hasło: PUBLISH_KEY_PASSWORD=…",
  },
  {
    matches: /Cannot parse privateKey|does not contain a \(valid\) private key/i,
    describe: () =>
      "Plik podany w PUBLISH_KEY nie jest kluczem prywatnym. Podaj w pliku .env.publikacja ścieżkę do klucza bez końcówki .pub, na przykład ~/.ssh/id_ed25519.",
  },
  {
    matches: /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/,
    describe: ({ server }) =>
      `Za certyfikat serwera ${server} nie ręczy żaden znany urząd, więc nie wiadomo, czy to ten serwer. Hasło nie zostało wysłane. Poproś hosting o nazwę serwera z ważnym certyfikatem albo o plik certyfikatu i podaj go w polu certificate w ${configFile}.`,
  },
  {
    matches: /ERR_TLS_CERT_ALTNAME_INVALID/,
    describe: ({ server }) =>
      `Certyfikat serwera jest wystawiony na inną nazwę niż ${server}. Hasło nie zostało wysłane. Wpisz w polu server w ${configFile} nazwę, którą hosting podaje do FTP z TLS.`,
  },
  {
    matches: /CERT_HAS_EXPIRED/,
    describe: ({ server }) =>
      `Certyfikat serwera ${server} stracił ważność. Hasło nie zostało wysłane. Zgłoś to hostingowi.`,
  },
  {
    matches: /^(?:500|502|504|534)|AUTH TLS/m,
    describe: ({ server }) =>
      `Serwer ${server} nie zna FTP z TLS, a bez szyfrowania hasło szłoby otwarcie. Sprawdź w panelu hostingu, czy jest SFTP albo FTPS.`,
  },
];

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? "");
const textOf = (error: unknown): string => (error as Error | undefined)?.message ?? "";

/** The reason why a connection failed. */
export function connectionProblem(error: unknown, connection: ServerLogin): UserError {
  if (error instanceof UserError) return error;
  const failure = failures.find(({ matches }) => matches.test(`${codeOf(error)}\n${textOf(error)}`));
  const message =
    failure?.describe(connection) ??
    `Nie udało się połączyć z serwerem ${connection.server} (${connection.protocol}, port ${connection.port}): ${printable(textOf(error))}. Sprawdź dane w ${configFile}.`;
  return new UserError(message, { cause: error });
}

/** SFTP status codes and FTP reply codes: not allowed, no room, any answer. Other errors mean a broken connection. */
const deniedCodes = /^(?:3|EACCES|550|553|532)$/;
const fullCodes = /^(?:4|14|15|452|552|426|451|ENOSPC)$/;
const answerCodes = /^(?:[45]\d\d|[1-9]|[12]\d|3[01]|EACCES|ENOENT)$/;

/**
 * The reason why an action on the server failed. @param action what was done and its object: "Wysyłanie pliku index.html"
 */
export function actionProblem(error: unknown, action: string): UserError {
  if (error instanceof UserError) return error;
  const serverText = printable(textOf(error).replace(/^\w+: /, ""));
  // The path may begin with what the server calls the folder of the login.
  const what = printable(action);
  const message = deniedCodes.test(codeOf(error))
    ? `${what}: serwer odmawia („${serverText}”). Nadaj temu użytkownikowi prawo zapisu w folderze strony (w panelu hostingu, a na własnym serwerze poleceniem sudo chown) albo popraw pole folder w ${configFile}.`
    : fullCodes.test(codeOf(error))
      ? `${what}: serwer nie przyjął zapisu („${serverText}”). Najczęściej brakuje miejsca na koncie albo na dysku: sprawdź je w panelu hostingu i zwolnij. ${retryHint}`
      : answerCodes.test(codeOf(error))
        ? `${what}: serwer odpowiedział „${serverText}”. ${retryHint}`
        : `${what}: połączenie z serwerem zostało przerwane („${serverText}”). ${retryHint}`;
  return new UserError(message, { cause: error });
}
