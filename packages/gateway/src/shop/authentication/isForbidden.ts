import type { Answer } from "./LogIn.ts";

/** Returns whether the status is 403, with which Headless Login answers an expired token, along with a guest's data. */
export const isForbidden = ({ status }: Answer): boolean => status === 403;
