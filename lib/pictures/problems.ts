/** One thing an editor has to mend, told in Polish. */
export type PictureProblem = {
  /** File name in content/gallery. */
  file: string;
  /** Field of the gallery entry, or "plik" for the picture itself. */
  field: "src" | "title" | "plik";
  wrong: string;
  mend: string;
};

/** All problems of a run in one error: its message is what the editor reads. */
export class PicturesError extends Error {
  override name = "PicturesError";

  constructor(readonly problems: readonly PictureProblem[]) {
    const lines = problems.map(({ file, field, wrong, mend }) => `- ${file}, ${field}: ${wrong}. ${mend}`);
    super(`Zdjęcia w content/gallery do poprawy (${problems.length}), nic nie opublikowano:\n${lines.join("\n")}`);
  }
}
