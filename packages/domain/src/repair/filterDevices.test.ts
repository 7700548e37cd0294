import type { DeviceSearch } from "./repair.ts";
import { devices } from "../testing/index.ts";
import { expect, test, vi } from "vitest";
import { filterDevices } from "./filterDevices.ts";

const all = Object.values(devices);
const choices = (search: Partial<DeviceSearch>) =>
  filterDevices(all, { family: null, brand: null, search: "", ...search });
const names = (search: Partial<DeviceSearch>) => choices(search).models.map(({ name }) => name);

test("only kinds of device that there are, in the desk's order", () =>
  expect(choices({}).families).toEqual(["phone", "laptop", "tablet", "wearable", "audio", "console"]));

test("a family has brands, a brand has models", () => {
  expect(choices({ family: "phone" })).toMatchObject({ brands: ["Halden", "Moss", "Nordlys"], models: [] });
  expect(names({ family: "phone", brand: "Nordlys" })).toEqual(["Nordlys N3 Pro", "Nordlys N3"]);
});

test("where there is one brand, its models are there at once", () =>
  expect(names({ family: "laptop" })).toEqual(["Tarn 14"]));

test("words look through everything, whatever was browsed; case and accents do not matter", () => {
  expect(names({ family: "laptop", search: "nórdlys TAB" })).toEqual(["Nordlys Tab 11"]);
  expect(names({ search: "xylophone" })).toEqual([]);
  expect(names({ search: `nordlys tab${" ".repeat(100)}xylophone` })).toEqual(["Nordlys Tab 11"]);
});

test("brands are in the same order whatever language a server or a browser prefers", () => {
  const laptops = ["Zebra", "Öhm 10", "Halden", "Öhm 9"].map((brand) => ({
    ...devices.tarn14,
    slug: brand,
    brand,
  }));
  // Swedish sorts Ö after Z.
  const compare = vi.spyOn(String.prototype, "localeCompare").mockImplementation(function compareInSwedish(
    this: string,
    text,
    locale = "sv",
    options,
  ) {
    return new Intl.Collator(locale, options).compare(this, text);
  });
  const { brands } = filterDevices(laptops, { family: "laptop", brand: null, search: "" });
  compare.mockRestore();
  expect(brands).toEqual(["Halden", "Öhm 9", "Öhm 10", "Zebra"]);
});
