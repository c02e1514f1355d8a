/** A bug in a check is shown to an editor as a mistake of theirs, or not at all. */
import { checkEverything } from "@/lib/tools/check/all";
import { blankProblems } from "@/lib/tools/check/blanks";

jest.mock("@/lib/tools/check/blanks", () => ({
  ...jest.requireActual("@/lib/tools/check/blanks"),
  blankProblems: jest.fn(),
}));
jest.mock("@/lib/tools/check/specimen", () => ({
  protocolProblems: () => {
    throw new TypeError("a slip in a rule");
  },
}));

const blank = { file: "content/a.ts", field: "a", what: "Miejsce do uzupełnienia: a.", mend: "Wpisz to tutaj." };

test.each([
  ["sound content", []],
  ["a blank that waits for an editor", [blank]],
])("a bug in a check is thrown as it is, beside %s", async (_, blanks) => {
  jest.mocked(blankProblems).mockReturnValue(blanks);
  await expect(checkEverything()).rejects.toThrow(new TypeError("a slip in a rule"));
});
