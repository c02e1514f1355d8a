/** On some server the policy or errors break parts of pages. */
import { serverKinds, testOn, withServer } from "./local/servers";
import { walk } from "./support/browser";
import { sharedWebRoot } from "./support/web-root";

jest.setTimeout(120_000);

const web = sharedWebRoot();

for (const kind of serverKinds.filter(({ sendsHeaders }) => sendsHeaders))
  testOn(kind)(`${kind.name} lets a browser walk the pages, without a violation or an error`, async () => {
    expect(await withServer(kind, web, walk)).toEqual([]);
  });
