import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether JavaScript runs: false on the server and in the first render, so that links can become buttons.
 * What asks is drawn twice before anybody can use the page, so a small part should.
 * @param matters Where it makes no difference it is true from the start. @default true
 */
export const useIsHydrated = (matters = true): boolean => useSyncExternalStore(never, () => true, () => !matters);
