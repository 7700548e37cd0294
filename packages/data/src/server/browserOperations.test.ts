import { parse, print } from "graphql";
import { expect, test } from "vitest";
import * as documents from "../gql/graphql.ts";
import { createCache } from "../client/createCache.ts";
import { browserOperations } from "./browserOperations.ts";

test("browsers may touch cart, checkout, account, states, stock, reviews, wishes and devices, and nothing else of the catalogue", () => {
  expect(Object.keys(browserOperations).toSorted()).toEqual([
    "addToCart",
    "applyCoupon",
    "checkout",
    "emptyCart",
    "fillCart",
    "getAllowedCountries",
    "getCart",
    "getDevices",
    "getDownloads",
    "getOrders",
    "getStates",
    "getStockStatus",
    "getStripePaymentIntent",
    "getWishedProducts",
    "getWishlist",
    "keepDevices",
    "keepWishlist",
    "loginWithCookies",
    "logout",
    "registerCustomer",
    "removeCoupons",
    "removeItemsFromCart",
    "resetUserPassword",
    "restoreCartItems",
    "sendPasswordResetEmail",
    "updateCustomer",
    "updateItemQuantities",
    "updateShippingMethod",
    "updateUser",
    "writeReview",
  ]);
});

test("a customer's lists say whose they are", () => {
  for (const { requiresLogIn, kind, text } of Object.values(browserOperations))
    if (requiresLogIn && kind === "query") expect(text).toMatch(/viewer \{/);
});

test("kinds and sessions are told", () => {
  expect(browserOperations["getCart"]).toMatchObject({ kind: "query", usesSession: true });
  expect(browserOperations["addToCart"]).toMatchObject({ kind: "mutation", usesSession: true });
  expect(browserOperations["getStockStatus"]).toMatchObject({ kind: "query", usesSession: false });
});

test("the texts are what Apollo's cache sends, type names included", () => {
  for (const document of [documents.GetCartDocument, documents.CheckoutDocument, documents.GetStatesDocument]) {
    const requestDocument = print(createCache().transformDocument(document));
    const [definition] = document.definitions;
    const name = definition && "name" in definition ? definition.name?.value : "";
    expect(print(parse(browserOperations[name ?? ""]?.text ?? "{x}"))).toBe(print(parse(requestDocument)));
  }
});

test("no text asks for a token", () => {
  for (const { text } of Object.values(browserOperations)) expect(text).not.toMatch(/token/i);
});
