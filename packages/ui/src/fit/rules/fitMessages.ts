/** Message ids for how a product suits a shopper's device, by the kind of the assessment. */
export const fitMessages = {
  fits: "fit.fitsYours",
  fullSpeed: "fit.fullSpeed",
  slower: "fit.slower",
  doesNotFit: "fit.doesNotFit",
  tooWeak: "fit.tooWeak",
} as const;
