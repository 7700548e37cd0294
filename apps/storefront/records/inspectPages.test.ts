import { describe, expect, test } from "vitest";
import { inspectPages } from "./inspectPages.ts";
import { hydration, inventory, pageWith, shopWith, type Change } from "./testing/smallShop.ts";

const faultsOf = async (change?: Change) =>
  (await inspectPages(inventory, "https://shop.example", { fetch: shopWith(change) })).faults;

test("a shop that serves what was built has no faults, whatever its nonces and its visitor's data", async () => {
  expect(await inspectPages(inventory, "https://shop.example", { fetch: shopWith() })).toEqual({
    pages: 2,
    scripts: 2,
    faults: [],
  });
});

test("an owner whose other hosts speak https, too, may have browsers insist on it", async () => {
  const headers = (responseHeaders: Headers) =>
    responseHeaders.set("strict-transport-security", "max-age=1; includeSubDomains");
  expect((await inspectPages(inventory, "https://shop.example", { fetch: shopWith({ headers }) })).faults).toEqual([]);
});

describe("one line tells of", () => {
  test("a changed byte in a script, also in one that only another script loads", async () => {
    const faults = await faultsOf({
      file: (path, content) => (path.endsWith("b.js") ? content.replace("pay", "pax") : content),
    });
    expect(faults).toEqual([expect.stringMatching(/^\/assets\/b\.js is changed: sha256 \w{64} instead of \w{64}$/)]);
  });

  test.each([
    [
      "a script of the shop's own",
      '<script src="/assets/c.js"></script>',
      "a script is not in the inventory: https://shop.example/assets/c.js",
    ],
    [
      "a script of another host",
      '<script src="//evil.example/x.js"></script>',
      "a script is not in the inventory: https://evil.example/x.js",
    ],
    [
      "a listed script with a query",
      '<script src="/assets/a.js?x"></script>',
      "not in the inventory: https://shop.example/assets/a.js?x",
    ],
    [
      "a script that is fetched ahead",
      '<link rel="modulepreload" href="/assets/c.js">',
      "https://shop.example/assets/c.js",
    ],
    ["a worker that is fetched ahead", '<link rel="preload" as="worker" href="/w.js">', "https://shop.example/w.js"],
    ["an inline script", "<script>steal()</script>", "an inline script is not in the inventory"],
    [
      "an inline script of an odd type",
      '<script type="importmap">{"imports":{}}</script>',
      "an inline script is not in the inventory",
    ],
    ["an inline script in a template", "<template><script>steal()</script></template>", "steal()"],
    ["a script in a drawing", '<svg><script href="/s.js"></script></svg>', "https://shop.example/s.js"],
    [
      "code behind the visitor's data",
      `<script>${hydration("x")}steal()</script>`,
      "an inline script is not in the inventory",
    ],
    [
      "code in the visitor's data",
      '<script>window.__reactRouterContext.streamController.enqueue("a"+steal()+"b");</script>',
      "steal()",
    ],
    ["a handler", '<img src="x" onerror="steal()">', "an inline handler, onerror of <img>"],
    ["a javascript: address", '<a href="java\nscript:steal()">', "a javascript: address in href of <a>"],
    ["a frame", '<iframe src="https://evil.example"></iframe>', "has a <iframe> element"],
    ["another base", '<base href="https://evil.example">', "has a <base> element"],
    ["a policy in the page", '<meta http-equiv="refresh" content="0">', 'has <meta http-equiv="refresh">'],
  ])("%s", async (_, extra, words) => {
    const faults = await faultsOf({ html: (nonce) => pageWith(nonce, extra) });
    expect(faults.filter((line) => line.startsWith("/checkout: ")).join("\n")).toContain(words);
  });

  test.each<[string, (headers: Headers) => void, string]>([
    [
      "is changed",
      (sent) => sent.set("strict-transport-security", "max-age=0"),
      "strict-transport-security is changed: max-age=0 instead of max-age=1",
    ],
    ["is missing", (sent) => sent.delete("strict-transport-security"), "strict-transport-security is missing"],
    [
      "lets other pages read",
      (sent) => sent.set("access-control-allow-origin", "*"),
      "access-control-allow-origin is not in the inventory: *",
    ],
    [
      "brings in a script",
      (sent) => sent.set("link", "</x.js>; rel=modulepreload"),
      "the header link is not in the inventory",
    ],
    [
      "lets more scripts run",
      (sent) => sent.set("content-security-policy", `${sent.get("content-security-policy")} 'unsafe-inline'`),
      "the policy has: script-src 'self' 'nonce-{nonce}' 'unsafe-inline'",
    ],
    ["is no policy", (sent) => sent.delete("content-security-policy"), "content-security-policy is missing"],
  ])("a header that %s", async (_, headers, words) => {
    expect((await faultsOf({ headers })).join("\n")).toContain(words);
  });

  test("a nonce that stays the same", async () => {
    expect(await faultsOf({ nonce: () => "same==" })).toEqual([expect.stringContaining("pages share a nonce")]);
  });
});

test("cards bring the payment provider's host and no other", async () => {
  const withCards: Change = {
    headers: (sent) =>
      sent.set("content-security-policy", `${sent.get("content-security-policy")} https://js.stripe.com`),
  };
  expect(await faultsOf(withCards)).toEqual([]);
  const html = (nonce: string) => pageWith(nonce, '<script src="https://js.stripe.com/v3/"></script>');
  expect(await faultsOf({ ...withCards, html })).toEqual([]);
  const elsewhere = (nonce: string) => pageWith(nonce, '<script src="https://js.stripe.com/v4/"></script>');
  expect(await faultsOf({ ...withCards, html: elsewhere })).toHaveLength(2);
});
