import { expect, test } from "vitest";
import { createBreadcrumbData, createItemListData } from "./jsonLd.ts";

const baseUrl = "https://shop.example";

test("the way to a page, step by step, with whole addresses", () => {
  expect(
    createBreadcrumbData(baseUrl, [
      { name: "Home", path: "/" },
      { name: "Phones", path: "/product-category/phones" },
    ]),
  ).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: "https://shop.example/" },
      { position: 2, name: "Phones", item: "https://shop.example/product-category/phones" },
    ],
  });
});

test("a later page of a list goes on counting", () => {
  expect(
    createItemListData(baseUrl, {
      name: "Phones",
      total: 26,
      from: 25,
      items: [
        { name: "Tern", path: "/product/tern" },
        { name: "Moss", path: "/product/moss" },
      ],
    }),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Phones",
    numberOfItems: 26,
    itemListElement: [
      { "@type": "ListItem", position: 25, name: "Tern", url: "https://shop.example/product/tern" },
      { "@type": "ListItem", position: 26, name: "Moss", url: "https://shop.example/product/moss" },
    ],
  });
});
