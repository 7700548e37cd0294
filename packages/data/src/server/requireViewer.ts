import { ShopResponseError } from "./shopErrors.ts";

/**
 * Requires that a response is that of a logged-in user: with an expired log-in the shop responds as to a guest.
 * @throws ShopResponseError if the response names no viewer.
 */
export function requireViewer({ viewer }: { readonly viewer?: object | null | undefined }): void {
  if (!viewer) throw new ShopResponseError("The shop responds as to a guest");
}
