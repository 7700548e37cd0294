/** Messages about a product and a shopper's device, by how it suits the device. */
export const fitMessages = {
  fits: "fit.fitsYours",
  fullSpeed: "fit.fullSpeed",
  slower: "fit.slower",
  doesNotFit: "fit.doesNotFit",
  tooWeak: "fit.tooWeak",
} as const;
