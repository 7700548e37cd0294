import type { Answer } from "./LogIn.ts";

/** Returns whether the status is 403, which Headless Login sends for an expired token, along with a guest's data. */
export const isForbidden = ({ status }: Answer): boolean => status === 403;
