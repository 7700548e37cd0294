import { expect, test } from "vitest";
import type { CatalogueEntry } from "../catalogue/index.ts";
import { createRepairMenus, listRepairOffers } from "./repairs.ts";
import { categories, products } from "../testing/index.ts";

const desk = { ...categories.gaming, slug: "repair", name: "Repairs" };
const phones = { ...categories.gaming, slug: "repair-phones", name: "Phones", parent: "repair" };
const euros = (minor: number) => ({ minor, currency: "EUR" });
const repair = (fault: string, minor: number, minutes: number | null): CatalogueEntry => ({
  summary: { ...products.tarn14, price: { kind: "single", amount: euros(minor) }, categories: [phones] },
  date: "",
  sales: 0,
  terms: {},
  highestPrice: null,
  searchText: "",
  repair: {
    fault,
    faultName: fault.toUpperCase(),
    minutes,
    device: { slug: "halden-6", name: "Halden 6", family: "phone", newPrice: null },
    price: { kind: "fixed", amount: euros(minor) },
    compatiblePrice: null,
    parts: "original",
    warrantyMonths: 12,
  },
});

test("a line for each fault: the lowest price, the shortest time, the most frequent first", () => {
  const entries = [repair("battery", 5900, 30), repair("screen", 14900, 60), repair("screen", 8900, 45)];
  expect(createRepairMenus(entries, [desk, phones])).toEqual([
    {
      device: "repair-phones",
      label: "Phones",
      families: ["phone"],
      repairs: [
        { fault: "screen", name: "SCREEN", price: euros(8900), minutes: 45, isFrom: true },
        { fault: "battery", name: "BATTERY", price: euros(5900), minutes: 30, isFrom: false },
      ],
    },
  ]);
});

const check = (minor: number): CatalogueEntry => {
  const entry = repair("water", minor, 2880);
  return { ...entry, repair: entry.repair && { ...entry.repair, price: { kind: "check", amount: euros(minor) } } };
};

test("a price for the diagnosis says so, unless there are several", () => {
  const listChecks = (...minors: readonly number[]) =>
    createRepairMenus(
      minors.map((minor) => check(minor)),
      [desk, phones],
    )[0]?.repairs;
  expect(listChecks(2900, 2900)).toMatchObject([{ price: euros(2900), isFrom: true, isCheck: true }]);
  expect(listChecks(2900, 3900)).toEqual([
    { fault: "water", name: "WATER", price: euros(2900), minutes: 2880, isFrom: true },
  ]);
  const [menu] = createRepairMenus([check(2900), repair("water", 2900, 60)], [desk, phones]);
  expect(menu?.repairs[0]).not.toHaveProperty("isCheck");
  expect(listRepairOffers([check(2900)]).get("halden-6")).toMatchObject([{ isFrom: true, isCheck: true }]);
});

test("a shop without repairs has no menus", () => {
  expect(createRepairMenus([{ ...repair("screen", 100, null), repair: null }], [desk, phones])).toEqual([]);
});

test("what has no price makes no line, and an unknown time is not made up", () => {
  const unpriced = { ...repair("water", 0, 10) };
  const [menu] = createRepairMenus([unpriced, repair("screen", 8900, null)], [desk, phones]);
  expect(menu?.repairs).toEqual([
    { fault: "screen", name: "SCREEN", price: euros(8900), minutes: null, isFrom: false },
  ]);
});

test("the repairs of one device: its own prices, the most frequent fault of all first, three at most", () => {
  const other = repair("screen", 8900, 45);
  const ofOther: CatalogueEntry = {
    ...other,
    repair: other.repair && {
      ...other.repair,
      device: { slug: "tarn-14", name: "Tarn 14", family: "laptop", newPrice: null },
    },
  };
  const entries = [
    repair("water", 2900, 2880),
    repair("battery", 5900, 30),
    repair("camera", 6900, 60),
    repair("screen", 14900, 60),
    ofOther,
  ];
  expect(
    listRepairOffers(entries)
      .get("halden-6")
      ?.map(({ name, price }) => [name, price.minor]),
  ).toEqual([
    ["SCREEN", 14900],
    ["WATER", 2900],
    ["BATTERY", 5900],
  ]);
  expect(listRepairOffers(entries).get("magpie")).toBeUndefined();
});
