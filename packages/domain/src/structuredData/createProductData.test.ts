import { describe, expect, test } from "vitest";
import { createSiteLinks } from "../links/index.ts";
import { defaultReviewQuery, listReviews } from "../review/index.ts";
import { productDetails, products, reviews } from "../testing/index.ts";
import type { ProductDetail } from "../product/index.ts";
import { createBreadcrumbData } from "./jsonLd.ts";
import { createProductData } from "./createProductData.ts";

const links = createSiteLinks("");
const dataOf = (product: ProductDetail) =>
  createProductData(product, {
    baseUrl: "https://rewire.example",
    pathOf: (choice) => links.product(product.slug, choice),
    currency: "EUR",
    reviews: listReviews(reviews, defaultReviewQuery),
    description: product.specLine,
  });
const plain = { ...productDetails.tarn14, sku: "TN-14" };

test("a simple product has its offer, its rating and what people wrote", () => {
  expect(dataOf(plain)).toMatchObject({
    "@type": "Product",
    name: "Tarn 14",
    sku: "TN-14",
    url: "https://rewire.example/product/tarn-14",
    category: "Laptops",
    image: expect.arrayContaining(["https://rewire.example/pictures/laptop-pro-graphite-open.webp"]),
    aggregateRating: { ratingValue: 4.7, reviewCount: 209 },
    offers: {
      "@type": "Offer",
      price: "1299.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: "https://rewire.example/product/tarn-14",
    },
  });
  expect(dataOf(plain)).toHaveProperty("review.0", {
    "@type": "Review",
    author: { "@type": "Person", name: "Jonas R." },
    datePublished: "2026-11-09",
    reviewRating: { "@type": "Rating", ratingValue: 5, bestRating: 5 },
    reviewBody: "Coming from a 6.7 inch phone this is a relief. Battery gets me to the second evening.",
  });
});

test("a product with an energy label has its class on the scale from A to G, another has none", () => {
  expect(dataOf({ ...plain, energyClass: "B" })).toMatchObject({
    hasEnergyConsumptionDetails: {
      energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
      hasEnergyEfficiencyCategory: "https://schema.org/EUEnergyEfficiencyCategoryB",
    },
  });
  expect(dataOf(plain)).not.toHaveProperty("hasEnergyConsumptionDetails");
});

describe("a product with variations", () => {
  const group = dataOf(productDetails.nordlysN3Pro);
  test("is a group that says what differs and from what to what it costs", () => {
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "NL-N3P",
      variesBy: ["https://schema.org/color", "Storage"],
      offers: {
        "@type": "AggregateOffer",
        lowPrice: "669.00",
        highPrice: "869.00",
        offerCount: 9,
        priceCurrency: "EUR",
      },
    });
  });
  test("each variation has its own address, price and stock", () => {
    expect(group).toHaveProperty("hasVariant.8", {
      "@type": "Product",
      name: "Nordlys N3 Pro, Graphite, 1 TB",
      sku: "NL-N3P-1T-graphite",
      color: "Graphite",
      image: "https://rewire.example/pictures/smartphone-max-graphite-duo.webp",
      additionalProperty: [{ "@type": "PropertyValue", name: "Storage", value: "1 TB" }],
      offers: {
        "@type": "Offer",
        price: "969.00",
        priceCurrency: "EUR",
        availability: "https://schema.org/OutOfStock",
        url: "https://rewire.example/product/nordlys-n3-pro?pa_color=graphite&pa_storage=1-tb",
      },
    });
  });
  test("more than a hundred are told by their prices alone", () => {
    const [one] = productDetails.nordlysN3Pro.variations;
    const data = dataOf({
      ...productDetails.nordlysN3Pro,
      variations: Array.from({ length: 200 }, (_, id) => ({ ...one, id })),
    });
    expect(data).toMatchObject({ "@type": "Product", offers: { "@type": "AggregateOffer", offerCount: 200 } });
    expect(data).not.toHaveProperty("hasVariant");
  });
});

test.each([
  ["free costs nothing", { ...plain, price: products.careSheet.price }, { offers: { price: "0.00" } }],
  [
    "on backorder",
    { ...plain, stock: products.haldenUltra.stock },
    { offers: { availability: "https://schema.org/BackOrder" } },
  ],
  [
    "another seller's is offered there",
    productDetails.fieldGuide,
    { offers: { url: "https://books.example/field-guide", price: "24.00" } },
  ],
] as const)("%s", (_, product, expected) => expect(dataOf(product)).toMatchObject(expected));

test("what the shop does not say is not said", () => {
  const bare = dataOf({ ...productDetails.prototype, gallery: [], categories: [], sku: "" });
  for (const name of ["offers", "image", "sku", "aggregateRating", "category", "description"])
    expect(bare).not.toHaveProperty(name);
});

test("words of strangers are text", () => {
  const odd = listReviews(
    [{ id: 1, author: "", rating: 0, date: "", content: { safeHtml: "<p>&lt;script&gt; &amp; 🔋</p>" } }],
    defaultReviewQuery,
  );
  expect(
    createProductData(plain, { baseUrl: "", pathOf: () => "/x", currency: "EUR", reviews: odd, description: "" }),
  ).toHaveProperty("review.0", {
    "@type": "Review",
    author: { "@type": "Person", name: "Anonymous" },
    reviewBody: "<script> & 🔋",
  });
});

test("the way to a page", () => {
  expect(
    createBreadcrumbData("https://rewire.example", [
      { name: "Home", path: "/de" },
      { name: "Phones", path: "/de/product-category/phones" },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://rewire.example/de" },
      { position: 2, item: "https://rewire.example/de/product-category/phones" },
    ],
  });
});

test("of a very long review search engines get the beginning", () => {
  const content = { safeHtml: `<p>Fine &amp; good</p>${"<b>".repeat(10_000)}the end` };
  const long = listReviews([{ id: 1, author: "Ada", rating: 5, content, date: "2026-11-09" }], defaultReviewQuery);
  const data = createProductData(plain, {
    baseUrl: "https://rewire.example",
    pathOf: () => "/product/x",
    currency: "EUR",
    reviews: long,
    description: "",
  });
  expect(data).toHaveProperty("review.0.reviewBody", expect.stringMatching(/^Fine & good(?!.*the end)/));
});
