import { emptyQuery } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { describeList } from "./describeList.server.ts";

const request = new Request("http://shop.example/de/products?search=akku");
const items = Object.values(products).slice(0, 5);
const groupsOf = async (list: Parameters<typeof describeList>[2]) =>
  (await describeList(request, emptyQuery, list)).groups;

test("repairs and goods are groups in the language of the URL, in their order", async () => {
  const repairs = { total: 7, countOnPage: 2, areFirst: true };
  expect(await groupsOf({ items, total: 30, repairs })).toEqual([
    { title: "Reparaturen", total: 7, countOnPage: 2 },
    { title: "Produkte", total: 23, countOnPage: 3 },
  ]);
  expect((await groupsOf({ items, total: 30, repairs: { ...repairs, areFirst: false } }))?.at(0)?.title).toBe(
    "Produkte",
  );
});

test("a page with products of one group has its heading alone", async () =>
  expect(await groupsOf({ items, total: 30, repairs: { total: 24, countOnPage: 5, areFirst: true } })).toHaveLength(1));

test("goods alone, and repairs alone, are no groups", async () => {
  expect(await groupsOf({ items, total: 5, repairs: null })).toBeNull();
  expect(await groupsOf({ items, total: 5, repairs: { total: 5, countOnPage: 5, areFirst: true } })).toBeNull();
  expect(await groupsOf(null)).toBeNull();
});

test("the order of the best rated is explained, no other", async () => {
  const sortBy = (by: "rating" | "price") => ({ ...emptyQuery, sort: { by, order: "DESC" } as const });
  expect((await describeList(request, sortBy("rating"), null)).sortHint).toContain("gewichtet");
  expect(await describeList(request, sortBy("price"), null)).not.toHaveProperty("sortHint");
});

test("a search is titled by its words, and its default order is no date", async () => {
  const describe = (search: string) => describeList(request, { ...emptyQuery, search }, null);
  expect(await describe("akku")).toMatchObject({
    searchTitle: "Ergebnisse für „akku“",
    defaultSortLabel: "Beste Treffer",
  });
  expect((await describe("“akku tausch”")).searchTitle).toBe("Ergebnisse für „akku tausch“");
  expect(await describe("")).not.toHaveProperty("searchTitle");
});
