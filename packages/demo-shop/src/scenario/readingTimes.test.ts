import { expect, test } from "vitest";
import { estimateWorkMs } from "./readingTimes.ts";

const whole = { id: 1, slug: "a", name: "A", price: "1", stockStatus: "IN_STOCK" };

test("an answer takes as long as what it tells of products", () => {
  const thin = { id: 1, modified: "2026-11-20" };
  expect(estimateWorkMs({ data: { products: { nodes: [whole, whole, thin], edges: [{}, {}] } } })).toBe(
    280 + 22 + 22 + 1 + 1,
  );
  expect(estimateWorkMs({ data: { product: whole } })).toBe(280 + 22);
});

test.each([{}, { data: null }, { data: { products: null, product: null } }, { data: { products: { nodes: 7 } } }])(
  "one that tells of none takes a request's time: %j",
  (body) => expect(estimateWorkMs(body)).toBe(280),
);
