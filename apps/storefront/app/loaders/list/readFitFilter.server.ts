import { FITS_PARAMETER, queryLimits, toCanonicalQuery, withFilters, type CatalogueQuery } from "@rewire/domain";

interface FitFilterNames {
  /** Attribute whose terms name the devices that a product fits. */
  readonly attribute: string;
  /** Attributes that lists can be filtered by. */
  readonly filterAttributes: readonly string[];
}

/**
 * Returns the query with the filter that the parameter `fits` selects: the products that fit a device. Null without the
 * parameter; the unchanged query if lists cannot be filtered by devices.
 */
export function readFitFilter(
  parameters: URLSearchParams,
  query: CatalogueQuery,
  { attribute, filterAttributes }: FitFilterNames,
): CatalogueQuery | null {
  const device = parameters.get(FITS_PARAMETER);
  if (device === null) return null;
  if (device === "" || device.length > queryLimits.valueLength || !filterAttributes.includes(attribute)) return query;
  return toCanonicalQuery(withFilters(query, { attributes: { ...query.filters.attributes, [attribute]: [device] } }));
}
