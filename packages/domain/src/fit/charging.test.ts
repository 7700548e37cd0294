import { describe, expect, test } from "vitest";
import type { CatalogueEntry } from "../catalogue/index.ts";
import { entryOf } from "../testing/index.ts";
import { assessCharging, defaultChargingSettings, type ChargingNeed, type PowerSupply } from "./charging.ts";
import { assessFit } from "./assessFit.ts";
import { createFitTable, determineFit } from "./fitTable.ts";
import { listCompanions, selectCompanionCandidates } from "./listCompanions.ts";
import { selectRelatedProducts } from "./selectRelatedProducts.ts";
import { sortMadeForDeviceFirst } from "./sortMadeForDeviceFirst.ts";

const names = {
  pa_device: { label: "Device", options: { n3: "Nordlys N3", t14: "Tarn 14", forge: "Kestrel Forge", old: "Old one" } },
  pa_power: {
    label: "Power",
    options: { "45-w": "45 W", "65-w": "65 W", "15-w": "15 W", "60-w": "60 W", huge: "240 W" },
  },
  pa_connection: { label: "Connection", options: { "usb-c": "USB-C", "usb-a": "USB-A" } },
  "pa_charging-port": { label: "Charging port", options: { "usb-c": "USB-C", dc: "DC plug" } },
  "pa_charging-power": { label: "Charging power", options: { phone: "5–45 W", laptop: "45 – 65 W" } },
};

const inStock = { state: "inStock", quantity: null, lowStockAmount: null } as const;
function product(
  id: number,
  slug: string,
  name: string,
  category: string,
  terms: CatalogueEntry["terms"],
  sales = 0,
): CatalogueEntry {
  const entry = entryOf(id, { name, categories: [category], terms });
  return { ...entry, sales, summary: { ...entry.summary, slug, stock: inStock } };
}
const supply = (id: number, slug: string, category: string, power: readonly string[], connectors = ["usb-c"]) =>
  product(id, slug, slug, category, { pa_power: power, pa_connection: connectors }, id);

const phone = product(1, "n3", "Nordlys N3", "phones", {
  pa_device: ["n3"],
  "pa_charging-port": ["usb-c"],
  "pa_charging-power": ["phone"],
});
const laptop = product(2, "t14", "Tarn 14", "laptops", {
  pa_device: ["t14"],
  "pa_charging-port": ["usb-c"],
  "pa_charging-power": ["laptop"],
});
const gamingLaptop = product(3, "forge", "Kestrel Forge", "laptops", {
  pa_device: ["forge"],
  "pa_charging-port": ["dc"],
});
const oldPhone = product(4, "old", "Old one", "phones", { pa_device: ["old"] });
const phoneCase = product(5, "case", "Case", "cases", { pa_device: ["n3"] });
const weakCharger = supply(10, "charger-45", "chargers", ["45-w"]);
const charger = supply(11, "charger-65", "chargers", ["65-w"], ["usb-c", "usb-a"]);
const plainCable = supply(12, "cable-60", "cables", ["60-w"]);
const quickCable = supply(13, "cable-240", "cables", ["huge"]);
const oldCable = supply(14, "cable-15", "cables", ["15-w"], ["usb-c", "usb-a"]);
const cableSet = supply(15, "cable-set", "cables", ["15-w", "60-w"]);
const bank = supply(16, "bank", "power-banks", ["45-w"]);
const speaker = supply(17, "speaker", "speakers", ["65-w"]);
const nameless = product(18, "plain-charger", "Plain charger", "chargers", { pa_power: ["65-w"] });
const entries = [
  phone,
  laptop,
  gamingLaptop,
  oldPhone,
  phoneCase,
  weakCharger,
  charger,
  plainCable,
  quickCable,
  oldCable,
  cableSet,
  bank,
  speaker,
  nameless,
];
const table = createFitTable(entries, names, "pa_device", defaultChargingSettings);
const device = (slug: string) => {
  const result = table.devices.get(slug);
  if (!result) throw new Error(`The table lacks ${slug}`);
  return result;
};

describe("connector and power", () => {
  const cable: PowerSupply = { kind: "cable", connectors: ["usb-c"], watts: 60 };
  const need: ChargingNeed = { ports: ["usb-c"], minWatts: 45, fullWatts: 65 };
  test.each([
    ["enough power", { ...cable, watts: 65 }, need, "fullSpeed"],
    ["less than full speed needs", cable, need, "slower"],
    ["exactly the least", { ...cable, watts: 45 }, need, "slower"],
    ["less than the least", { ...cable, watts: 44 }, need, "tooWeak"],
    ["another connector", { ...cable, connectors: ["dc plug"] }, need, "otherConnector"],
    ["one of several connectors", { ...cable, connectors: ["usb-a", "usb-c"], watts: 65 }, need, "fullSpeed"],
    ["an unknown least", cable, { ...need, minWatts: null }, null],
    ["an unknown need", cable, { ...need, minWatts: null, fullWatts: null }, null],
  ] as const)("%s", (_, some, other, result) => expect(assessCharging(some, other)).toBe(result));
});

describe("what is said to a shopper", () => {
  const kindFor = (entry: CatalogueEntry, ...owned: string[]) =>
    assessFit(determineFit(table, entry), owned.map(device))?.kind ?? null;

  test.each([
    ["a charger as strong as the phone needs", weakCharger, "n3", "fullSpeed"],
    ["a charger below a laptop's full speed", weakCharger, "t14", "slower"],
    ["a cable below a laptop's least power", oldCable, "t14", "tooWeak"],
    ["a cable that slows a phone down", oldCable, "n3", "slower"],
    ["the strongest cable of a set", cableSet, "n3", "fullSpeed"],
    ["another plug", charger, "forge", "doesNotFit"],
    ["a device without attributes", charger, "old", null],
    ["goods of other categories", speaker, "n3", null],
    ["a charger without a connector", nameless, "n3", null],
  ] as const)("%s", (_, entry, owned, kind) => expect(kindFor(entry, owned)).toBe(kind));

  test("what fits one device counts more than what is too weak for another", () =>
    expect(kindFor(oldCable, "t14", "n3")).toBe("slower"));

  test("a term of the shop counts more than a missing connector", () => {
    const adapter = { ...charger, terms: { ...charger.terms, pa_device: ["forge"] } };
    expect(kindFor(adapter, "forge")).toBe("fits");
    expect(kindFor(adapter, "t14")).toBe("fullSpeed");
  });

  test("without settings nothing is said", () => {
    const plainTable = createFitTable(entries, names, "pa_device");
    expect(determineFit(plainTable, charger)).toEqual({ device: null, fits: [] });
  });
});

describe("what goes with chargers and cables", () => {
  const setCategories = new Set(entries.flatMap(({ summary }) => summary.categories.map(({ slug }) => slug)));
  const companionsOf = (entry: CatalogueEntry, candidates: readonly CatalogueEntry[] = entries) =>
    listCompanions(
      table,
      selectCompanionCandidates(sortMadeForDeviceFirst(table, candidates), setCategories),
      entry,
    ).map(({ slug }) => slug);
  const relatedOf = (entry: CatalogueEntry, ...related: readonly CatalogueEntry[]) =>
    selectRelatedProducts(table, {
      product: entry,
      related: related.map(({ summary }) => summary),
      entries: sortMadeForDeviceFirst(table, entries),
      findEntry: (slug) => entries.find(({ summary }) => summary.slug === slug),
    }).map(({ slug }) => slug);

  test("a charger is bought with a cable that carries its power, never with another charger", () => {
    expect(companionsOf(charger)).toEqual(["cable-240"]);
    expect(companionsOf(weakCharger)).toEqual(["cable-set"]);
    expect(companionsOf(quickCable)).toEqual([]);
  });

  test("what is made for a device comes before what charges it, and only at full speed", () => {
    expect(companionsOf(phone)).toEqual(["case", "bank"]);
    expect(companionsOf(laptop)).toEqual(["cable-240", "charger-65"]);
  });

  test("a laptop is not related to what does not charge it, a charger to devices and cables", () => {
    expect(relatedOf(laptop, oldCable, charger, speaker)).toEqual(["charger-65", "speaker", "cable-240"]);
    expect(relatedOf(charger, weakCharger, oldCable, phone, phoneCase)).toHaveLength(4);
    expect(relatedOf(oldPhone, charger)).toEqual(["charger-65"]);
  });
});
