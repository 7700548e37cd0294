import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether JavaScript runs: false on the server and in the first render, so that links can become buttons. */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
