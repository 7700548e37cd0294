import * as fc from "fast-check";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { failed } from "@rewire/domain";
import { pageContext } from "../loaders/pageContext.server.ts";
import { loader } from "./language.tsx";

const HERE = "https://shop.example";

const handler = createStaticHandler([
  { path: ":locale?", loader: (args) => loader(args), children: [{ index: true }, { path: "*" }] },
]);

/** Where an address sends a browser, as it reads it; null where it does not. */
async function targetOf(address: string): Promise<URL | null> {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    services: { catalogue: { categories: async () => failed({ kind: "unreachable" }) } },
  } as never);
  const answer = await handler.query(new Request(new URL(address, HERE)), { requestContext: context });
  const location = answer instanceof Response ? answer.headers.get("location") : null;
  return location === null ? null : new URL(location, new URL(address, HERE));
}

test.each([
  ["/en_US/products?search=a%20b", "/products?search=a%20b"],
  ["/de_DE/", "/de"],
  ["/en_US", "/"],
  ["/pt_BR/product/x", "/pt-br/product/x"],
  ["/%65n_US/products", "/products"],
  ["/en_US//evil.example", "/evil.example"],
  ["/de_DE//evil.example", "/de/evil.example"],
  ["/en_US/%2e//evil.example", "/evil.example"],
  ["/en_US/.//evil.example", "/evil.example"],
  ["/en_US/\\evil.example", "/evil.example"],
  ["/products", null],
  ["/nl_NL/products", null],
])("%s leads to %s", async (address, target) =>
  expect((await targetOf(address))?.href ?? null).toBe(target && `${HERE}${target}`),
);

test("the router's own parameters are not part of the address that a data request leads to", async () => {
  const answer: unknown = await Promise.resolve(
    loader({
      params: { locale: "de_DE" },
      request: new Request(`${HERE}/de_DE/products.data?search=a&_routes=routes%2Fproducts`),
      url: new URL(`${HERE}/de_DE/products?search=a`),
      context: new RouterContextProvider(),
      pattern: "/:locale?",
    }),
  ).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/de/products?search=a");
});

test("no address with a language leads to another host", async () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    "%09",
    "%0a",
    "%2f",
    "%5c",
    "%2e",
    ".",
    "..",
    "@",
    ":",
    "http:",
    "javascript:",
    "evil.example",
    "products",
    "?",
    "#",
    "%20",
    "é",
  );
  const language = fc.constantFrom("en_US", "de_DE", "%65n_US", "en%5FUS", "pt_BR");
  await fc.assert(
    fc.asyncProperty(language, fc.array(piece, { maxLength: 10 }), async (locale, pieces) => {
      const address = `/${locale}/${pieces.join("")}`;
      const here = new URL(address, HERE);
      fc.pre(here.origin === HERE);
      expect((await targetOf(address))?.origin ?? HERE).toBe(HERE);
    }),
    { numRuns: 2_000 },
  );
});
