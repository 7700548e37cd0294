// @chunk partMessages: too small for a file of its own.

/** Message ids for how well a product fits a shopper's device, by kind of assessment. */
export const fitMessages = {
  fits: "fit.fitsYours",
  fullSpeed: "fit.fullSpeed",
  slower: "fit.slower",
  doesNotFit: "fit.doesNotFit",
  tooWeak: "fit.tooWeak",
} as const;
