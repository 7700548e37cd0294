/** Formats the name of a cart line from the product's name and its options. */
export const formatLineName = (name: string, options: readonly string[]): string => [name, ...options].join(", ");
