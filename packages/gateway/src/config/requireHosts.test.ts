import { expect, test } from "vitest";
import { readConfig } from "./readConfig.ts";
import { requireHosts } from "./requireHosts.ts";

const check = (env: Record<string, string>) => () => requireHosts(readConfig(env));
const shop = { SHOP_GRAPHQL_URL: "https://woo.example/graphql" };

test("before a shop on another machine the storefront's address has to be known", () => {
  expect(check(shop)).toThrow(
    /BASE_URL is missing before the shop at woo\.example, expected the address .* or ALLOWED_HOSTS/,
  );
  expect(check({ ...shop, BASE_URL: "https://shop.example" })).not.toThrow();
  expect(check({ ...shop, ALLOWED_HOSTS: "shop.example" })).not.toThrow();
});

test("a shop on this machine needs none: only this machine's own names are answered then", () => {
  expect(check({})).not.toThrow();
  for (const url of ["http://localhost:4400/graphql", "http://127.0.0.1:4400/graphql", "http://[::1]/graphql"])
    expect(check({ SHOP_GRAPHQL_URL: url })).not.toThrow();
});
