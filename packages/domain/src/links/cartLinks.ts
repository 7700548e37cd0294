/** URLs of the pages about the cart, in one language. They are separate from `SiteLinks`, as only the server needs them. */
export interface CartLinks {
  /** Page that says why a product was not added. @param refusal Encoded reason */
  readonly notAdded: (refusal: string) => string;
}

/** Creates the URLs of the pages about the cart. @param prefix Path prefix of the language, as for `createSiteLinks`. */
export const createCartLinks = (prefix: string): CartLinks => ({
  notAdded: (refusal) => `${prefix}/cart/not-added?${new URLSearchParams({ refusal }).toString()}`,
});
