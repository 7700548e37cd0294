import { catalogue } from "@rewire/demo-shop/catalogue";
import { entryOf } from "@rewire/domain/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShopWithGateway } from "../../testing/openShopWithGateway.ts";

import { createFitIndexLookup, createFitQueries, defaultFitSettings } from "./createFitQueries.ts";
import { prepareCatalogue, type PreparedCatalogue } from "./reading/prepareCatalogue.ts";

let shop: Awaited<ReturnType<typeof openShopWithGateway>>;
beforeAll(async () => {
  shop = await openShopWithGateway("cookie with a nonce", { catalogue });
  await shop.warmUp();
});
afterAll(() => shop.close());

const service = () => shop.services().catalogue;
async function valueOf<Value>(read: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>) {
  const result = await read;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const slugOf = (id: number) => catalogue.products.find((product) => product.id === id)?.slug;

test("all devices are listed by name, with the kind that the repair tables know", async () => {
  const devices = await valueOf(service().devices());
  expect(devices).toHaveLength(26);
  expect(devices[0]).toEqual({ slug: "corvid-fold", name: "Corvid Fold", family: "phone" });
});

test("cases, parts and repairs fit a device; the device itself, also refurbished, does not", async () => {
  const [device, ...others] = await valueOf(service().fitsOf(["halden-6", "nothing", "halden-6"]));
  expect(others).toEqual([]);
  const slugs = device?.products.map(slugOf) ?? [];
  expect(slugs).toEqual(expect.arrayContaining(["case-for-halden-6", "battery-for-halden-6", "screen-for-halden-6"]));
  expect(slugs).not.toContain("halden-6-refurbished");
  expect(slugs.length).toBeGreaterThan(5);
});

test("a product says what it fits, and a device that it is one", async () => {
  expect(await valueOf(service().productFit("clear-case-for-nordlys-n3"))).toMatchObject({
    device: null,
    fits: [{ slug: "nordlys-n3" }, { slug: "nordlys-n3-pro" }],
  });
  expect(await valueOf(service().productFit("halden-6-refurbished"))).toMatchObject({
    device: { slug: "halden-6" },
    fits: [],
  });
  expect(await valueOf(service().productFit("hearth"))).toEqual({ device: null, fits: [] });
});

test("a phone is bought together with what fits it, out of the categories that the owner names", async () => {
  const slugs = (await valueOf(service().companions("nordlys-n3"))).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(["clear-case-for-nordlys-n3", "screen-protector-for-nordlys-n3-and-n3-pro"]);
  expect(await valueOf(service().companions("usb-c-cable"))).toEqual([]);
});

test("chargers, power banks and cables fit what they charge, by connector and power", async () => {
  const fit = await valueOf(service().productFit("usb-c-to-usb-a-cable"));
  const speeds = new Map(fit.fits.map(({ slug, chargingSpeed }) => [slug, chargingSpeed]));
  expect(speeds.get("moss-a1")).toBe("fullSpeed");
  expect(speeds.get("nordlys-n3")).toBe("slower");
  // The maker's own charger alone reaches its full speed.
  expect(speeds.has("kestrel-x")).toBe(false);
  expect(fit.uncharged).toContainEqual({ slug: "tarn-14", name: "Tarn 14", family: "laptop", reason: "tooWeak" });

  const [device] = await valueOf(service().fitsOf(["tarn-14"]));
  expect(device?.fullSpeed.map(slugOf)).toEqual(expect.arrayContaining(["65-w-travel-charger", "usb-c-cable-quick"]));
  expect(device?.slower.map(slugOf)).toEqual(expect.arrayContaining(["45-w-charger", "usb-c-cable"]));
  expect(device?.products).not.toEqual(expect.arrayContaining([...(device?.slower ?? [])]));
});

test("a charger is bought together with a cable that carries its power, a laptop with what charges it", async () => {
  const companionsOf = async (slug: string) =>
    (await valueOf(service().companions(slug))).map((product) => product.slug);
  expect(await companionsOf("100-w-desk-charger")).toEqual(["usb-c-cable-quick"]);
  expect(await companionsOf("tarn-14")).toEqual(["usb-c-cable-quick"]);
});

test("what is bought together follows each state of the catalogue, also in order", async () => {
  const forPhones = { pa_device: ["product-1", "product-2"] };
  const prepare = (caseStock: "inStock" | "outOfStock", firstGlassSales: number): Promise<PreparedCatalogue> => {
    const entries = [
      entryOf(1, { name: "N3", categories: ["phones"], terms: { pa_device: ["product-1"] } }),
      entryOf(2, { name: "N4", categories: ["phones"], terms: { pa_device: ["product-2"] } }),
      entryOf(3, { categories: ["cases"], terms: forPhones, stock: caseStock }),
      { ...entryOf(4, { categories: ["glasses"], terms: forPhones }), sales: firstGlassSales },
      { ...entryOf(5, { categories: ["glasses"], terms: forPhones }), sales: 5 },
    ];
    return prepareCatalogue({ entries, attributes: {}, categories: [], readAt: 0 }, {});
  };
  let state = await prepare("inStock", 9);
  const current = async () => ({ ok: true as const, value: state });
  const settings = { ...defaultFitSettings, setCategories: ["cases", "glasses"] };
  const queries = createFitQueries({ current, withRepairs: current }, createFitIndexLookup(settings), settings);
  const companionsOf = async (id: number) =>
    (await valueOf(queries.companions(`product-${id}`))).map((product) => product.id);
  expect(await companionsOf(1)).toEqual([4, 3]);
  expect(await companionsOf(1)).toEqual([4, 3]);
  expect(await companionsOf(3)).toEqual([4]);
  state = await prepare("outOfStock", 1);
  expect(await companionsOf(1)).toEqual([5]);
  expect(await companionsOf(3)).toEqual([5]);
});

test("the filter of the attribute offers what fits, and not the devices", async () => {
  const list = await valueOf(service().listProducts({ category: "smartphones", page: 1 }));
  expect(list.facets.attributes.map(({ name }) => name)).not.toContain("pa_device");
  const cases = await valueOf(service().listProducts({ category: "cases", page: 1 }));
  expect(cases.facets.attributes.find(({ name }) => name === "pa_device")?.options.length).toBeGreaterThan(3);
});

test("chargers are found by the device that they charge; what a device needs is no filter", async () => {
  const chargers = await valueOf(service().listProducts({ category: "chargers", page: 1 }));
  const devices = chargers.facets.attributes.find(({ name }) => name === "pa_device")?.options ?? [];
  expect(devices.find(({ value }) => value === "kestrel-forge-16")?.count).toBe(2);
  expect(devices.find(({ value }) => value === "nordlys-n3")?.count).toBe(4);
  const laptops = await valueOf(service().listProducts({ category: "laptops", page: 1 }));
  const names = laptops.facets.attributes.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("pa_charging"))).toEqual([]);
});
