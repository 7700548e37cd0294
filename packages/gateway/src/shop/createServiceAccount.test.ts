import { ShopRequestError, ShopResponseError } from "@rewire/data/server";
import { expect, test } from "vitest";
import { createServiceAccount } from "./createServiceAccount.ts";

/** Service account of a shop whose nonce comes as given; returns also the headers of the requests that it sent. */
function openAccount(readNonce: () => Response | Promise<Response>) {
  const headers: Headers[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.includes("admin-ajax")) return readNonce();
    headers.push(new Headers(init?.headers));
    const body = typeof init?.body === "string" ? init.body : "";
    if (body.includes("loginWithCookies"))
      return Response.json(
        { data: { loginWithCookies: { status: "SUCCESS" } } },
        { headers: { "set-cookie": "wordpress_logged_in=1; path=/" } },
      );
    return Response.json({ data: { viewer: { databaseId: 1 } } });
  };
  const account = createServiceAccount({
    url: "https://shop.example/graphql",
    user: "keeper",
    password: "secret",
    currency: "EUR",
    timeoutMs: 1_000,
    fetch,
  });
  return { headers, send: () => account.sendRequest(async (_, options) => options.headers) };
}

test("a request has cookie and nonce of the log-in", async () => {
  const { send } = openAccount(() => new Response("0a1b2c3d4e"));
  expect(await send()).toEqual({ cookie: "wordpress_logged_in=1", "x-wp-nonce": "0a1b2c3d4e" });
});

test("a shop without a nonce gets the cookie alone", async () => {
  const { send } = openAccount(() => new Response("0"));
  expect(await send()).toEqual({ cookie: "wordpress_logged_in=1" });
});

test("a nonce that is lost on its way is a failure of the shop, and the next request logs in again", async () => {
  let isLost = true;
  const { send } = openAccount(() => {
    if (isLost) throw new TypeError("fetch failed");
    return new Response("0a1b2c3d4e");
  });
  await expect(send()).rejects.toBeInstanceOf(ShopRequestError);
  isLost = false;
  expect(await send()).toMatchObject({ "x-wp-nonce": "0a1b2c3d4e" });
});

test("a query that names the viewer is sent alone while the log-in is valid, and again after a new one", async () => {
  let isExpired = false;
  const operations: string[] = [];
  const account = createServiceAccount({
    url: "https://shop.example/graphql",
    user: "keeper",
    password: "secret",
    currency: "EUR",
    timeoutMs: 1_000,
    fetch: async (_, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      const operation = /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? "nonce";
      operations.push(operation);
      if (operation === "nonce") return new Response("0");
      if (operation !== "serviceLogIn")
        return Response.json({ data: { viewer: isExpired ? null : { databaseId: 1 } } });
      isExpired = false;
      return Response.json({ data: { loginWithCookies: { status: "SUCCESS" } } });
    },
  });
  const ask = () =>
    account.sendViewerQuery(async (client, options) => {
      const { data } = await client.send({ query: "query whoAmI { viewer { databaseId } }" }, options);
      if (!data?.["viewer"]) throw new ShopResponseError("a guest's answer");
    });
  await ask();
  await ask();
  expect(operations.splice(0)).toEqual(["serviceLogIn", "nonce", "whoAmI", "whoAmI"]);
  isExpired = true;
  await ask();
  expect(operations).toEqual(["whoAmI", "serviceViewer", "serviceLogIn", "nonce", "whoAmI"]);
});
