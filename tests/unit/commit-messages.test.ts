/** The history fills with statements, long subjects and names of branches again. */
import { messageFaults } from "@/tests/run/commit-messages.mjs";

test.each([
  "search: find towns and prices",
  "dev, edit: keep one server in a folder\n\nTwo started within a second both bound the port.",
  'Revert "search: find towns and prices"',
])("%j is a message as the README asks for", (message) => {
  expect(messageFaults(message)).toEqual([]);
});

test.each([
  ["Merge branch 'search'", "not from which branch"],
  ["find towns", "area: imperative subject"],
  ["search: a town is found", '"a" is no imperative'],
  ["search: fixed towns", '"fixed" is no imperative'],
  [`search: ${"find towns and ".repeat(5)}`, "at most 72"],
  ["search: find towns\nand prices", "blank line"],
])("%j is refused", (message, reason) => {
  expect(messageFaults(message).join()).toContain(reason);
});
