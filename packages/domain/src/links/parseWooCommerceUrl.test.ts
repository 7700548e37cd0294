import { expect, test } from "vitest";
import {
  convertListQuery,
  convertOptionQuery,
  parseWooCommercePath,
  parseWooCommerceQuery,
} from "./parseWooCommerceUrl.ts";

test.each([
  ["s=usb+cable&post_type=product", { kind: "search", text: "usb cable" }],
  ["add-to-cart=1290&quantity=2", { kind: "productId", id: 1290 }],
  ["p=12", { kind: "productId", id: 12 }],
  ["product=nordlys-n3", { kind: "product", slug: "nordlys-n3" }],
  ["product_cat=phones", { kind: "category", slug: "phones", page: 1 }],
  ["product_tag=for-children", { kind: "search", text: "for children" }],
  ["", null],
  ["utm_source=mail", null],
  ["s=", null],
  ["p=0", null],
  ["add-to-cart=nordlys", null],
])("the query %s", (text, target) => {
  expect(parseWooCommerceQuery(new URLSearchParams(text))).toEqual(target);
});

test.each([
  ["/shop", { kind: "list", page: 1 }],
  ["/shop/", { kind: "list", page: 1 }],
  ["/shop/page/3/", { kind: "list", page: 3 }],
  ["/product-category/audio/headphones/", { kind: "category", slug: "headphones", page: 1 }],
  ["/product-category/audio/headphones/page/2", { kind: "category", slug: "headphones", page: 2 }],
  ["/product-tag/for-children/", { kind: "search", text: "for children" }],
  ["/brand/nordlys", { kind: "search", text: "nordlys" }],
  ["/brand", null],
  ["/shop/phones/nordlys-n3/", { kind: "slug", slug: "nordlys-n3", page: 1 }],
  ["/telefone/page/2", { kind: "slug", slug: "telefone", page: 2 }],
  ["/kopfh%C3%B6rer", { kind: "slug", slug: "kopfhörer", page: 1 }],
  ["/page/0", { kind: "slug", slug: "0", page: 1 }],
  ["/", null],
  ["", null],
  [`/${"a".repeat(201)}`, null],
])("the path %s", (path, target) => {
  expect(parseWooCommercePath(path)).toEqual(target);
});

test.each([
  ["", "", ""],
  ["", "cable", "?search=cable"],
  ["orderby=price", "", "?orderby=price&order=ASC"],
  ["orderby=price-desc", "", "?orderby=price&order=DESC"],
  ["orderby=menu_order", "", ""],
  ["min_price=10&max_price=50", "", "?filter=price[10,50]"],
  ["filter_color=blue,ice&query_type_color=or", "", "?filter=pa_color[blue,ice]"],
  ["rating_filter=5,4", "", "?filter=rating[4]"],
  ["filter_a]b=blue", "", ""],
  ["rating_filter=many&filter_color=", "", ""],
])("the filters %s, with the search %j", (text, search, query) => {
  expect(convertListQuery(new URLSearchParams(text), search)).toBe(query);
});

test.each([
  ["attribute_pa_color=ice&attribute_pa_storage=256-gb&gclid=1", "?pa_color=ice&pa_storage=256-gb&gclid=1"],
  ["attribute_größe=L&x=%26", "?gr%C3%B6%C3%9Fe=L&x=%26"],
  ["pa_color=ice", null],
  ["", null],
])("the options %s", (text, query) => {
  expect(convertOptionQuery(new URLSearchParams(text))).toBe(query);
});
