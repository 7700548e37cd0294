// @vitest-environment happy-dom
import { createDemoShop } from "@rewire/demo-shop";
import {
  addToWishlistRecords,
  parseWishlist,
  stringifyWishlist,
  removeFromWishlistRecords,
  filterActiveRecords,
  toWishlistItemKey,
  type WishlistItem,
} from "@rewire/domain";
import { act, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { shopHandlers } from "../testing/index.ts";
import { networkIsDown } from "../testing/refusals.ts";
import { renderStore } from "../testing/renderStore.tsx";
import { smallCatalogue } from "../testing/smallCatalogue.ts";
import { useAccountWishlist } from "./useAccountWishlist.ts";
import { useWishlistProducts } from "./useWishlistProducts.ts";

const api = graphql.link("*/graphql");
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const icePhone: WishlistItem = { productId: 103, variationId: 1032, choice: { pa_color: "ice" } };
const charger: WishlistItem = { productId: 101, variationId: null, choice: {} };
const vanished: WishlistItem = { productId: 999, variationId: null, choice: {} };
const goneVariation: WishlistItem = { productId: 103, variationId: 1, choice: { pa_color: "pink" } };

describe("what is wished for, read afresh", () => {
  const read = async (wishes: readonly WishlistItem[]) => {
    server.use(...shopHandlers(createDemoShop({ catalogue: smallCatalogue })));
    const { result } = await renderStore(() => ({ wished: useWishlistProducts(wishes) }));
    await waitFor(() => expect(result.current.wished.kind).toBe("ready"));
    if (result.current.wished.kind !== "ready") throw new Error("The wishes are not ready");
    return result.current.wished;
  };

  test("in the order of the list, with price and words of the chosen variation", async () => {
    const { entries } = await read([icePhone, charger]);
    expect(entries).toMatchObject([
      {
        variationId: 1032,
        options: ["Ice blue"],
        product: { slug: "phone", price: { kind: "sale", now: { minor: 54900 } }, discount: { percent: 8 } },
      },
      { variationId: null, options: [], product: { slug: "charger", price: { amount: { minor: 3900 } } } },
    ]);
  });
  test("a product that is gone is named apart, a variation that is gone cannot be had", async () => {
    const { entries, vanished: lost } = await read([vanished, goneVariation]);
    expect(lost).toEqual([vanished]);
    expect(entries).toMatchObject([
      { variationId: 1, options: ["pink"], product: { slug: "phone", stock: { state: "outOfStock" } } },
    ]);
  });
  test("more than a hundred are asked for in parts", async () => {
    const { entries, vanished: lost } = await read([
      charger,
      ...Array.from({ length: 230 }, (_, index) => ({ ...vanished, productId: 2000 + index })),
    ]);
    expect([entries.length, lost.length]).toEqual([1, 230]);
  });
  test("trouble is told, and asked about again", async () => {
    server.use(...shopHandlers(createDemoShop({ catalogue: smallCatalogue })));
    server.use(api.query("getWishedProducts", () => HttpResponse.error(), { once: true }));
    const wishes = [charger];
    const { result } = await renderStore(() => ({ wished: useWishlistProducts(wishes) }));
    await waitFor(() => expect(result.current.wished.kind).toBe("failed"));
    act(() => {
      if (result.current.wished.kind === "failed") result.current.wished.retry();
    });
    await waitFor(() => expect(result.current.wished.kind).toBe("ready"));
  });
});

describe("the account's wishlist", () => {
  /** An account as the shop keeps it. */
  const account = (first = "") => {
    const record = { text: first, writes: 0 };
    const customer = () => ({
      __typename: "Customer",
      id: "customer-7",
      metaData: record.text ? [{ __typename: "MetaData", key: "rewire_wishlist", value: record.text }] : null,
    });
    server.use(
      api.query("getWishlist", () =>
        HttpResponse.json({
          data: { viewer: { __typename: "User", id: "user-7", databaseId: 7 }, customer: customer() },
        }),
      ),
      api.mutation("keepWishlist", ({ variables }) => {
        record.text = String(variables["wishlist"]);
        record.writes += 1;
        return HttpResponse.json({
          data: { updateCustomer: { __typename: "UpdateCustomerPayload", customer: customer() } },
        });
      }),
      ...shopHandlers(createDemoShop({ catalogue: smallCatalogue })),
    );
    return record;
  };
  const open = async () => (await renderStore(useAccountWishlist)).result.current.mergeIntoAccountWishlist;
  const keys = (text: string) => filterActiveRecords(parseWishlist(text)).map(toWishlistItemKey);

  test("takes a guest's wishes in, once, the newest first", async () => {
    const record = account(stringifyWishlist(addToWishlistRecords([], charger, 200)));
    const join = await open();
    const guest = { owner: null, records: addToWishlistRecords(addToWishlistRecords([], icePhone, 100), charger, 300) };
    const joined = await join(guest);
    expect(joined).toMatchObject({
      ok: true,
      value: {
        owner: 7,
        records: [
          { ...charger, addedAt: 200 },
          { ...icePhone, addedAt: 100 },
        ],
      },
    });
    await join(guest);
    expect(record.writes).toBe(1);
    expect(keys(record.text)).toEqual(["[101,null,null]", '[103,1032,["pa_color=ice"]]']);
  });
  test("a removal in one browser reaches another", async () => {
    const both = addToWishlistRecords(addToWishlistRecords([], icePhone, 100), charger, 200);
    const record = account(stringifyWishlist(removeFromWishlistRecords(both, charger, 300)));
    const join = await open();
    expect(await join({ owner: 7, records: both })).toMatchObject({
      ok: true,
      value: { records: [{ isRemoved: true }, { isRemoved: false }] },
    });
    expect(keys(record.text)).toEqual(['[103,1032,["pa_color=ice"]]']);
  });
  test("another customer's list stays out of it", async () => {
    const record = account();
    const join = await open();
    expect(await join({ owner: 8, records: addToWishlistRecords([], charger, 100) })).toEqual({
      ok: true,
      value: { owner: 7, records: [] },
    });
    expect(record.writes).toBe(0);
  });
  test("trouble is told and nothing is changed", async () => {
    const record = account();
    const join = await open();
    server.use(networkIsDown);
    expect(await join({ owner: null, records: addToWishlistRecords([], charger, 100) })).toMatchObject({ ok: false });
    expect(record.writes).toBe(0);
  });
});
