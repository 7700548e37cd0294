import { describe, expect, test, vi } from "vitest";
import { GetStatesDocument } from "../gql/graphql.ts";
import { createShopClient } from "./createShopClient.ts";
import { InvalidShopResponseError, ShopTimeoutError, ShopUnreachableError } from "./shopErrors.ts";

const url = "https://shop.example/graphql";
type Answer = () => Response | Promise<Response>;

const clientOf = (answer: Answer, timeoutMs = 60_000) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { client: createShopClient({ url, fetch, timeoutMs }), fetch };
};
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const states = { countryStates: [{ code: "BE", name: "Berlin" }] };

describe("createShopClient", () => {
  test("sends text and variables, the session with its prefix, and headers as given", async () => {
    const { client, fetch } = clientOf(() => json({ data: states }));
    await client.request(
      GetStatesDocument,
      { country: "DE" },
      { sessionToken: "a.b.c", headers: { "x-wp-nonce": "1" } },
    );
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(init?.headers).toMatchObject({
      "content-type": "application/json",
      "woocommerce-session": "Session a.b.c",
      "x-wp-nonce": "1",
    });
    const body = JSON.parse(init?.body as string) as { query: string; variables: unknown };
    expect(body.query).toContain("query getStates($country: CountriesEnum!)");
    expect(body.variables).toEqual({ country: "DE" });
  });

  test("sends queries by GET where that is configured, but changes and what is too long by POST", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json({ data: states }));
    const client = createShopClient({ url, fetch, usesGetForQueries: true });
    await client.request(GetStatesDocument, { country: "DE" }, { sessionToken: "a.b.c" });
    await client.send({ query: "mutation x { logout }" });
    await client.send({ query: `{ a${" ".repeat(6000)}}` });
    const [address, init] = fetch.mock.calls[0] ?? [];
    const requestUrl = new URL(address as string);
    expect(requestUrl.searchParams.get("query")).toContain("query getStates");
    expect(requestUrl.searchParams.get("variables")).toBe('{"country":"DE"}');
    expect(init).not.toHaveProperty("body");
    expect(init?.headers).toMatchObject({ "woocommerce-session": "Session a.b.c" });
    expect(fetch.mock.calls.map(([, init]) => init?.method ?? "GET")).toEqual(["GET", "POST", "POST"]);
  });

  test("without a session there is no session header", async () => {
    const { client, fetch } = clientOf(() => json({ data: states }));
    await client.request(GetStatesDocument, { country: "DE" }, { sessionToken: null });
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty("woocommerce-session");
  });

  test("answers data, errors and the newest token", async () => {
    const { client } = clientOf(() =>
      json(
        { data: { cart: null }, errors: [{ message: "invalid_token: Expired token", path: ["cart"] }] },
        { headers: { "woocommerce-session": "new.to.ken" } },
      ),
    );
    expect(await client.send({ query: "{cart{total}}" })).toMatchObject({
      data: { cart: null },
      errors: [{ message: "invalid_token: Expired token" }],
      sessionToken: "new.to.ken",
      status: 200,
    });
  });

  test("keeps the old token where none comes, and takes one with a prefix too", async () => {
    expect((await clientOf(() => json({ data: states })).client.send({ query: "x" })).sessionToken).toBeNull();
    const { client } = clientOf(() => json({ data: states }, { headers: { "woocommerce-session": "Session a.b.c" } }));
    expect((await client.send({ query: "x" })).sessionToken).toBe("a.b.c");
  });

  test("reads 403 with data: a log-in token has died, the rest of the page has not", async () => {
    expect(await clientOf(() => json({ data: states }, { status: 403 })).client.send({ query: "x" })).toMatchObject({
      data: states,
      status: 403,
    });
  });

  test.each([
    ["errors", { errors: [{ message: "Service Unavailable" }] }],
    ["data", { data: { viewer: null } }],
  ])("5xx is no answer of the shop, even with %s", async (_, body) => {
    for (const status of [500, 502, 503, 504]) {
      const { client } = clientOf(() => json(body, { status, headers: { "woocommerce-session": "a.b.c" } }));
      await expect(client.send({ query: "x" })).rejects.toThrow(InvalidShopResponseError);
    }
  });

  test.each([
    ["cart.rawTotal", { cart: { rawTotal: 12 } }],
    ["cart.contents.nodes.1.quantity", { cart: { contents: { nodes: [{ quantity: 1 }, { quantity: "2" }] } } }],
    ["order.databaseId", { order: { databaseId: "17" } }],
    ["products.nodes.0.rawPrice", { products: { nodes: [{ databaseId: 1, rawPrice: { amount: 1 } }] } }],
    ["checkout.order.needsPayment", { checkout: { result: "success", order: { needsPayment: "no" } } }],
    ["login.authToken", { login: { authToken: 7 } }],
    ["customer.sessionToken", { customer: { sessionToken: ["a"] } }],
  ])("%s of another type is an answer that cannot be read, told once", async (path, data) => {
    const log = vi.fn<(message: string) => void>();
    const client = createShopClient({ url, log, fetch: () => Promise.resolve(json({ data })) });
    for (let count = 0; count < 2; count++) {
      await expect(client.send({ query: "x" })).rejects.toThrow(InvalidShopResponseError);
    }
    expect(log.mock.calls).toEqual([[expect.stringContaining(`cannot be read at ${path}: expected `)]]);
  });

  test("what the shop leaves out, or fails to tell, can be read", async () => {
    const data = {
      cart: null,
      products: { nodes: [null, { databaseId: 1, rawPrice: null }] },
      order: {},
      somethingNew: 7,
    };
    expect((await clientOf(() => json({ data })).client.send({ query: "x" })).data).toEqual(data);
  });

  test.each<readonly [string, Answer]>([
    [
      "a page in HTML",
      () => new Response("<html><body>Briefly unavailable for scheduled maintenance.</body></html>", { status: 503 }),
    ],
    ["broken JSON", () => new Response('{"data": {')],
    ["nothing", () => new Response("")],
    ["JSON that is no GraphQL answer", () => json([1, 2])],
    [
      "a redirect to another host",
      () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } }),
    ],
  ])("%s is a broken answer", async (_name, answer) => {
    await expect(clientOf(answer).client.send({ query: "x" })).rejects.toBeInstanceOf(InvalidShopResponseError);
  });

  test.each([
    ["in HTML", "<br />\n<b>Warning</b>:  Undefined key &quot;x&quot; in <b>/srv/a.php</b> on line <b>12</b><br />\n"],
    [
      "as plain text",
      "\nDeprecated: Old thing in /srv/a.php on line 12\nPHP Notice:  Other thing\nof two lines in /srv/b.php on line 3\n",
    ],
  ])("reads over messages of PHP %s, and tells of the first of them once", async (_, noise) => {
    const log = vi.fn();
    const fetch = async () => new Response(noise + JSON.stringify({ data: states }));
    const client = createShopClient({ url, fetch, log });
    expect((await client.send({ query: "x" })).data).toEqual(states);
    await client.send({ query: "x" });
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatch(
      /"(Warning: Undefined key \\"x\\"|Deprecated: Old thing) in \/srv\/a.php on line 12".*WP_DEBUG_DISPLAY/,
    );
  });

  test("a message of PHP without an answer behind it is none", async () => {
    const fatal = "<br />\n<b>Warning</b>:  x in <b>/srv/a.php</b> on line <b>1</b><br />\n<p>Critical error</p>";
    await expect(clientOf(() => new Response(fatal)).client.send({ query: "x" })).rejects.toThrow(
      InvalidShopResponseError,
    );
  });

  test("says where a redirect leads and does not follow it", async () => {
    const { client, fetch } = clientOf(
      () => new Response(null, { status: 301, headers: { location: "https://www.shop.example/graphql" } }),
    );
    await expect(client.send({ query: "x" })).rejects.toThrow("redirects to https://www.shop.example/graphql");
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe("manual");
  });

  test("no connection is unreachable, in the words of its cause", async () => {
    const { client } = clientOf(() =>
      Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:1") })),
    );
    await expect(client.send({ query: "x" })).rejects.toThrow(
      new ShopUnreachableError(`The shop at ${url} cannot be reached: connect ECONNREFUSED 127.0.0.1:1`),
    );
  });

  test("a silent shop is a timeout, also when it falls silent within its answer", async () => {
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const client = createShopClient({ url, fetch, timeoutMs: 20 });
    await expect(client.send({ query: "x" })).rejects.toBeInstanceOf(ShopTimeoutError);
  });

  test("a request may have a limit of its own", async () => {
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    const client = createShopClient({ url, fetch, timeoutMs: 60_000 });
    await expect(client.send({ query: "x" }, { timeoutMs: 20 })).rejects.toThrow("within 20 ms");
  });

  test("whoever gives up gets their own reason back", async () => {
    const fetch: typeof globalThis.fetch = async (_address, init) => {
      init?.signal?.throwIfAborted();
      return json({ data: states });
    };
    const client = createShopClient({ url, fetch });
    await expect(client.send({ query: "x" }, { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  });

  test.each(["", "shop.example", "ftp://shop.example/graphql", "javascript:1"])(
    "%s is no address of a shop",
    (wrong) => {
      expect(() => createShopClient({ url: wrong })).toThrow("must begin with http:// or https://");
    },
  );

  test("warns once for each key", () => {
    const log = vi.fn();
    const client = createShopClient({ url, log });
    client.warnOnce("a", "a is odd");
    client.warnOnce("a", "a is odd");
    expect(log).toHaveBeenCalledExactlyOnceWith("a is odd");
  });

  test("reads no more than so many bytes, whatever the header says, and stops the rest", async () => {
    let pulled = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new TextEncoder().encode("x".repeat(1000)));
          },
        }),
        { headers: { "content-length": "10" } },
      );
    const client = createShopClient({ url, fetch: async () => endless(), maxResponseBytes: 10_000 });
    await expect(client.send({ query: "x" })).rejects.toThrow(InvalidShopResponseError);
    expect(pulled).toBeLessThan(20);
  });

  test("an answer of just so many bytes is one, also where a letter lies on the border of two parts", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ data: { name: "Größe" } }));
    const parts = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
            controller.close();
          },
        }),
      );
    const client = createShopClient({ url, fetch: async () => parts(), maxResponseBytes: bytes.byteLength });
    expect((await client.send({ query: "x" })).data).toEqual({ name: "Größe" });
  });
});
