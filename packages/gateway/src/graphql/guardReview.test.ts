import { expect, test } from "vitest";
import { guardReview } from "./guardReview.ts";

const good = { productId: 7, rating: 4, content: "Fast 🚀 & <b>bright</b>", author: "Inês", email: "ines@example.test" };

test("a review is passed on as it is, and nothing beside it", () => {
  expect(guardReview({ ...good, status: "APPROVE", commentOn: 8 })).toEqual(good);
});

test.each([
  { productId: "7" }, { productId: undefined }, { rating: 0 }, { rating: 9 }, { rating: 4.5 }, { rating: "5" }, { rating: null },
  { content: "" }, { content: " \n " }, { content: "x".repeat(5001) }, { content: null }, { author: null }, { author: "x".repeat(201) }, { email: 3 },
])("%j is refused", (fault) => {
  expect(() => guardReview({ ...good, ...fault })).toThrow(/^A review /);
});
