/**
 * The script that all islands share: React, and the start of an island as a root of its own. An island is whatever
 * stands in an element with `data-island`; nothing outside it is React's.
 */
import React, { Component, type ComponentType, type ReactNode, useLayoutEffect } from "react";
import jsxRuntime from "react/jsx-runtime";
import reactDom from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { type Fields, readFields, restoreFields } from "./fields";
import { readSlots, type SlotContents } from "./slots";

/** What a page's script provides: its islands by name, and the provider of their slots. */
type PageIslands = {
  islands: Readonly<Record<string, ComponentType>>;
  Slots: ComponentType<{ contents: SlotContents; children: ReactNode }>;
};

declare global {
  /** Scripts of pages, which ask for React when they run. Set by lib/tools/make/scripts.ts. */
  var islandScripts: ((require: (name: string) => unknown, exports: PageIslands) => void)[];
  /** Starts an island. Set by this script, called by the loader. */
  var startIsland: (island: HTMLElement, props: object, spares: ParentNode, onFail: () => void) => void;
}

const shared: Readonly<Record<string, unknown>> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
};
const pageIslands = {} as PageIslands;

type KeeperProps = { island: HTMLElement };
/**
 * Where the HTML is not the server's any more, because the page was translated or an extension has changed it, React
 * draws the island anew. Brings in what was typed before, ahead of the island's own effects, which read the fields.
 */
function FieldKeeper({ island }: KeeperProps) {
  const fields = readFields(island);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of the first rendering are those before it
  useLayoutEffect(() => restoreFields(island, fields), [island]);
  return null;
}

type BoundaryProps = KeeperProps & { onError: (fields: Fields) => void; children: ReactNode };
/** Catches an error of an island, so that it takes nothing with it. */
class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };
  fields: Fields | undefined;
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    if (this.fields) this.props.onError(this.fields);
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The last moment at which the fields are there.
    this.fields ??= readFields(this.props.island);
    return null;
  }
}

/**
 * Starts an island on the HTML that the server wrote. If it fails later, this HTML comes back with what was typed, the
 * loader marks it as failed, and its next use starts it again.
 */
self.startIsland = (island, props, spares, onFail) => {
  for (const run of self.islandScripts.splice(0)) run((name) => shared[name], pageIslands);
  const { islands, Slots } = pageIslands;
  const Island = islands[island.dataset.island ?? ""] as ComponentType;
  const html = island.innerHTML;
  const contents = readSlots([island, spares]);
  const onError = (fields: Fields) => {
    // After React's own work, which this root is in the middle of.
    setTimeout(() => {
      root.unmount();
      island.innerHTML = html;
      Object.assign(island.dataset, { busy: "", changed: "" });
      restoreFields(island, fields);
      onFail();
    });
  };
  const root = hydrateRoot(
    island,
    <Boundary island={island} onError={onError}>
      <FieldKeeper island={island} />
      <Slots contents={contents}>
        <Island {...props} />
      </Slots>
    </Boundary>,
    {
      onRecoverableError: () => {
        island.dataset.redrawn = "";
      },
    },
  );
};
