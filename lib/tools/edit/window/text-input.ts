/** A field for a text of content/: facts in braces are chips, the rest is plain, with `**` and `[words](/address)`. */
import type { FactView } from "@/lib/tools/edit/answers";
import { choose } from "./choose";
import { el } from "./dom";

type Options = {
  value: string;
  label: string;
  factOf: (key: string) => FactView | undefined;
  onInput: () => void;
  onFact: (key: string) => void;
  /** A brace was typed: a fact is wanted. */
  onBrace: () => void;
};

const inBraces = /\{([\p{L}\w.-]+)\}/gu;

export function textInput({ value, label, factOf, onInput, onFact, onBrace }: Options) {
  const element = el("div", {
    class: "field",
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    contenteditable: "plaintext-only",
    spellcheck: "true",
    lang: "pl",
  });

  function chip(key: string): HTMLElement {
    const fact = factOf(key);
    return el(
      "span",
      {
        class: fact ? "chip" : "chip bad",
        contenteditable: "false",
        "data-fact": key,
        title: fact?.what ?? "Nie ma takiego faktu.",
        onclick: () => onFact(key),
      },
      fact?.shown ?? `{${key}}`,
      el("small", {}, key),
    );
  }

  function fill(text: string): void {
    const parts = text.split(inBraces);
    element.replaceChildren(...parts.map((part, index) => (index % 2 ? chip(part) : document.createTextNode(part))));
  }

  const read = (node: Node): string => {
    if (node instanceof HTMLElement && node.dataset.fact) return `{${node.dataset.fact}}`;
    if (node instanceof Text) return node.data;
    return [...node.childNodes].map(read).join("");
  };

  element.addEventListener("input", (event) => {
    if ((event as InputEvent).data === "{") onBrace();
    onInput();
  });
  // Texts of the site are one paragraph.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  element.addEventListener("paste", (event) => {
    event.preventDefault();
    // Line ends around it are Word's, spaces the editor's.
    const pasted = event.clipboardData?.getData("text/plain").replace(/^[\r\n]+|[\r\n]+$/g, "") ?? "";
    // So that the browser's own undo knows of it.
    if (pasted) document.execCommand("insertText", false, pasted.replace(/\s+/g, " "));
  });
  fill(value);

  function insert(node: Node): void {
    element.focus();
    const chosen = getSelection();
    if (!chosen?.rangeCount || !element.contains(chosen.anchorNode)) element.append(node);
    else {
      const range = chosen.getRangeAt(0);
      range.deleteContents();
      range.insertNode(node);
      range.setStartAfter(node);
      range.collapse(true);
    }
    onInput();
  }

  const selection = (): string => {
    const chosen = getSelection();
    return chosen && element.contains(chosen.anchorNode) ? chosen.toString() : "";
  };

  /** Lets the editor choose; the dialog takes the focus, and what was selected is selected again. */
  async function chooseHere<T>(...given: Parameters<typeof choose<T>>): Promise<T | undefined> {
    const chosen = getSelection();
    const range = chosen?.rangeCount ? chosen.getRangeAt(0) : undefined;
    const choice = await choose(...given);
    element.focus();
    if (range) chosen?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    return choice;
  }

  return {
    element,
    chooseHere,
    /** The text as it goes into the file. */
    value: () => read(element),
    focus: () => {
      element.focus();
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
    },
    /** Puts text in the place of what is selected. */
    replace: (text: string) => insert(document.createTextNode(text)),
    insertFact: (fact: FactView) => {
      // The brace that asked for it goes.
      const chosen = getSelection();
      const { anchorNode, anchorOffset = 0 } = chosen ?? {};
      if (anchorNode instanceof Text && anchorNode.data[anchorOffset - 1] === "{")
        anchorNode.deleteData(anchorOffset - 1, 1);
      insert(chip(fact.key));
    },
    selection,
  };
}
