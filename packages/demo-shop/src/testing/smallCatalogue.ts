import type { Catalogue, CataloguePicture, CatalogueProduct } from "../catalogue/types.ts";

const picture = (id: number, file: string, alt: string): CataloguePicture => ({
  id,
  file,
  alt,
  width: 800,
  height: 800,
});

const base = (id: number, slug: string, name: string, category: string) => ({
  id,
  slug,
  name,
  sku: `T-${id}`,
  description: `<p>${name}, for tests.</p>`,
  shortDescription: `<p>${name}</p>`,
  date: new Date(Date.UTC(2026, 5, 30) - id * 60_000).toISOString(),
  status: "publish" as const,
  visibility: "visible" as const,
  categories: [category],
  attributes: [],
  gallery: [],
  related: [],
  reviews: [],
  totalSales: 0,
  virtual: false,
  downloadable: false,
  soldIndividually: false,
});

const inStock = { state: "IN_STOCK" } as const;
const color = (...terms: string[]) =>
  ({ kind: "global", slug: "color", terms, variation: true, visible: true }) as const;

/** One product of every kind and every trap that the tests of the shop look at. */
const products: readonly CatalogueProduct[] = [
  {
    ...base(1, "plain-phone", "Plain Phone", "smartphones"),
    type: "simple",
    price: { regular: "281.00" },
    stock: inStock,
  },
  {
    ...base(2, "cheap-cable", "Cheap Cable", "accessories"),
    type: "simple",
    price: { regular: "7.75" },
    stock: inStock,
  },
  {
    ...base(3, "reduced-lamp", "Reduced Lamp", "accessories"),
    type: "simple",
    price: { regular: "60.00", sale: "45.00" },
    stock: inStock,
  },
  {
    ...base(4, "later-lamp", "Later Lamp", "accessories"),
    type: "simple",
    price: { regular: "60.00", sale: "45.00", saleFrom: "2027-01-01T00:00:00Z" },
    stock: inStock,
  },
  {
    ...base(5, "last-ones", "Last Ones", "accessories"),
    type: "simple",
    price: { regular: "399.00" },
    stock: { state: "IN_STOCK", quantity: 2, lowStockAmount: 3 },
  },
  {
    ...base(6, "ten-pieces", "Ten Pieces", "accessories"),
    type: "simple",
    price: { regular: "20.00" },
    stock: { state: "IN_STOCK", quantity: 10 },
  },
  {
    ...base(7, "sold-out", "Sold Out", "accessories"),
    type: "simple",
    price: { regular: "99.00" },
    stock: { state: "OUT_OF_STOCK", quantity: 0 },
  },
  {
    ...base(8, "on-backorder", "On Backorder", "accessories"),
    type: "simple",
    price: { regular: "449.00" },
    stock: { state: "ON_BACKORDER", quantity: 0, backorders: true },
  },
  {
    ...base(9, "one-each", "One Each", "accessories"),
    type: "simple",
    price: { regular: "150.00" },
    stock: inStock,
    soldIndividually: true,
  },
  {
    ...base(10, "free-sticker", "Free Sticker", "accessories"),
    type: "simple",
    price: { regular: "0" },
    stock: inStock,
  },
  { ...base(11, "no-price", "No Price", "accessories"), type: "simple", price: {}, stock: inStock },
  {
    ...base(12, "elsewhere", "Elsewhere", "accessories"),
    type: "external",
    price: { regular: "249.00" },
    externalUrl: "https://partner.example/thing",
    buttonText: "Buy there",
  },
  {
    ...base(13, "a-draft", "A Draft", "accessories"),
    type: "simple",
    status: "draft",
    price: { regular: "1.00" },
    stock: inStock,
  },
  {
    ...base(14, "hidden-one", "Hidden One", "accessories"),
    type: "simple",
    visibility: "hidden",
    price: { regular: "1.00" },
    stock: inStock,
  },
  {
    ...base(15, "setup-service", "Setup Service", "services"),
    type: "simple",
    virtual: true,
    price: { regular: "49.00" },
    stock: inStock,
  },
  {
    ...base(16, "photo-guide", "Photo Guide", "services"),
    type: "simple",
    virtual: true,
    downloadable: true,
    price: { regular: "14.90" },
    stock: inStock,
    downloads: [
      { id: "guide", name: "Guide", file: "guide.pdf", limit: 3, expiryDays: 30 },
      { id: "readme", name: "Read me", file: "readme.txt" },
    ],
  },
  {
    ...base(17, "odd-name", 'Kids’ 10" Tablet & Case <Blue>', "smartphones"),
    type: "simple",
    price: { regular: "118.10" },
    stock: inStock,
  },
  {
    ...base(20, "colour-phone", "Colour Phone", "smartphones"),
    type: "variable",
    attributes: [color("black", "blue")],
    image: picture(900, "phone.webp", "A phone"),
    variations: [
      { id: 201, sku: "T-201", attributes: { pa_color: "black" }, price: { regular: "279.00" }, stock: inStock },
      {
        id: 202,
        sku: "T-202",
        attributes: { pa_color: "blue" },
        price: { regular: "379.00", sale: "329.00" },
        stock: { state: "IN_STOCK", quantity: 4 },
      },
    ],
    defaultAttributes: { pa_color: "black" },
    reviews: [
      {
        id: 1,
        author: "Ada",
        email: "ada@example.test",
        rating: 5,
        content: "<p>Good.</p>\n",
        date: "2026-05-01 10:00:00",
        approved: true,
      },
      {
        id: 2,
        author: "Ben",
        email: "ben@example.test",
        rating: 2,
        content: "<p>Not mine.</p>\n",
        date: "2026-05-02 10:00:00",
        approved: true,
      },
      {
        id: 3,
        author: "Cas",
        email: "cas@example.test",
        rating: 1,
        content: "<p>Held.</p>\n",
        date: "2026-05-03 10:00:00",
        approved: false,
      },
    ],
    related: [1, 13, 21],
  },
  {
    ...base(21, "any-phone", "Any Phone", "smartphones"),
    type: "variable",
    attributes: [
      color("black", "blue"),
      { kind: "local", label: "Case size", options: ["40 mm", "44 mm"], variation: true, visible: true },
    ],
    variations: [
      {
        id: 211,
        sku: "T-211",
        attributes: { pa_color: "", "case-size": "44 mm" },
        price: { regular: "333.00" },
        stock: inStock,
      },
    ],
  },
];

/** A small shop for the tests of the shop itself. */
export const smallCatalogue: Catalogue = {
  categories: [
    { id: 50, slug: "electronics", name: "Electronics", description: "" },
    { id: 51, slug: "smartphones", name: "Smartphones", description: "Phones", parent: "electronics" },
    { id: 52, slug: "accessories", name: "Accessories", description: "" },
    { id: 53, slug: "services", name: "Services", description: "" },
    { id: 54, slug: "empty", name: "Empty", description: "" },
  ],
  attributes: [
    {
      id: 1,
      slug: "color",
      label: "Color",
      terms: [
        { id: 30, slug: "black", name: "Black" },
        { id: 31, slug: "blue", name: "Blue" },
      ],
    },
    { id: 2, slug: "screen-size", label: "Screen size", terms: [{ id: 40, slug: "six", name: "6″" }] },
  ],
  products,
};
