import type { Cart } from "@rewire/domain";

/** Cart of a visitor. */
export interface VisitorCart {
  /** Null if the cart cannot be read. */
  readonly cart: Cart | null;
  /** `Set-Cookie` headers to send to the visitor. */
  readonly cookies: readonly string[];
}

/**
 * Reads the cart of a visitor for a page that needs no script.
 * @param page Request for the page.
 * @param clientAddress IP address of the client, for the limits.
 */
export type ReadCart = (page: Request, clientAddress: string) => Promise<VisitorCart>;
