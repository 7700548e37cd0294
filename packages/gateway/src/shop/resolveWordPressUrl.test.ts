import { expect, test } from "vitest";
import { resolveWordPressUrl } from "./resolveWordPressUrl.ts";

test.each([
  ["https://shop.example/graphql", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/graphql/", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/index.php/graphql", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/index.php?graphql=true", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/?graphql=true", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/blog/?graphql=true", "https://shop.example/blog/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/api", "https://shop.example/wp-admin/admin-ajax.php?action=x"],
  ["https://shop.example/blog/graphql", "https://shop.example/blog/wp-admin/admin-ajax.php?action=x"],
  ["http://127.0.0.1:4400/graphql", "http://127.0.0.1:4400/wp-admin/admin-ajax.php?action=x"],
])("the site of %s", (endpoint, expected) => {
  expect(resolveWordPressUrl("wp-admin/admin-ajax.php?action=x", new URL(endpoint)).href).toBe(expected);
});

test("the site itself", () =>
  expect(resolveWordPressUrl(".", new URL("https://shop.example/blog/graphql")).href).toBe(
    "https://shop.example/blog/",
  ));
