import { expect, test } from "vitest";
import { reviewEdges } from "../testing/answers/products.ts";
import { toReviews } from "./toReviews.ts";

test("stars are held to five, dates are those of the shop's clock, authors may be missing", () => {
  expect(toReviews(reviewEdges).map(({ author, rating, date }) => [author, rating, date])).toEqual([
    ["Jonas R.", 5, "2026-11-09T09:12:00Z"],
    ["", 5, "2026-11-08T09:12:00Z"],
  ]);
});

test.each([
  [0, 0],
  [-3, 0],
  [null, 0],
  [4.4, 4],
  [1, 1],
])("a rating of %j is %i stars", (rating, stars) => {
  expect(toReviews(reviewEdges.slice(0, 1).map((edge) => ({ ...edge, rating })))[0]?.rating).toBe(stars);
});

test("HTML, scripts and emoji of a stranger: words and emoji stay, the rest goes", () => {
  const [edge] = reviewEdges;
  if (!edge) throw new Error("expected a review");
  const content =
    '<p>Great 👍🏽<script>alert(1)</script> <img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a> <b>bold</b></p>';
  const [review] = toReviews([
    { rating: 4, node: { ...edge.node, content, author: { node: { name: "<i>Zoë</i> 🦊" } } } },
  ]);
  expect(review?.author).toBe("Zoë 🦊");
  expect(review?.content.safeHtml).toBe("<p>Great 👍🏽 here <b>bold</b></p>");
});
