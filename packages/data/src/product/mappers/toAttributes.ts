import { sortBySize, type AttributeOption, type ProductAttribute } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";

/** Fields of the fragment `AttributeDetail`; only global attributes have terms. */
export interface AttributeFields {
  readonly name: string | null;
  readonly label: string | null;
  readonly options: readonly (string | null)[] | null;
  readonly position?: number | null;
  readonly variation?: boolean | null;
  readonly visible?: boolean | null;
  readonly terms?: { readonly nodes: readonly { readonly slug: string | null; readonly name: string | null }[] } | null;
}

const isListed = ({ visible: isVisible, variation }: AttributeFields): boolean =>
  variation === true || isVisible !== false;

/** Maps the attributes that a product page lists or offers for selection, in the shop owner's order. */
export const toAttributes = (attributeFields: readonly AttributeFields[]): readonly ProductAttribute[] =>
  toSortedAttributes(attributeFields.filter(isListed));

/** Maps the attributes that the shop's owner has hidden from the product page. */
export const toUnlistedAttributes = (attributeFields: readonly AttributeFields[]): readonly ProductAttribute[] =>
  toSortedAttributes(attributeFields.filter((attribute) => !isListed(attribute)));

function toSortedAttributes(attributeFields: readonly AttributeFields[]): readonly ProductAttribute[] {
  return attributeFields
    .filter(({ name }) => name)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((attribute) => ({
      name: attribute.name ?? "",
      label: decodeName(attribute.label || attribute.name),
      options: toOptions(attribute),
      isChoice: attribute.variation === true,
    }));
}

/**
 * Maps the options of an attribute to values with labels. The options of a global attribute are term slugs, whose
 * labels and order come from its terms; the options of a local attribute are used as labels.
 */
export function toOptions({ options, terms }: AttributeFields): readonly AttributeOption[] {
  const values = (options ?? []).filter((option): option is string => option !== null && option !== "");
  const termOptions = (terms?.nodes ?? []).flatMap(({ slug, name }) =>
    slug ? [{ value: slug, label: decodeName(name) || slug }] : [],
  );
  const offeredValues = new Set(values);
  const matchingTerms = termOptions.filter(({ value }) => values.length === 0 || offeredValues.has(value));
  const valuesWithTerms = new Set(matchingTerms.map(({ value }) => value));
  const rest = values.filter((value) => !valuesWithTerms.has(value));
  return sortBySize([...matchingTerms, ...rest.map((value) => ({ value, label: decodeName(value) }))]);
}
