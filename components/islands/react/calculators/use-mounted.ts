import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML of the server and while it is hydrated, then true: for what only scripts can use. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
