import { expect, test } from "vitest";
import type { CatalogueEntry } from "../catalogue/index.ts";
import { listBookableFaults, listRepairDevices } from "./listRepairDevices.ts";
import type { RepairWork } from "./repairWork.ts";
import { entryOf } from "../testing/entry.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const work = (fault: string, more: Partial<RepairWork> = {}): RepairWork => ({
  fault,
  faultName: fault,
  device: { slug: "halden-6", name: "Halden 6", family: "phone", newPrice: null },
  price: { kind: "fixed", amount: euros(5900) },
  compatiblePrice: null,
  parts: "original",
  minutes: 30,
  warrantyMonths: 12,
  ...more,
});
let id = 0;
const repair = (fault: string, more?: Partial<RepairWork>): CatalogueEntry => ({
  ...entryOf(++id),
  repair: work(fault, more),
});
const tarn = { slug: "tarn-14", name: "Tarn 14", family: "laptop", newPrice: euros(99900) } as const;

test("a device is named once, with brand, picture and price of the product that is sold under its slug", () => {
  const sold = entryOf(900, { terms: { pa_brand: ["halden"] }, price: 49900 });
  const phone = { ...sold, summary: { ...sold.summary, slug: "halden-6" } };
  const devices = listRepairDevices([repair("screen"), repair("battery"), repair("screen", { device: tarn }), phone], {
    halden: "Halden GmbH",
  });
  expect(devices).toMatchObject([
    { slug: "halden-6", brand: "Halden GmbH", newPrice: euros(49900), image: phone.summary.image },
    { slug: "tarn-14", brand: "Tarn", newPrice: euros(99900), image: null },
  ]);
});

test("faults: the most frequent first, what is for any device last", () => {
  const entries = [
    repair("other", { device: null }),
    repair("water"),
    repair("screen"),
    repair("screen", { device: tarn }),
  ];
  expect(listBookableFaults(entries, "halden-6").map(({ slug }) => slug)).toEqual(["screen", "water", "other"]);
  expect(listBookableFaults(entries, null).map(({ slug }) => slug)).toEqual(["other"]);
});

test("the chosen parts decide the price where there is a choice", () => {
  const entries = [repair("screen", { parts: "choice", compatiblePrice: euros(3900) }), repair("battery")];
  const prices = (parts: "original" | "compatible") =>
    listBookableFaults(entries, "halden-6", parts).map(({ price, parts: got }) => [price, got]);
  expect(prices("original")).toEqual([
    [{ kind: "fixed", amount: euros(5900) }, "original"],
    [{ kind: "fixed", amount: euros(5900) }, "original"],
  ]);
  expect(prices("compatible")).toEqual([
    [{ kind: "fixed", amount: euros(3900) }, "compatible"],
    [{ kind: "fixed", amount: euros(5900) }, "original"],
  ]);
  expect(listBookableFaults(entries, "halden-6").map(({ hasPartsChoice }) => hasPartsChoice)).toEqual([true, false]);
});
