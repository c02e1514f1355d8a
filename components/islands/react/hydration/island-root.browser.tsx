/**
 * The script that all islands share: React, and the start of an island as a root of its own. An island is whatever
 * stands in an element with `data-island`; nothing outside it is React's.
 */
import { clsx } from "clsx";
import React, { Component, type ComponentType, type ReactNode, useLayoutEffect } from "react";
import jsxRuntime from "react/jsx-runtime";
import reactDom from "react-dom";
import { hydrateRoot } from "react-dom/client";
import * as address from "@/components/islands/react/address";
import * as sentence from "@/components/islands/react/sentence";
import { type Fields, readFields, restoreFields } from "./fields";
import * as provide from "./provide";
import type { sharedModules } from "./shared-modules";
import * as slots from "./slots";
import * as ready from "./use-island-ready";

declare global {
  /** Scripts of pages, which ask for what they share when they run (lib/tools/make/scripts.ts). */
  var islandScripts: ((require: (name: keyof typeof shared) => unknown) => void)[];
  /** Starts an island. Set by this script, called by the loader. */
  var startIsland: (island: HTMLElement, props: object, spares: ParentNode, onFail: () => void) => void;
}

/** What scripts of pages do not bring themselves. */
const shared: Readonly<Record<(typeof sharedModules)[number], unknown>> = {
  clsx: { clsx },
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "@/components/islands/react/address": address,
  "@/components/islands/react/hydration/provide": provide,
  "@/components/islands/react/hydration/slots": slots,
  "@/components/islands/react/hydration/use-island-ready": ready,
  "@/components/islands/react/sentence": sentence,
};

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
  for (const run of self.islandScripts.splice(0)) run((name) => shared[name]);
  const Island = provide.provided[island.dataset.island ?? ""] as ComponentType;
  const html = island.innerHTML;
  const contents = slots.readSlots([island, spares]);
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
      <slots.Slots contents={contents}>
        <Island {...props} />
      </slots.Slots>
    </Boundary>,
    {
      // Nobody needs to know but tests: foreign changes are no fault, a difference of our own is one.
      onRecoverableError: () => {
        island.dataset.redrawn = "";
      },
    },
  );
};
