import { FITS_PARAMETER, queryLimits, toCanonicalQuery, withFilters, type CatalogueQuery } from "@rewire/domain";

interface FitFilterNames {
  /** Attribute whose terms name the devices that a product fits. */
  readonly attribute: string;
  /** Attributes that lists can be filtered by. */
  readonly filterAttributes: readonly string[];
}

/**
 * Adds a filter for the device in the URL parameter `fits` to a list query. Returns the unchanged query if lists cannot
 * be filtered by device, and null if the URL does not have the parameter.
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
