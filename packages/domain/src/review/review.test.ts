import { describe, expect, test } from "vitest";
import {
  defaultReviewQuery,
  listReviews,
  parseReviewQuery,
  stringifyReviewQuery,
  reviewSorts,
  type Review,
} from "./review.ts";

const review = (id: number, rating: number, date: string, html = "Fine."): Review => ({
  id,
  author: `Reader ${id}`,
  rating,
  content: { safeHtml: html },
  date,
});
const many = Array.from({ length: 23 }, (_, index) =>
  review(index + 1, (index % 5) + 1, `2026-11-${String(index + 1).padStart(2, "0")}T08:00:00Z`, "word ".repeat(index)),
);
const ids = (reviews: readonly Review[], query: Partial<typeof defaultReviewQuery>) =>
  listReviews(reviews, { ...defaultReviewQuery, ...query }).items.map(({ id }) => id);

describe("a page of reviews", () => {
  test("holds ten, the newest first", () => {
    const page = listReviews(many, defaultReviewQuery);
    expect(page.items.map(({ id }) => id)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
    expect(page).toMatchObject({
      total: 23,
      page: 1,
      pageCount: 3,
      rating: { count: 23, average: 2.87 },
      counts: { 1: 5, 2: 5, 3: 5, 4: 4, 5: 4 },
    });
    expect(ids(many, { page: 3 })).toEqual([3, 2, 1]);
  });

  test("beyond the last is the last", () =>
    expect(listReviews(many, { ...defaultReviewQuery, page: 99 })).toMatchObject({ page: 3, query: { page: 3 } }));

  test("of nothing is empty", () =>
    expect(listReviews([], defaultReviewQuery)).toMatchObject({
      items: [],
      total: 0,
      pageCount: 1,
      rating: { average: 0, count: 0 },
    }));

  test.each([
    ["newest", [3, 2, 1]],
    ["oldest", [1, 2, 3]],
    ["highest", [2, 3, 1]],
    ["lowest", [3, 1, 2]],
    ["longest", [1, 3, 2]],
  ] as const)("sorted by %s; ties stand newest first", (sort, expected) => {
    const three = [
      review(1, 3, "2026-01-01T00:00:00Z", "A long text."),
      review(2, 5, "2026-02-01T00:00:00Z", "x"),
      review(3, 3, "2026-03-01T00:00:00Z", "y"),
    ];
    expect(ids(three, { sort })).toEqual(expected);
  });

  test("one without stars counts for nothing and stands last where stars decide", () => {
    const three = [
      review(1, 0, "2026-03-01T00:00:00Z"),
      review(2, 1, "2026-02-01T00:00:00Z"),
      review(3, 5, "2026-01-01T00:00:00Z"),
    ];
    expect(ids(three, { sort: "lowest" })).toEqual([2, 3, 1]);
    expect(ids(three, { sort: "highest" })).toEqual([3, 2, 1]);
    expect(listReviews(three, defaultReviewQuery)).toMatchObject({
      rating: { average: 3, count: 3 },
      counts: { 1: 1, 5: 1 },
    });
  });

  test("filtered by stars, counted for all", () => {
    const page = listReviews(many, { ...defaultReviewQuery, stars: 5 });
    expect(page.items.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
    expect(page).toMatchObject({ total: 4, counts: { 1: 5 }, rating: { count: 23 } });
  });
});

describe("reviews in an address", () => {
  test("what is printed is read again", () => {
    for (const sort of reviewSorts) {
      for (const stars of [null, 1, 5] as const) {
        for (const page of [1, 7])
          expect(parseReviewQuery(stringifyReviewQuery(new URLSearchParams(), { sort, stars, page }))).toEqual({
            sort,
            stars,
            page,
          });
      }
    }
  });

  test("the choice of a variation stays, and the first page says nothing", () => {
    expect(
      stringifyReviewQuery(new URLSearchParams("pa_color=blue&review-page=4"), defaultReviewQuery).toString(),
    ).toBe("pa_color=blue");
    const others = Array.from({ length: 100 }, (_, at) => `p${at}=1`);
    const long = new URLSearchParams(`pa_color=blue&x=${"y".repeat(300)}&${others.join("&")}`);
    expect(stringifyReviewQuery(long, defaultReviewQuery).toString().split("&")).toEqual([
      "pa_color=blue",
      ...others.slice(0, 19),
    ]);
  });

  test.each([
    "review-page=0",
    "review-page=-1",
    "review-page=1e9&review-stars=6",
    "review-sort=<script>&review-stars=NaN",
    "review-stars=5.5",
    "review-page=",
  ])("%s asks for nothing in particular", (query) => {
    expect(parseReviewQuery(new URLSearchParams(query))).toEqual(defaultReviewQuery);
  });
});
