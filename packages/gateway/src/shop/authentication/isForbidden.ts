import type { UntypedShopResponse } from "./LogIn.ts";

/**
 * Returns whether the status is 403. Headless Login sends this status for an expired token, along with a guest's data.
 */
export const isForbidden = ({ status }: UntypedShopResponse): boolean => status === 403;
