import { UserError } from "./user-error";

const readOnly = "Sprawdź, czy plik i folder nie są tylko do odczytu i czy folder należy do Ciebie.";
const inUse =
  "Zamknij programy, które mogą go mieć otwartego (edytor, program do zdjęć, synchronizacja), i spróbuj jeszcze raz.";
const inTheWay = "Usuń albo przenieś to, co stoi w jego miejscu.";
const noRoom = "Zwolnij miejsce i spróbuj jeszcze raz.";

/** Calls of the system that write; "open" may, and then says the same. */
const writingCalls = new Set(
  "open write writev mkdir mkdtemp rename unlink rmdir rm copyfile cp link symlink chmod utime futime fsync fdatasync ftruncate".split(
    " ",
  ),
);

/** Errors of file systems that a person can mend: why, and how. Others are bugs. */
const reasons: Readonly<Record<string, readonly [why: string, mend: string]>> = {
  ENOSPC: ["na dysku nie ma miejsca", noRoom],
  EDQUOT: ["na tym koncie nie ma już miejsca na dysku", noRoom],
  EROFS: ["ten dysk jest tylko do odczytu", "Przenieś folder strony na dysk, na którym da się zapisywać."],
  EACCES: ["system na to nie pozwala", `${readOnly} ${inUse}`],
  EPERM: ["system na to nie pozwala", `${readOnly} ${inUse}`],
  EBUSY: ["używa go inny program", inUse],
  EMFILE: ["otwartych jest za dużo plików", "Zamknij inne programy i spróbuj jeszcze raz."],
  EIO: ["dysk zgłasza błąd", "Sprawdź, czy dysk jest podłączony i sprawny."],
  ENAMETOOLONG: ["jego nazwa jest za długa", "Skróć nazwę albo przenieś folder strony wyżej."],
  EISDIR: ["w jego miejscu jest folder", inTheWay],
  ENOTDIR: ["w miejscu folderu jest plik", inTheWay],
  EEXIST: ["w miejscu folderu jest plik", inTheWay],
};

/**
 * The reason why a file could not be written or opened, in an editor's words.
 * @param error what Node.js has thrown
 * @param file its path, which an error of a full disk does not name
 * @returns undefined for an error that no person can mend
 */
export function fileProblem(error: unknown, file?: string): UserError | undefined {
  const { code = "", syscall, path, dest } = (error ?? {}) as NodeJS.ErrnoException & { dest?: string };
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  // Reading, a process, a server's port and a limit on watched files have the same codes.
  if (!reason || !syscall || !writingCalls.has(syscall)) return undefined;
  const name = file ?? dest ?? path;
  const isOpened = syscall === "open" && file === undefined && code !== "EISDIR";
  const subject = !name
    ? "Nie wszystko zostało zapisane"
    : isOpened
      ? `Pliku ${name} nie da się otworzyć`
      : `Plik ${name} nie został zapisany`;
  return new UserError(`${subject}: ${reason[0]}. ${reason[1]}`, { cause: error });
}
