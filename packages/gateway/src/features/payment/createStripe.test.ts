import { ShopRequestError } from "@rewire/data/server";
import { expect, test } from "vitest";
import { createStripe } from "./createStripe.ts";

const payment = { id: "pi_1", amount: 4589, currency: "eur", status: "succeeded" };

/** A client whose requests get these responses in turn; the last one is repeated. */
function openClient(...responses: readonly (() => Response | Promise<Response>)[]) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const respond = responses[Math.min(requests.length, responses.length - 1)];
    requests.push({ url: input instanceof Request ? input.url : String(input), init });
    if (!respond) throw new TypeError("fetch failed");
    return respond();
  };
  const client = createStripe({ secretKey: "sk_test_1", apiUrl: "http://cards.example/stripe/", timeoutMs: 50, fetch });
  return { client, requests };
}

test("a payment is read below the configured address, with the secret key", async () => {
  const { client, requests } = openClient(() => Response.json(payment));
  expect(await client.read("pi_1/../x")).toEqual({ ...payment, id: "pi_1/../x" });
  expect(requests.map(({ url }) => url)).toEqual(["http://cards.example/stripe/v1/payment_intents/pi_1%2F..%2Fx"]);
  expect(requests[0]?.init).toMatchObject({ headers: { authorization: "Bearer sk_test_1" }, redirect: "manual" });
});

test("a payment of another account is none", async () => {
  const { client } = openClient(() => Response.json({ error: {} }, { status: 404 }));
  expect(await client.read("pi_1")).toBeNull();
});

test("a refund carries one idempotency key however often it is made, and closes its response", async () => {
  const responses = [0, 1].map(() => Response.json({ object: "refund" }));
  const { client, requests } = openClient(...responses.map((response) => () => response));
  await client.payBack("pi_1");
  await client.payBack("pi_1");
  expect(requests.map(({ init }) => [init.method, init.body, init.headers])).toEqual(
    [0, 1].map(() => [
      "POST",
      new URLSearchParams({ payment_intent: "pi_1" }),
      { authorization: "Bearer sk_test_1", "idempotency-key": "rewire-pi_1" },
    ]),
  );
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

/** What stands between this server and Stripe may respond with. */
const failures: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "a proxy's error in JSON without `error`": () => Response.json({ message: "bad gateway" }, { status: 502 }),
  "a redirect": () => new Response(null, { status: 302, headers: { location: "http://elsewhere.example/" } }),
  "a page in place of JSON": () => new Response("<html>", { status: 503 }),
  "a refusal of the key": () => Response.json({ error: { message: "Invalid API Key" } }, { status: 401 }),
  "a broken connection": () => Promise.reject(new TypeError("fetch failed")),
};

test.each(Object.entries(failures))("%s is trouble, asked once, and no refund", async (_, respond) => {
  const { client, requests } = openClient(respond);
  await expect(client.read("pi_1")).rejects.toThrow(ShopRequestError);
  await expect(client.payBack("pi_1")).rejects.toThrow(ShopRequestError);
  expect(requests).toHaveLength(2);
});

test.each([
  ["an object that is no payment", {}],
  ["an amount of another type", { ...payment, amount: "4589" }],
  ["more than any payment needs", { ...payment, note: "x".repeat(1024 * 1024) }],
])("%s is trouble, and no payment", async (_, body) => {
  const { client } = openClient(() => Response.json(body));
  await expect(client.read("pi_1")).rejects.toThrow(ShopRequestError);
});

test("a request ends after its time limit", async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Timeout", "TimeoutError")));
    });
  const client = createStripe({ secretKey: "sk_test_1", apiUrl: "http://cards.example", timeoutMs: 5, fetch });
  await expect(client.read("pi_1")).rejects.toThrow("Stripe cannot be reached");
});
