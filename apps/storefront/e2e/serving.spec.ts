import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { freePort } from "@rewire/gateway/free-port";
import { openStorefront } from "./rewire.ts";
import { expect, test } from "./test.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request with any headers on a new connection. */
async function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const outgoing = request(url, { method, headers: { ...headers, connection: "close" } });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

for (const trust of ["true", "false"]) {
  test(`behind a proxy that ends TLS, TRUST_PROXY=${trust}, forms are taken, from our own pages alone`, async ({
    rewire,
  }) => {
    const storefront = await rewire.openBeside({ BASE_URL: "https://shop.example", TRUST_PROXY: trust });
    const proxied = { ...form, host: "shop.example", "x-forwarded-proto": "https" };
    const status = await ask(`${storefront.url}/de/repair/status`, {
      method: "POST",
      headers: { ...proxied, origin: "https://shop.example" },
      body: "number=1&email=a%40example.test",
    });
    expect([status.status, status.headers["strict-transport-security"]], trust).toEqual([404, "max-age=31536000"]);
    const desk = await ask(`${storefront.url}/repair.data`, {
      method: "POST",
      headers: { ...proxied, "content-type": "application/json", origin: "https://shop.example" },
      body: "{}",
    });
    expect(desk.status, trust).toBe(200);
    const foreign = await ask(`${storefront.url}/de/repair/status`, {
      method: "POST",
      headers: { ...proxied, origin: "https://evil.example" },
      body: "number=1",
    });
    expect(foreign.status, trust).toBe(403);
    expect(foreign.body).toContain("Das kam von einer anderen Website");
    // The log arrives after the response.
    await expect.poll(storefront.log).toContain("security=crossSite");
    await storefront.stop();
  });
}

test("a form that is too large is refused in the reader's language, and hidden files are nobody's", async ({
  rewire,
}) => {
  const answer = await ask(`${rewire.url}/es/repair`, {
    method: "POST",
    headers: form,
    body: "x".repeat(3 * 1024 * 1024),
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain("Lo que ha enviado es demasiado grande");
  expect((await ask(`${rewire.url}/.vite/manifest.json`)).status).toBe(404);
  expect((await ask(`${rewire.url}/products`, { headers: { host: "evil.example" } })).status).toBe(421);
});

test("without its state store the shop says so with 503 in the reader's language, and shows the rest", async ({
  rewire,
}) => {
  const storefront = await rewire.openBeside({
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    REDIS_TIMEOUT_MS: "500",
  });
  // Only the desk's times need it: devices can be looked for all the same.
  expect((await ask(`${storefront.url}/de/repair`)).status).toBe(200);
  const desk = await ask(`${storefront.url}/de/repair?device=nordlys-n3-pro&fault=screen`);
  expect(desk.status).toBe(503);
  expect(desk.body).toContain("Der Shop ist gerade nicht erreichbar.");
  const ready = await ask(`${storefront.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body)).toMatchObject({ status: "notReady", checks: { state: { ok: false } } });
  expect((await ask(`${storefront.url}/de/products`)).status).toBe(200);
  expect((await ask(`${storefront.url}/livez`)).status).toBe(200);
  await storefront.stop();
});

test("told to end, the storefront finishes 24 requests that wait for the shop, and ends", async () => {
  test.skip(process.platform === "win32", "Windows has no SIGTERM: a process that is told to end is ended at once.");
  const waiting: ServerResponse[] = [];
  let waitingVisitors = 0;
  // Requests that read the catalogue are delayed as well, but not counted.
  const shop = createServer((incoming, response) => {
    void text(incoming).then((query) => {
      if (query.includes("getStates")) waitingVisitors += 1;
      return waiting.push(response);
    });
  }).listen(0, "127.0.0.1");
  await once(shop, "listening");
  const storefront = await openStorefront({
    SHOP_GRAPHQL_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/graphql`,
  });
  const body = JSON.stringify({ operationName: "getStates", variables: { country: "DE" } });
  const answers = Array.from({ length: 24 }, () =>
    ask(`${storefront.url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body }),
  );
  await expect.poll(() => waitingVisitors).toBe(24);
  const ended = storefront.end();
  await expect
    .poll(() =>
      ask(`${storefront.url}/livez`).then(
        ({ status }) => status,
        () => "refused",
      ),
    )
    .toBe("refused");
  for (const response of waiting)
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data: { countryStates: [] } }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
  expect(await ended).toBe(0);
  shop.close();
  shop.closeAllConnections();
  await storefront.stop();
});
