import { expect, test } from "vitest";
import { emptyQuery } from "../catalogueQuery.ts";
import { stringifySortField } from "./filterFormFields.ts";
import { readFilterForm } from "./filterForms.ts";

const read = (text: string) => readFilterForm(new URLSearchParams(text), emptyQuery);

test("an address without such fields is no form", () => expect(read("filter=sale[true]&orderby=price")).toBeNull());

test.each([
  ["min_price=10&max_price=500", { min: 10, max: 500 }],
  ["min_price=500&max_price=10", { min: 10, max: 500 }],
  ["min_price=19,99&max_price=", { min: 19.99, max: null }],
  ["max_price=0", { min: null, max: 0 }],
  ["min_price=-5&max_price=1e9", { min: null, max: null }],
  ["min_price=cheap&max_price=99999999999999999999", { min: null, max: null }],
])("%s", (text, price) => expect(read(text)?.filters.price).toEqual(price));

test("a choice of order, and an unknown one keeps what was", () => {
  expect(read("sort=price-ASC")?.sort).toEqual({ by: "price", order: "ASC" });
  expect(read("sort=price-up")?.sort).toEqual({ by: "price", order: "DESC" });
  expect(read("sort=weight-ASC")?.sort).toEqual(emptyQuery.sort);
  expect(stringifySortField({ by: "alphabetically", order: "ASC" })).toBe("alphabetically-ASC");
});

test("the price that was stays where only the order is chosen", () => {
  const query = { ...emptyQuery, filters: { ...emptyQuery.filters, price: { min: 5, max: null } } };
  expect(readFilterForm(new URLSearchParams("sort=rating-DESC"), query)?.filters.price).toEqual({ min: 5, max: null });
});
