import type { Catalogue } from "@rewire/demo-shop";

type Product = Extract<Catalogue["products"][number], { type: "simple" }>;

const product = (id: number, slug: string, more: Partial<Product> = {}): Product => ({
  type: "simple",
  id,
  slug,
  name: slug,
  sku: slug,
  description: "<p>It works.</p>",
  shortDescription: "<p>It works.</p>",
  date: `2026-0${id}-01T08:00:00+00:00`,
  status: "publish",
  visibility: "visible",
  categories: ["gadgets"],
  attributes: [],
  image: { id: 900 + id, file: `${slug}.webp`, alt: `A ${slug}.`, width: 1200, height: 1200 },
  gallery: [],
  related: [],
  reviews: [],
  totalSales: id,
  virtual: false,
  downloadable: false,
  soldIndividually: false,
  price: { regular: "20.00" },
  stock: { state: "IN_STOCK" },
  ...more,
});

/** A few products for the embedded shop, among them some that no list may show. */
export const smallCatalogue: Catalogue = {
  categories: [
    { id: 15, slug: "gadgets", name: "Gadgets", description: "" },
    { id: 16, slug: "lamps", name: "Lamps", description: "", parent: "gadgets" },
  ],
  attributes: [],
  products: [
    product(1, "lamp", { categories: ["lamps"] }),
    product(2, "radio", { price: { regular: "20.00", sale: "15.00" } }),
    product(3, "clock"),
    product(4, "secret-draft", { status: "draft" }),
    product(5, "secret-private", { status: "private" }),
    product(6, "secret-hidden", { visibility: "hidden" }),
  ],
};
