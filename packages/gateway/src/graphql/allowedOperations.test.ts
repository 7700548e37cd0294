import { browserOperations } from "@rewire/data/server";
import { expect, test } from "vitest";
import { readAllowedOperations } from "./allowedOperations.ts";

const read = (name: string, text: string) => readAllowedOperations({ [name]: { text, kind: "query" } }).get(name);

test("a read of the catalogue uses no session", () => {
  expect(read("getStockStatus", "query getStockStatus { product(id: 1) { id } }")).toMatchObject({ kind: "query", usesSession: false });
});

test("whatever touches the cart uses the session, also through fragments", () => {
  expect(read("a", "query a { product(id: 1) { id } cart { total } }")?.usesSession).toBe(true);
  expect(read("a", "query a { ...F } fragment F on RootQuery { ... on RootQuery { viewer { id } } }")?.usesSession).toBe(true);
  expect(read("a", "mutation a { emptyCart(input: {}) { clientMutationId } }")).toMatchObject({ kind: "mutation", usesSession: true });
});

test("an operation that asks for a token is refused at the start", () => {
  expect(() => read("a", "query a { customer { ...F } } fragment F on Customer { token: sessionToken }")).toThrow("a asks for sessionToken");
});

test("a text must be one operation of its name", () => {
  expect(() => read("a", "query b { cart { total } }")).toThrow("a must be the name");
  expect(() => read("a", "query a { cart { total } } query b { viewer { id } }")).toThrow("a must be the name");
});

test("all operations of the data package may be asked for", () => {
  const allowed = readAllowedOperations(browserOperations);
  expect([...allowed.keys()]).toEqual(Object.keys(browserOperations));
  expect(allowed.get("getStockStatus")?.usesSession).toBe(false);
  expect(allowed.get("getCart")?.usesSession).toBe(true);
  expect(allowed.get("checkout")).toMatchObject({ kind: "mutation", usesSession: true });
});
