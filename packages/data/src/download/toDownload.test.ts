import { expect, test } from "vitest";
import { toDownload, type DownloadFields } from "./toDownload.ts";

const wire: DownloadFields = {
  id: "ZG93bmxvYWQ6YQ==",
  downloadId: "a",
  name: "Layout editor &amp; more",
  url: "https://shop.example/?download_file=7&order=wc_order_x&email=a%40b.test&key=a",
  downloadsRemaining: 3,
  accessExpires: "2026-12-20 00:00:00",
  product: { name: "Tactile 75", slug: "tactile-75" },
};

test("a file with what is left of it", () => {
  expect(toDownload(wire)).toEqual({
    id: "ZG93bmxvYWQ6YQ== wc_order_x",
    name: "Layout editor & more",
    product: { name: "Tactile 75", slug: "tactile-75" },
    url: wire.url,
    remaining: 3,
    expires: "2026-12-20T23:59:59.999Z",
  });
});

test("without limits, without a product, with an order's time", () => {
  expect(toDownload({ ...wire, downloadsRemaining: null, accessExpires: null, product: null })).toMatchObject({
    remaining: null,
    expires: null,
    product: null,
  });
  // An order of a shop in Madrid has UTC's midnight on its own clock.
  expect(toDownload({ ...wire, accessExpires: "2026-12-20T01:00:00+01:00" })?.expires).toBe("2026-12-20T23:59:59.999Z");
  expect(toDownload({ ...wire, accessExpires: "2026-12-20T00:00:00+01:00" })?.expires).toBe("2026-12-19T23:59:59.999Z");
  expect(toDownload({ ...wire, accessExpires: "soon" })?.expires).toBeNull();
  expect(toDownload({ ...wire, name: null })?.name).toBe("Tactile 75");
});

test("what cannot be opened is left out", () => {
  for (const url of [null, "", "javascript:alert(1)", "/relative"]) expect(toDownload({ ...wire, url })).toBeNull();
});
