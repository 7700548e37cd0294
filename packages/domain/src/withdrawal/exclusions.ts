/**
 * Kind of goods with special rules (Directive 2011/83/EU, Article 16). `madeToOrder` goods cannot be returned; `sealed`
 * goods can be returned while the seal is unbroken, `digital` goods until they are downloaded, and a `giftCard` until
 * it is used.
 */
export type ExclusionKind = "madeToOrder" | "sealed" | "digital" | "giftCard";

/** All kinds of goods that cannot be returned, or only under a condition, strictest first. */
export const exclusionKinds: readonly ExclusionKind[] = ["madeToOrder", "giftCard", "digital", "sealed"];

/** Category slugs of goods that cannot be returned, or only under a condition, by kind of goods. */
export type Exclusions = Readonly<Record<ExclusionKind, readonly string[]>>;

/** Default exclusions, with common category slugs, for a shop that has not configured any. */
export const defaultExclusions: Exclusions = {
  madeToOrder: ["made-to-order"],
  giftCard: ["gift-cards"],
  digital: ["downloads"],
  sealed: ["software"],
};

/**
 * Returns the exclusion that applies to goods; null if none applies. Virtual goods have no seal: in a category of
 * sealed goods they are digital.
 */
export function findExclusion(
  { categories, isVirtual }: { readonly categories: readonly string[]; readonly isVirtual: boolean },
  exclusions: Exclusions,
): ExclusionKind | null {
  const kind =
    exclusionKinds.find((exclusionKind) => exclusions[exclusionKind].some((slug) => categories.includes(slug))) ?? null;
  return kind === "sealed" && isVirtual ? "digital" : kind;
}
