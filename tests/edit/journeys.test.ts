/**
 * An editor's change in the window of `npm run edit` is not in the files or cannot be undone; one who works in files
 * does not see a mistake, or still sees it when it is corrected.
 */
import { copy, edited, startEditing } from "./journeys/editing";
import { testEntries } from "./journeys/entries";
import { testFiles } from "./journeys/files";
import { testTexts } from "./journeys/texts";

jest.setTimeout(300_000);

beforeAll(startEditing);
afterAll(() => copy?.close());

describe("npm run edit", () => {
  // Each journey undoes its changes; those of a failed one are restored.
  afterEach(async () => {
    const changed = copy.restore();
    const open = await edited.page.locator(".editor, dialog[open]").count();
    if (open > 0 || changed.length > 0) await edited.page.reload();
    expect({ changed, open }).toEqual({ changed: [], open: 0 });
  });

  testTexts();
  testEntries();

  test("when the program has ended, the window says so", async () => {
    await copy.end();
    await edited.page.locator(".verdict.bad", { hasText: "Edycja nie odpowiada" }).waitFor();
  });
});

// In the same copy, where most is compiled already.
describe("npm run dev", testFiles);
