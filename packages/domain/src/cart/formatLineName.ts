/** Formats the name of a cart line from the product's name and the selected options. */
export const formatLineName = (name: string, options: readonly string[]): string => [name, ...options].join(", ");
