/** URLs of the pages about the cart, in one language. They are separate from `SiteLinks`, as only the server needs them. */
export interface CartLinks {
  /**
   * Cart after a product was added to it without JavaScript.
   * @param page Path of the page that sent the form; its query is omitted if the URL would be too long for a header
   */
  readonly added: (item: { readonly productId: number; readonly variationId: number | null }, page: string) => string;
  /** Page that says why a product was not added. @param refusal Encoded reason */
  readonly notAdded: (refusal: string) => string;
}

/** Maximum length of a redirect URL, in characters; proxies reject longer headers. */
const MAX_URL_LENGTH = 8_000;

/** Creates the URLs of the pages about the cart. @param prefix Path prefix of the language, as for `createSiteLinks`. */
export const createCartLinks = (prefix: string): CartLinks => ({
  added: ({ productId, variationId }, page) => {
    const item = {
      added: String(productId),
      ...(variationId === null ? {} : { variation: String(variationId) }),
    };
    const toUrl = (target: string) => `${prefix}/cart?${new URLSearchParams({ ...item, page: target }).toString()}`;
    const url = toUrl(page);
    return url.length > MAX_URL_LENGTH ? toUrl(page.replace(/\?.*$/s, "")) : url;
  },
  notAdded: (refusal) => `${prefix}/cart/not-added?${new URLSearchParams({ refusal }).toString()}`,
});
