import { expect, test } from "vitest";
import { toCategory } from "./toCategory.ts";

const wire = {
  databaseId: 55,
  slug: "headphones",
  name: "Headphones",
  count: 10,
  image: { sourceUrl: "/c.jpg", altText: "Headphones" },
  parent: { node: { slug: "audio" } },
};

test("a category's picture is decoration, its name stands beside it", () => {
  expect(toCategory(wire)).toEqual({
    id: 55,
    slug: "headphones",
    name: "Headphones",
    count: 10,
    image: { url: "/c.jpg", alt: "" },
    parent: "audio",
  });
});

test("what may be missing may be missing", () => {
  expect(toCategory({ ...wire, name: null, count: null, image: null, parent: null })).toEqual({
    id: 55,
    slug: "headphones",
    name: "headphones",
    count: 0,
    image: null,
    parent: null,
  });
  expect(toCategory({ ...wire, slug: null })).toBeNull();
});
