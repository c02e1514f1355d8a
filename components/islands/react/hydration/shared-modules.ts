/** Modules that the script of React brings for all islands (island-root.browser.tsx), by the names they are imported by. */
export const sharedModules = [
  "clsx",
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@/components/islands/react/address",
  "@/components/islands/react/hydration/provide",
  "@/components/islands/react/hydration/slots",
  "@/components/islands/react/hydration/use-island-ready",
  "@/components/islands/react/sentence",
] as const;
