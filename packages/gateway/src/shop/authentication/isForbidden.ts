import type { Answer } from "./LogIn.ts";

/** Headless Login answers to a token that has ended with 403 and a guest's data. */
export const isForbidden = ({ status }: Answer): boolean => status === 403;
