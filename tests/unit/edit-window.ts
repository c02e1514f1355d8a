/** A window of edit mode in jsdom, whose requests a test answers. */
import { fireEvent } from "@testing-library/react";
import type { Refusal } from "@/lib/tools/edit/messages";
import type { Request } from "@/lib/tools/edit/requests";

export const { body } = document;
export const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
export const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });

export const refuse = (refusal: Refusal, status = 422) => ({ refusal, status });

/** Answers requests by name, others with nothing, checks never. @returns the names asked, without checks */
export function serve(answers: Readonly<Record<string, (request: Request<"save">) => unknown>>): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (url, init) => {
    const name = String(url).split("/").at(-1) ?? "";
    if (name === "check") return new Promise<never>(() => {});
    asked.push(name);
    const answer = (await answers[name]?.(JSON.parse(String(init?.body)))) ?? {};
    const { refusal = answer, status = 200 } = answer as Partial<ReturnType<typeof refuse>>;
    return { ok: status === 200, status, json: async () => refusal } as Response;
  });
  return asked;
}

/** Answers of a request in the order of its questions, each given when the test says so. */
export function later() {
  const give: ((answer: unknown) => void)[] = [];
  return { give, answer: () => new Promise((resolve) => give.push(resolve)) };
}

/** Says yes or no to the question about unsaved text. @returns the question */
export const decide = (discards: boolean) => jest.spyOn(window, "confirm").mockReturnValue(discards);

/** Empties the document before each test, and lets its dialogs open and close. */
export function prepareWindow(): void {
  beforeEach(() => {
    body.replaceChildren();
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
    URL.createObjectURL = () => "blob:";
  });
  afterEach(() => jest.restoreAllMocks());
}
