import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createLog } from "../../log/createLog.ts";
import { createCatalogueWebhook } from "./createCatalogueWebhook.ts";

const secret = "a-secret-of-the-shop-0123456789";
const body = JSON.stringify({ id: 7, name: "Tarn 14 – „neu“" });
const sign = (text: string, key = secret) => createHmac("sha256", key).update(text).digest("base64");

let changes: (readonly number[])[] = [];
let lines: string[] = [];
const send = async (init: RequestInit & { signature?: string } = {}, key: string | null = secret) => {
  const log = createLog({ level: "debug", write: (line) => lines.push(line) });
  const app = createCatalogueWebhook({
    secret: key,
    onChanged: (ids) => changes.push(ids),
    trustProxy: false,
    log,
  });
  const headers = {
    "content-type": "application/json",
    ...(init.signature === undefined ? {} : { "x-wc-webhook-signature": init.signature }),
  };
  return (await app.request("/webhooks/catalogue", { method: "POST", body, headers, ...init })).status;
};

beforeEach(() => {
  changes = [];
  lines = [];
});

test("what the shop has signed has the catalogue read afresh", async () => {
  expect(await send({ signature: sign(body) })).toBe(200);
  expect(changes).toEqual([[7]]);
});

test.each([
  ["a deleted product", '{"id":12}', [12]],
  ["a variation", '{"id":12,"parent_id":7,"type":"variation"}', [7]],
  ["a product on its own", '{"id":12,"parent_id":0}', [12]],
  ["no product", '{"code":"DE"}', []],
  ["a number that is none", '{"id":"12"}', []],
  ["no JSON", "id=12", []],
])("a message about %s names what has to be read", async (_, text, ids) => {
  expect(await send({ body: text, signature: sign(text) })).toBe(200);
  expect(changes).toEqual([ids]);
});

test.each([
  ["no signature", undefined],
  ["an empty one", ""],
  ["another secret's", sign(body, "another")],
  ["another body's", sign(`${body} `)],
  ["no base64", "<script>"],
  ["one that is cut off", sign(body).slice(0, 20)],
  ["one in hexadecimal", createHmac("sha256", secret).update(body).digest("hex")],
])("a message with %s is refused and changes nothing", async (_, signature) => {
  expect(await send(signature === undefined ? {} : { signature })).toBe(401);
  expect(changes).toEqual([]);
  expect(lines.join()).toContain("not signed by the shop");
  expect(lines.join()).not.toContain(secret);
});

test("WooCommerce's first knock is answered and changes nothing", async () => {
  expect(await send({ body: "webhook_id=12" })).toBe(200);
  expect(await send({ body: "webhook_id=12&more=1" })).toBe(401);
  expect(changes).toEqual([]);
});

test("a message that is too long is not read", async () => {
  const long = "x".repeat(2 * 1024 * 1024 + 1);
  expect(await send({ body: long, signature: sign(long) })).toBe(413);
  expect(changes).toEqual([]);
});

test("nothing but messages is answered", async () => expect(await send({ method: "GET", body: null })).toBe(405));

test("without a secret the address does not exist", async () => {
  expect(await send({ signature: sign(body, "") }, null)).toBe(404);
  expect(changes).toEqual([]);
});
