import { describe, expect, test } from "vitest";
import type { CatalogueEntry } from "../catalogue/index.ts";
import { entryOf, type EntryTraits } from "../testing/index.ts";
import { createFitTable, determineFit } from "./fitTable.ts";
import { assessFit } from "./assessFit.ts";
import { listCompanions, selectCompanionCandidates } from "./listCompanions.ts";
import { selectRelatedProducts } from "./selectRelatedProducts.ts";
import { sortMadeForDeviceFirst } from "./sortMadeForDeviceFirst.ts";

const names = {
  pa_device: {
    label: "Device",
    options: { n3: "Nordlys N3", "n3-pro": "Nordlys N3 Pro", h6: "Halden 6", t14: "Tarn 14" },
  },
};

function product(id: number, slug: string, traits: EntryTraits, sales = 0): CatalogueEntry {
  const entry = entryOf(id, traits);
  return {
    ...entry,
    sales,
    summary: { ...entry.summary, slug, stock: { state: "inStock", quantity: null, lowStockAmount: null } },
  };
}
const forDevices = (...devices: string[]) => ({ pa_device: devices });

function repair(id: number, device: string, name: string, family: "phone" | "laptop"): CatalogueEntry {
  const entry = product(id, `repair-${id}`, { name: `Battery for ${name}`, categories: ["repair"] });
  return {
    ...entry,
    terms: forDevices(device),
    repair: {
      fault: "battery",
      faultName: "Battery",
      device: { slug: device, name, family, newPrice: null },
      price: { kind: "quote" },
      compatiblePrice: null,
      parts: "original",
      minutes: 30,
      warrantyMonths: 12,
    },
  };
}

const phone = product(1, "n3", { name: "Nordlys N3", categories: ["phones"], terms: forDevices("n3") });
const usedPhone = product(2, "h6-used", {
  name: "Halden 6, refurbished",
  categories: ["phones"],
  terms: forDevices("h6"),
});
const n3Case = product(
  3,
  "case-n3",
  { name: "Case for N3", categories: ["cases"], terms: forDevices("n3", "n3-pro") },
  50,
);
const h6Case = product(4, "case-h6", { name: "Halden 6 case", categories: ["cases"], terms: forDevices("h6") }, 90);
const n3Glass = product(5, "glass-n3", { name: "Glass for N3", categories: ["glass"], terms: forDevices("n3") }, 20);
const cable = product(6, "cable", { name: "Cable", categories: ["cables"] }, 500);
const otherCase = product(7, "case-n3-red", { name: "Red case", categories: ["cases"], terms: forDevices("n3") }, 10);
const n3Repair = repair(8, "n3", "Nordlys N3", "phone");
const h6Repair = repair(9, "h6", "Halden 6", "phone");
const laptopRepair = repair(10, "t14", "Tarn 14", "laptop");
const entries = [phone, usedPhone, n3Case, h6Case, n3Glass, cable, otherCase, n3Repair, h6Repair, laptopRepair];
const table = createFitTable(entries, names, "pa_device");
const fits = (entry: CatalogueEntry) => determineFit(table, entry).fits.map(({ slug }) => slug);

describe("what fits", () => {
  test("goods fit the devices of their terms, and repairs the device that they repair", () => {
    expect(fits(n3Case)).toEqual(["n3", "n3-pro"]);
    expect(fits(n3Repair)).toEqual(["n3"]);
    expect(fits(cable)).toEqual([]);
  });

  test("a device does not fit itself, new or used; a case that begins with its name does", () => {
    expect(determineFit(table, phone)).toMatchObject({ device: { slug: "n3", family: "phone" }, fits: [] });
    expect(determineFit(table, usedPhone)).toMatchObject({ device: { slug: "h6", name: "Halden 6" }, fits: [] });
    expect(determineFit(table, h6Case)).toMatchObject({ device: null, fits: [{ slug: "h6" }] });
  });

  test("a device that is not repaired is of no kind", () =>
    expect(table.devices.get("n3-pro")).toEqual({ slug: "n3-pro", name: "Nordlys N3 Pro", family: "other" }));
});

describe("what is said to a shopper", () => {
  const [n3, h6, t14] = ["n3", "h6", "t14"].map(
    (slug) => table.devices.get(slug) ?? { slug, name: slug, family: "other" as const },
  );
  if (!n3 || !h6 || !t14) throw new Error("The table lacks a device");
  const n3CaseFit = determineFit(table, n3Case);

  test.each([
    ["fits one of the devices", [h6, n3], { kind: "fits", device: n3 }],
    ["is for another phone", [t14, h6], { kind: "doesNotFit", device: h6 }],
    ["is for a phone, and the shopper has a laptop", [t14], null],
    ["no devices", [], null],
  ])("%s", (_, owned, assessment) => expect(assessFit(n3CaseFit, owned)).toEqual(assessment));

  test("nothing of goods without devices", () => expect(assessFit(determineFit(table, cable), [n3])).toBeNull());
});

describe("what is bought together", () => {
  const setCategories = new Set(entries.flatMap(({ summary }) => summary.categories.map(({ slug }) => slug)));
  const companionsOf = (entry: CatalogueEntry, candidates: readonly CatalogueEntry[] = entries) =>
    listCompanions(
      table,
      selectCompanionCandidates(sortMadeForDeviceFirst(table, candidates), setCategories),
      entry,
    ).map(({ slug }) => slug);

  test("goods for the same device, one of each kind, the most sold first", () => {
    expect(companionsOf(phone)).toEqual(["case-n3", "glass-n3"]);
    expect(companionsOf(n3Case)).toEqual(["glass-n3"]);
    expect(companionsOf(cable)).toEqual([]);
  });

  test("never what is sold out", () => {
    const soldOut = {
      ...n3Case,
      summary: { ...n3Case.summary, stock: { ...n3Case.summary.stock, state: "outOfStock" as const } },
    };
    const listed = entries.map((entry) => (entry === n3Case ? soldOut : entry));
    expect(companionsOf(phone, listed)).toEqual(["glass-n3", "case-n3-red"]);
  });
});

describe("related products", () => {
  const select = (entry: CatalogueEntry, related: readonly CatalogueEntry[]) =>
    selectRelatedProducts(table, {
      product: entry,
      related: related.map(({ summary }) => summary),
      entries: sortMadeForDeviceFirst(table, entries),
      findEntry: (slug) => entries.find(({ summary }) => summary.slug === slug),
    }).map(({ slug }) => slug);

  test("are no repairs and nothing for other devices; what fits takes the places", () =>
    expect(select(phone, [usedPhone, h6Case, h6Repair, cable])).toEqual(["h6-used", "cable", "case-n3", "glass-n3"]));

  test("stay as the shop names them where all are right", () =>
    expect(select(phone, [usedPhone, n3Case, cable])).toEqual(["h6-used", "case-n3", "cable"]));

  test("of goods without a device may be for any", () =>
    expect(select(cable, [h6Case, n3Repair])).toEqual(["case-h6"]));
});
