import type { CatalogueProductFields } from "../../catalogue/mappers/toCatalogueEntry.ts";
import type { DetailFields } from "../../product/mappers/toProductDetail.ts";
import type { ReviewFields } from "../../review/toReviews.ts";
import type { VariationFields } from "../../product/mappers/toVariations.ts";

const picture = (file: string, altText = "") => ({
  sourceUrl: `https://shop.example/wp-content/uploads/2026/11/${file}.jpg`,
  altText,
});

const base = {
  averageRating: 0,
  reviewCount: 0,
  shortDescription: "<p>Compact &amp; reliable.</p>\n",
  image: null,
  productCategories: { nodes: [{ slug: "smartphones", name: "Smartphones" }] },
  onSale: false,
  purchasable: true,
  sku: "",
  description: "",
  virtual: false,
  galleryImages: { nodes: [] },
  related: { nodes: [] },
  reviewsAllowed: true,
};

const choice = (name: string, label: string, position: number, terms: readonly (readonly [string, string])[]) => ({
  name,
  label,
  options: terms.map(([slug]) => slug),
  position,
  variation: true,
  visible: true,
  terms: { nodes: terms.map(([slug, term]) => ({ slug, name: term })) },
});

const variation = (
  databaseId: number,
  values: readonly (readonly [string, string])[],
  price: string,
  extra: Partial<VariationFields> = {},
): VariationFields => ({
  databaseId,
  sku: `V-${databaseId}`,
  image: null,
  onSale: false,
  purchasable: true,
  price: `€${price}`,
  rawPrice: price,
  regularPrice: `€${price}`,
  rawRegularPrice: price,
  stockStatus: "IN_STOCK",
  stockQuantity: null,
  lowStockAmount: null,
  attributes: { nodes: values.map(([name, value]) => ({ name, value })) },
  ...extra,
});

/** A variable phone: variations in no order, one on sale, one sold out; defaults and a brand that is no choice. */
export const phone: DetailFields = {
  ...base,
  databaseId: 76,
  slug: "nordlys-phone-11",
  name: "Nordlys Phone 11",
  type: "VARIABLE",
  sku: "NOR-0001",
  onSale: true,
  price: "€279.00 - €479.00",
  rawPrice: "279.00, 379.00, 399.00, 479.00",
  regularPrice: "€279.00 - €479.00",
  rawRegularPrice: "279.00, 379.00, 479.00, 479.00",
  stockStatus: "IN_STOCK",
  stockQuantity: null,
  lowStockAmount: null,
  averageRating: 4.5,
  reviewCount: 2,
  image: picture("phone-1"),
  galleryImages: { nodes: [picture("phone-2", "The back"), picture("phone-1", "Once more")] },
  description: '<h2>About</h2>\n<p onclick="x()">It&#8217;s light.</p><script>steal()</script>',
  attributes: {
    nodes: [
      {
        name: "pa_brand-name",
        label: "Brand",
        options: ["nordlys"],
        position: 2,
        variation: false,
        visible: true,
        terms: { nodes: [{ slug: "nordlys", name: "Nordlys" }] },
      },
      choice("pa_color", "Color", 0, [
        ["black", "Black"],
        ["silver", "Silver"],
      ]),
      choice("pa_storage", "Storage", 1, [
        ["64-gb", "64 GB"],
        ["128-gb", "128 GB"],
      ]),
    ],
  },
  defaultAttributes: {
    nodes: [
      { name: "pa_color", value: "black" },
      { name: "pa_storage", value: "256-gb" },
      { name: "pa_brand-name", value: "Nordlys" },
    ],
  },
  variations: {
    pageInfo: { hasNextPage: false, endCursor: null },
    nodes: [
      variation(
        89,
        [
          ["pa_color", "silver"],
          ["pa_storage", "128-gb"],
        ],
        "479.00",
      ),
      variation(
        88,
        [
          ["pa_color", "silver"],
          ["pa_storage", "64-gb"],
        ],
        "399.00",
        { onSale: true, regularPrice: "€479.00", rawRegularPrice: "479.00" },
      ),
      variation(
        87,
        [
          ["pa_color", "black"],
          ["pa_storage", "128-gb"],
        ],
        "379.00",
        { stockStatus: "OUT_OF_STOCK" },
      ),
      variation(
        86,
        [
          ["pa_color", "black"],
          ["pa_storage", "64-gb"],
        ],
        "279.00",
        { stockQuantity: 3, lowStockAmount: 5, image: picture("phone-black", "Black") },
      ),
    ],
  },
  weight: "0.17",
  length: "14",
  width: "7",
  height: "0.8",
  related: {
    nodes: [
      { ...base, databaseId: 12, slug: "cable", name: "Cable", type: "SIMPLE", price: "€3.50", rawPrice: "3.5" },
      {},
    ],
  },
};

/** A watch whose case size is a local attribute: its variations call it by its slug and have no label for it. */
export const watch: DetailFields = {
  ...base,
  databaseId: 669,
  slug: "nordlys-watch-w3",
  name: "Nordlys Watch W3",
  type: "VARIABLE",
  price: "€159.00 - €259.00",
  rawPrice: "159.00, 259.00",
  regularPrice: "€159.00 - €259.00",
  rawRegularPrice: "159.00, 259.00",
  stockStatus: "IN_STOCK",
  attributes: {
    nodes: [
      {
        name: "case-size",
        label: "Case size",
        options: ["40 mm", "44 mm"],
        position: 0,
        variation: true,
        visible: true,
      },
    ],
  },
  defaultAttributes: null,
  variations: {
    nodes: [variation(675, [["case-size", "44 mm"]], "259.00"), variation(671, [["case-size", "40 mm"]], "159.00")],
  },
};

/** A phone whose variations leave the colour open. */
export const anyColourPhone: DetailFields = {
  ...base,
  databaseId: 847,
  slug: "any-colour-phone",
  name: "Any Colour Phone",
  type: "VARIABLE",
  price: "€333.00 - €433.00",
  rawPrice: "333.00, 433.00",
  stockStatus: "IN_STOCK",
  attributes: {
    nodes: [
      choice("pa_color", "Color", 0, [
        ["black", "Black"],
        ["blue", "Blue"],
      ]),
      choice("pa_storage", "Storage", 1, [
        ["128-gb", "128 GB"],
        ["256-gb", "256 GB"],
      ]),
    ],
  },
  defaultAttributes: null,
  variations: {
    nodes: [
      variation(
        850,
        [
          ["pa_color", ""],
          ["pa_storage", "256-gb"],
        ],
        "433.00",
      ),
      variation(
        849,
        [
          ["pa_color", ""],
          ["pa_storage", "128-gb"],
        ],
        "333.00",
      ),
    ],
  },
};

/** Sold by somebody else; external products have no stock fields. */
export const vacuum: DetailFields = {
  ...base,
  databaseId: 854,
  slug: "partner-robot-vacuum",
  name: "Partner Robot Vacuum",
  type: "EXTERNAL",
  onSale: true,
  purchasable: false,
  price: "€249.00",
  rawPrice: "249",
  regularPrice: "€299.00",
  rawRegularPrice: "299",
  externalUrl: "https://partner.example.test/vacuum",
  buttonText: "Buy at Partner",
  attributes: null,
  defaultAttributes: null,
};

/** A product of the catalogue's list. */
export const listed = (databaseId: number, extra: Partial<CatalogueProductFields> = {}): CatalogueProductFields => ({
  ...base,
  databaseId,
  slug: `gadget-${databaseId}`,
  name: `Gadget ${databaseId}`,
  type: "SIMPLE",
  price: "€19.99",
  rawPrice: "19.99",
  regularPrice: "€19.99",
  rawRegularPrice: "19.99",
  stockStatus: "IN_STOCK",
  metaData: null,
  date: "2026-07-23T19:00:56+02:00",
  totalSales: 3,
  description: "<p>A gadget for <b>gadgets</b>.</p>",
  terms: {
    nodes: [
      { taxonomyName: "pa_color", slug: "black" },
      { taxonomyName: "pa_color", slug: "blue" },
      { taxonomyName: "product_cat", slug: "smartphones" },
    ],
  },
  ...extra,
});

/** Two reviews: one in order, and one as the shop lets through: nine stars, no words, nobody's. */
export const reviewEdges: readonly ReviewFields[] = [
  {
    rating: 5,
    node: {
      databaseId: 7,
      content: "<p>Fine.</p>\n",
      date: "2026-11-09 09:12:00",
      author: { node: { name: "Jonas R." } },
    },
  },
  { rating: 9, node: { databaseId: 8, content: "", date: "2026-11-08 09:12:00", author: null } },
];
