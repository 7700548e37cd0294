import { type CatalogueFacets, type CatalogueQuery, emptyQuery } from "../catalogue/index.ts";

const option = (value: string, label: string, count: number, isSelected = false) => ({
  value,
  label,
  count,
  isSelected,
});

/** What the cast's phones can be filtered by; Lumen has none of them. */
export const facets = {
  categories: [
    option("smartphones", "Smartphones", 66),
    option("foldables", "Foldables", 8),
    option("refurbished", "Refurbished", 14),
  ],
  price: { lowest: 149, highest: 1899 },
  ratings: [option("4", "4", 41), option("3", "3", 58), option("2", "2", 64), option("1", "1", 66)],
  onSale: option("true", "On sale", 18),
  inStock: option("true", "In stock", 61),
  attributes: [
    {
      name: "pa_brand",
      label: "Brand",
      options: [
        option("nordlys", "Nordlys", 14),
        option("halden", "Halden", 15),
        option("moss", "Moss", 16),
        option("kestrel", "Kestrel", 13),
        option("corvid", "Corvid", 11),
        option("fennec", "Fennec", 9),
        option("tern", "Tern", 8),
        option("tundra", "Tundra", 6),
        option("lumen", "Lumen", 0),
      ],
    },
    {
      name: "pa_storage",
      label: "Storage",
      options: [
        option("64-gb", "64 GB", 0),
        option("128-gb", "128 GB", 12),
        option("256-gb", "256 GB", 28),
        option("512-gb", "512 GB", 9),
      ],
    },
    {
      name: "pa_color",
      label: "Color",
      options: [
        option("graphite", "Graphite", 24),
        option("ice-blue", "Ice blue", 17),
        option("forest", "Forest", 11),
        option("rose", "Rose", 6),
        option("sand", "Sand", 0),
        option("two-tone", "Two-tone", 2),
      ],
    },
  ],
} as const satisfies CatalogueFacets;

/** Four filters at once, as the design shows them. */
export const filteredQuery = {
  ...emptyQuery,
  filters: {
    ...emptyQuery.filters,
    price: { min: null, max: 1500 },
    rating: 4,
    attributes: { pa_brand: ["nordlys", "halden"] },
  },
} as const satisfies CatalogueQuery;

const [brand, storage, color] = facets.attributes;

/** What is left to choose from with {@link filteredQuery}: the ticked ones stay where they are. */
export const filteredFacets = {
  ...facets,
  onSale: option("true", "On sale", 4),
  inStock: option("true", "In stock", 8),
  ratings: facets.ratings.map((rating) => (rating.value === "4" ? { ...rating, count: 9, isSelected: true } : rating)),
  attributes: [
    {
      ...brand,
      options: brand.options.map((one) =>
        one.value === "nordlys" || one.value === "halden"
          ? { ...one, count: one.value === "nordlys" ? 4 : 5, isSelected: true }
          : one,
      ),
    },
    { ...storage, options: storage.options.map((one) => ({ ...one, count: Math.floor(one.count / 6) })) },
    { ...color, options: color.options.map((one) => ({ ...one, count: Math.floor(one.count / 6) })) },
  ],
} satisfies CatalogueFacets;
