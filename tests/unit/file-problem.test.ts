/** On a full or read-only disk an editor reads that the program has a bug, or a bug is called a full disk. */
import { fileProblem } from "@/lib/tools/file-problem";

const thrown = (code: string, more = {}) => Object.assign(new Error(code), { code, syscall: "open", ...more });

test.each([
  [thrown("ENOSPC", { syscall: "write" }), "a.ts", "Plik a.ts nie został zapisany: na dysku nie ma miejsca. Zwolnij"],
  [
    thrown("EROFS", { path: "b.ts" }),
    undefined,
    "Pliku b.ts nie da się otworzyć: ten dysk jest tylko do odczytu. Prze",
  ],
  [
    thrown("EBUSY", { syscall: "rename", path: ".b.tmp", dest: "b.ts" }),
    undefined,
    "Plik b.ts nie został zapisany: używa go inny program.",
  ],
  [thrown("ENOSPC", { syscall: "write" }), undefined, "Nie wszystko zostało zapisane: na dysku nie ma miejsca. Zwol"],
])("%s is said with the file, the reason and what to do", (error, file, words) => {
  expect(fileProblem(error, file)?.message).toMatch(new RegExp(`^${words}`));
});

test.each([
  thrown("ENOENT"),
  thrown("EACCES", { syscall: "listen" }),
  thrown("ENOSPC", { syscall: "watch" }),
  // Told to make room, somebody would delete the folder that is read.
  thrown("EISDIR", { syscall: "read" }),
  thrown("EPERM", { syscall: "kill" }),
  new TypeError("a bug"),
  undefined,
])("%s is none", (error) => {
  expect(fileProblem(error)).toBeUndefined();
});
