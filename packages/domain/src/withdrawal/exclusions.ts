/**
 * Kind of goods with a rule of their own. `madeToOrder` is excluded (EU 2011/83, article 16 c), `sealed` once its seal
 * is broken (e, i), `digital` once it is downloaded (m), `giftCard` once it is used.
 */
export type ExclusionKind = "madeToOrder" | "sealed" | "digital" | "giftCard";

/** All kinds of goods with a rule of their own, the strictest first. */
export const exclusionKinds: readonly ExclusionKind[] = ["madeToOrder", "giftCard", "digital", "sealed"];

/** Categories of the goods with a rule of their own, by slug. */
export type Exclusions = Readonly<Record<ExclusionKind, readonly string[]>>;

/** Exclusions of a shop that has named none, by slugs that are usual. */
export const defaultExclusions: Exclusions = {
  madeToOrder: ["made-to-order"],
  giftCard: ["gift-cards"],
  digital: ["downloads"],
  sealed: ["software"],
};

/** Returns the kind of goods in these categories; null for those without a rule of their own. */
export const findExclusion = (categories: readonly string[], exclusions: Exclusions): ExclusionKind | null =>
  exclusionKinds.find((kind) => exclusions[kind].some((slug) => categories.includes(slug))) ?? null;
