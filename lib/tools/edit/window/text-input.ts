/** A field for a text of content/: facts in braces become chips; `**` and `[words](/address)` stay as typed. */
import type { FactView } from "@/lib/tools/edit/field-views";
import { choose } from "./choose";
import { el } from "./dom";

type Options = {
  value: string;
  label: string;
  factOf: (key: string) => FactView | undefined;
  onInput: () => void;
  onFact: (key: string) => void;
  /** A brace was typed, which starts a fact. */
  onBrace: () => void;
};

const inBraces = /\{([\p{L}\w.-]+)\}/gu;

/** A fact as a chip, marked where there is no such fact. */
const makeChip = (key: string, fact: FactView | undefined, onFact: Options["onFact"]): HTMLElement =>
  el(
    "span",
    {
      class: fact ? "chip" : "chip bad",
      contenteditable: "false",
      "data-fact": key,
      title: fact?.what ?? "Nie ma takiego faktu.",
      onclick: () => onFact(key),
    },
    fact?.displayText ?? `{${key}}`,
    el("small", key),
  );

/** The text of a field as it goes into the file. */
function readText(node: Node): string {
  if (node instanceof HTMLElement && node.dataset.fact) return `{${node.dataset.fact}}`;
  if (node instanceof Text) return node.data;
  return [...node.childNodes].map(readText).join("");
}

/** The place in a field at an offset of its text: in a text, or behind a chip. */
function pointAt(field: Node, offset: number): [Node, number] {
  let rest = offset;
  for (const [index, child] of field.childNodes.entries()) {
    const { length } = readText(child);
    if (rest <= length) return child instanceof Text ? [child, rest] : [field, index + 1];
    rest -= length;
  }
  return [field, field.childNodes.length];
}

/** Pastes plain text in one paragraph. Word adds line ends around it, spaces are kept, split letters are joined. */
function pastePlainText(event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData?.getData("text/plain").replace(/^[\r\n]+|[\r\n]+$/g, "") ?? "";
  // Unlike a change of the nodes, this stays in the browser's undo history.
  if (text) document.execCommand("insertText", false, text.replace(/\s+/g, " ").normalize("NFC"));
}

/** Replaces the selection inside a field with a node; adds it at the end where nothing is selected there. */
function insertNode(field: HTMLElement, node: Node): void {
  field.focus();
  const selection = getSelection();
  if (!selection?.rangeCount || !field.contains(selection.anchorNode)) {
    field.append(node);
    return;
  }
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(node);
  range.setStartAfter(node);
  range.collapse(true);
}

/** Deletes the brace before the caret, which a chosen fact replaces. */
function deleteTypedBrace(): void {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  if (anchorNode instanceof Text && anchorNode.data[anchorOffset - 1] === "{")
    anchorNode.deleteData(anchorOffset - 1, 1);
}

export type TextInput = ReturnType<typeof textInput>;

export function textInput({ value, label, factOf, onInput, onFact, onBrace }: Options) {
  const chipOf = (key: string) => makeChip(key, factOf(key), onFact);
  const nodesOf = (text: string): Node[] =>
    text.split(inBraces).map((part, index) => (index % 2 ? chipOf(part) : document.createTextNode(part)));
  const element = el(
    "div.field",
    {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      contenteditable: "plaintext-only",
      spellcheck: "true",
      lang: "pl",
    },
    ...nodesOf(value),
  );
  element.addEventListener("input", (event) => {
    if ((event as InputEvent).data === "{") onBrace();
    onInput();
  });
  // Texts of the site are one paragraph.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  element.addEventListener("paste", pastePlainText);

  function insert(node: Node): void {
    insertNode(element, node);
    onInput();
  }

  /** Replaces the whole text and its selection, by a function of both; offsets count a chip as its key in braces. */
  function rewrite(change: (selected: { text: string; start: number; end: number }) => typeof selected): void {
    const selection = getSelection();
    if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return;
    const range = selection.getRangeAt(0);
    const lengthTo = (node: Node, offset: number): number => {
      const before = document.createRange();
      before.selectNodeContents(element);
      before.setEnd(node, offset);
      return readText(before.cloneContents()).length;
    };
    const { text, start, end } = change({
      text: readText(element),
      start: lengthTo(range.startContainer, range.startOffset),
      end: lengthTo(range.endContainer, range.endOffset),
    });
    element.replaceChildren(...nodesOf(text));
    selection.setBaseAndExtent(...pointAt(element, start), ...pointAt(element, end));
    onInput();
  }

  /** Opens a list to choose from, and restores the selection that its dialog takes away. */
  async function chooseHere<T>(...parameters: Parameters<typeof choose<T>>): Promise<T | undefined> {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const choice = await choose(...parameters);
    element.focus();
    if (range)
      selection?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    return choice;
  }

  return {
    element,
    chooseHere,
    value: () => readText(element),
    focus: () => {
      element.focus();
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
    },
    rewrite,
    /** Replaces the selection. */
    replace: (text: string) => insert(document.createTextNode(text)),
    insertFact: ({ key }: FactView) => {
      deleteTypedBrace();
      insert(chipOf(key));
    },
    /** The selected text of this field. */
    selection: (): string => {
      const selection = getSelection();
      return selection && element.contains(selection.anchorNode) ? selection.toString() : "";
    },
  };
}
