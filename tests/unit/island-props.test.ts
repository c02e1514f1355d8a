/** An island counts with something else than the server, because its props do not survive as JSON. */
import { checkedProps } from "@/lib/island-props";

const gallery = {
  label: "Realizacje",
  texts: { next: "Dalej" },
  kinds: ["dom"],
  filter: { legend: "Rodzaj", all: "Wszystkie", kinds: { dom: "Dom", teletechnika: "T", energia: "E", firma: "F" } },
};
const choice = { key: "room", name: "pokoj", label: "Pokój", hint: "", value: "salon", kind: "choice" };
const light = (extra: object) => ({
  ...{ texts: {}, heading: "Światło", fieldErrors: {}, page: "https://www.wattera.example/a", id: "a", facts: {} },
  fields: [{ ...choice, options: [{ value: "salon", label: "Salon", presets: undefined }] }],
  ...extra,
});

test("props stay as they are, without undefined fields, which JSON has none of", () => {
  expect(checkedProps("gallery", gallery)).toEqual(gallery);
  expect(JSON.stringify(checkedProps("light", light({})))).not.toContain("presets");
});

test.each<[what: string, props: object, message: RegExp]>([
  ["a function", light({ texts: { topic: () => "a" } }), /^Props of the island "light", texts\.topic: /],
  ["a number that is none", light({ facts: { lux: Number.NaN } }), /"light", facts\.lux: /],
  ["a date", light({ facts: { day: new Date() } }), /"light", facts\.day: /],
  ["a field that the island does not know", light({ record: {} }), /"light", all: .*"record"/],
  ["a form without fields", light({ fields: [] }), /"light", fields: /],
])("%s stops the build, which names the island and the field", (_, props, message) => {
  expect(() => checkedProps("light", props)).toThrow(message);
});
