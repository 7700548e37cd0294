import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React runs in a browser and has taken the page over; false on the server and while it hydrates. */
export const useIsClient = (): boolean => useSyncExternalStore(never, () => true, () => false);
