/**
 * Kind of goods with special rules. `madeToOrder` is excluded (EU 2011/83, article 16 c); `sealed` once its seal is
 * broken (e, i); `digital` once it is downloaded (m); `giftCard` once it is used.
 */
export type ExclusionKind = "madeToOrder" | "sealed" | "digital" | "giftCard";

/** All kinds of goods that are excluded from withdrawals, or restricted by a condition, strictest first. */
export const exclusionKinds: readonly ExclusionKind[] = ["madeToOrder", "giftCard", "digital", "sealed"];

/** Category slugs of each kind of goods that is excluded from withdrawals, or restricted by a condition. */
export type Exclusions = Readonly<Record<ExclusionKind, readonly string[]>>;

/** Default exclusions, by common category slugs, for a shop that has configured none. */
export const defaultExclusions: Exclusions = {
  madeToOrder: ["made-to-order"],
  giftCard: ["gift-cards"],
  digital: ["downloads"],
  sealed: ["software"],
};

/** Returns the kind of exclusion that applies to goods in these categories; null if none applies. */
export const findExclusion = (categories: readonly string[], exclusions: Exclusions): ExclusionKind | null =>
  exclusionKinds.find((kind) => exclusions[kind].some((slug) => categories.includes(slug))) ?? null;
