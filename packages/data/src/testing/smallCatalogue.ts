import type { Catalogue } from "@rewire/demo-shop";

const base = {
  description: "<p>Good.</p>",
  date: "2026-10-01T09:00:00Z",
  status: "publish",
  visibility: "visible",
  categories: ["phones"],
  gallery: [],
  related: [],
  reviews: [],
  totalSales: 0,
  virtual: false,
  downloadable: false,
  soldIndividually: false,
} as const;
const plenty = { state: "IN_STOCK" } as const;

/** A shop small enough to read: a charger, two of a watch, a phone in two colours, a guide from another seller. */
export const smallCatalogue: Catalogue = {
  categories: [{ id: 15, slug: "phones", name: "Phones & more", description: "" }],
  attributes: [
    {
      id: 1,
      slug: "color",
      label: "Color",
      terms: [
        { id: 30, slug: "black", name: "Black" },
        { id: 31, slug: "ice", name: "Ice blue" },
      ],
    },
  ],
  products: [
    {
      ...base,
      id: 101,
      slug: "charger",
      name: "Charger",
      sku: "C-1",
      shortDescription: "<p>65 W &amp; GaN</p>",
      attributes: [],
      type: "simple",
      price: { regular: "39.00" },
      stock: plenty,
    },
    {
      ...base,
      id: 102,
      slug: "watch",
      name: "Watch",
      sku: "W-1",
      shortDescription: "",
      attributes: [],
      type: "simple",
      price: { regular: "249.00", sale: "199.00" },
      stock: { state: "IN_STOCK", quantity: 2, lowStockAmount: 3 },
    },
    {
      ...base,
      id: 103,
      slug: "phone",
      name: "Phone",
      sku: "P-1",
      shortDescription: "",
      type: "variable",
      attributes: [{ kind: "global", slug: "color", terms: ["black", "ice"], variation: true, visible: true }],
      variations: [
        {
          id: 1032,
          sku: "P-ice",
          attributes: { pa_color: "ice" },
          price: { regular: "599.00", sale: "549.00" },
          stock: plenty,
        },
        { id: 1031, sku: "P-black", attributes: { pa_color: "black" }, price: { regular: "499.00" }, stock: plenty },
      ],
    },
    {
      ...base,
      id: 104,
      slug: "guide",
      name: "Guide",
      sku: "G-1",
      shortDescription: "",
      attributes: [],
      type: "external",
      price: { regular: "24.00" },
      externalUrl: "https://books.example/guide",
      buttonText: "Buy there",
    },
  ],
};
