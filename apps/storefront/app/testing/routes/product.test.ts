import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { defaultDeskSettings, defaultSettings, ok } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import { createDeskService } from "@rewire/gateway/desk";
import { createMemoryStore } from "@rewire/gateway/memory-store";
import { pageContext, type PageContext } from "../../loaders/pageContext.server.ts";
import { loader } from "../../routes/product.tsx";

afterEach(() => void vi.useRealTimers());

/** Loads a product's page at a time. */
async function loadAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const catalogue = {
    product: async () => ok(productDetails.nordlysN3Pro),
    countries: async () => ok(["DE"]),
    repairsOf: async () => ok([]),
    productFit: async () => ok({ device: null, fits: [] }),
    companions: async () => ok([]),
  };
  const context = new RouterContextProvider();
  const desk = createDeskService({
    place: defaultSettings.place,
    desk: defaultDeskSettings,
    store: createMemoryStore(),
    now: Date.now,
  });
  const services = { catalogue, desk, pricesIncludeTax: () => true, contentPages: { list: async () => [] } };
  const settings = { ...defaultSettings, shop: { ...defaultSettings.shop, showReviews: false } };
  context.set(pageContext, { services, settings } as unknown as PageContext);
  const request = new Request("https://shop.example/product/nordlys-n3-pro");
  const loaderArguments = { context, request, params: { slug: "nordlys-n3-pro" } };
  return loader(loaderArguments as unknown as Parameters<typeof loader>[0]);
}

test("a product's page has equal data until orders are packed on another day", async () => {
  const data = await loadAt("2026-11-18T11:00:00Z");
  expect(data.packingDate).toBe("2026-11-18");
  expect(await loadAt("2026-11-18T11:01:00Z")).toEqual(data);
  // The shop in Berlin closes at 19:00.
  expect(await loadAt("2026-11-18T17:59:59Z")).toEqual(data);
  expect(await loadAt("2026-11-18T18:00:00Z")).toEqual({ ...data, packingDate: "2026-11-19" });
});
