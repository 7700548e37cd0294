// Bodies designed to exhaust the storefront: deep, wide, long, truncated, and of unknown type.
import * as fc from "fast-check";
import { hostileTexts } from "@rewire/domain/testing";

const KB = 1024;
const MAX_BODY = 80 * KB;

const deep = (depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const graphql = (operationName, variables) =>
  JSON.stringify({
    operationName,
    variables,
    extensions: { attempt: { key: "5f0f3a3e-3f0a-4d5e-9a9a-0123456789ab" } },
  });
const big = (piece, size) => piece.repeat(Math.ceil(size / piece.length));

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const parts = { "content-type": "multipart/form-data; boundary=x" };

/** Worst-case bodies of each kind; `chunked` ones have no Content-Length. */
export const longBodies = [
  { path: "/graphql", headers: json, body: `{"operationName":"getCart","variables":${deep(12_000)}}` },
  { path: "/graphql", headers: json, body: big("[", 60 * KB) },
  {
    path: "/graphql",
    headers: json,
    body: graphql("fillCart", { input: { items: Array.from({ length: 1_900 }, () => ({ productId: 1 })) } }),
  },
  { path: "/graphql", headers: json, body: graphql("addToCart", { input: { productId: 1, extraData: deep(3_000) } }) },
  { path: "/graphql", headers: json, body: graphql("keepWishlist", { wishlist: big("[", 50_000) }) },
  {
    path: "/graphql",
    headers: json,
    body: graphql("loginWithCookies", { input: { login: big("a@", 50_000), password: big("x", 10_000) } }),
  },
  {
    path: "/graphql",
    headers: json,
    body: graphql("checkout", { input: { billing: { email: `${big("a@a.", 50_000)}` } } }),
  },
  { path: "/graphql", headers: json, body: `{"operationName":"${big("\\u0000", 50_000)}"}` },
  { path: "/graphql", headers: json, body: big(" ", 3_000 * KB) },
  { path: "/graphql", headers: json, body: `{${big('"__proto__":{"x":1},', 60_000)}"operationName":"getCart"}` },
  { path: "/attempt", headers: json, body: big('{"key":', 1_000) },
  { path: "/attempt", headers: json, body: big("x", 3_000 * KB), chunked: true },
  { path: "/repair", headers: form, body: big("fault=screen&", 60 * KB) },
  { path: "/repair", headers: form, body: big("x=%", 3_000 * KB), chunked: true },
  { path: "/repair.data", headers: json, body: deep(12_000) },
  { path: "/repair/status", headers: form, body: big("number=1&email=a&", 60 * KB) },
  {
    path: "/repair/status",
    headers: parts,
    body: big("--x\r\ncontent-disposition: form-data; name=number\r\n\r\n1\r\n", 60 * KB),
  },
  { path: "/repair/status", headers: parts, body: big("--x\r\n", 60 * KB) },
  { path: "/repair/status", headers: parts, body: big("\r\n--", 60 * KB) },
  { path: "/repair/status", headers: parts, body: big("--x\r\n", 3_000 * KB), chunked: true },
  { path: "/products", headers: form, body: big("a", 3_000 * KB) },
  { path: "/webhooks/catalogue", headers: json, body: big("[", 500 * KB) },
  { path: "/webhooks/stripe", headers: { ...json, "stripe-signature": big("v1=a,", 12_000) }, body: "{}" },
];

/** Generates a body for one of the URLs that read one. */
export const bodies = fc
  .tuple(
    fc.constantFrom(
      "/graphql",
      "/graphql",
      "/graphql",
      "/attempt",
      "/repair",
      "/repair.data",
      "/repair/status",
      "/de/repair/status",
      "/products",
      "/my-account.data",
    ),
    fc.constantFrom(
      "addToCart",
      "fillCart",
      "applyCoupon",
      "updateCustomer",
      "checkout",
      "getStockStatus",
      "writeReview",
      "getStates",
    ),
    fc.constantFrom(...hostileTexts),
    fc.integer({ min: 100, max: 60_000 }),
    fc.jsonValue({ maxDepth: 6 }),
    fc.constantFrom(json, form, parts, {}),
  )
  .map(([path, operation, text, length, value, headers]) => {
    const longText = text.ofLength(length).toWellFormed();
    const input = {
      code: longText,
      productId: value,
      items: value,
      email: longText,
      firstName: longText,
      content: longText,
      paymentMethod: value,
    };
    const bodyOf = new Map([
      [
        json,
        path === "/graphql"
          ? graphql(operation, { input, slug: longText })
          : JSON.stringify({ key: longText, device: longText, faults: value }),
      ],
      [form, `number=${encodeURIComponent(longText)}&email=${encodeURIComponent(longText)}`],
      [parts, `--x\r\ncontent-disposition: form-data; name="number"\r\n\r\n${longText}\r\n--x--\r\n`],
    ]);
    return { path, headers, body: (bodyOf.get(headers) ?? longText).slice(0, MAX_BODY) };
  });
