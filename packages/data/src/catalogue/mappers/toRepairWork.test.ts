import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listed } from "../../testing/answers/products.ts";
import { toCatalogueEntry } from "./toCatalogueEntry.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const screen = { taxonomyName: "pa_fault", slug: "screen", name: "Screen" };
const halden = { taxonomyName: "pa_device", slug: "halden-6", name: "Halden 6" };
const price = { price: "€59.00", rawPrice: "59" };
const repairOf = (meta: Record<string, string>, nodes = [screen, halden]) =>
  toCatalogueEntry(
    listed(1, { ...price, terms: { nodes }, metaData: Object.entries(meta).map(([key, value]) => ({ key, value })) }),
    "EUR",
  )?.repair;

test("a product without a fault is no repair", () => expect(toCatalogueEntry(listed(1), "EUR")?.repair).toBeNull());

test("a fixed price with everything that is known", () => {
  const meta = {
    repair_device_family: "phone",
    repair_kind: "fixed",
    repair_minutes: "45",
    repair_new_price: "499.00",
    repair_parts: "original",
    repair_warranty_months: "12",
  };
  expect(repairOf(meta)).toEqual({
    fault: "screen",
    faultName: "Screen",
    device: { slug: "halden-6", name: "Halden 6", family: "phone", newPrice: euros(49900) },
    price: { kind: "fixed", amount: euros(5900) },
    compatiblePrice: null,
    parts: "original",
    minutes: 45,
    warrantyMonths: 12,
  });
});

test("without meta data nothing is made up", () => {
  expect(repairOf({})).toMatchObject({
    device: { family: "other", newPrice: null },
    price: { kind: "fixed" },
    parts: "none",
    minutes: null,
    warrantyMonths: 0,
  });
});

test("a price up to which it may cost, and a check", () => {
  expect(repairOf({ repair_kind: "range", repair_price_max: "79.00" })?.price).toEqual({
    kind: "range",
    from: euros(5900),
    to: euros(7900),
  });
  expect(repairOf({ repair_kind: "check" })?.price).toEqual({ kind: "check", amount: euros(5900) });
});

test("a choice of parts has a price for each", () => {
  const meta = {
    repair_kind: "range",
    repair_parts: "original, compatible",
    repair_price_min: "39.00",
    repair_price_max: "59.00",
  };
  expect(repairOf(meta)).toMatchObject({
    price: { kind: "fixed", amount: euros(5900) },
    compatiblePrice: euros(3900),
    parts: "choice",
  });
});

test("a repair for any device names none", () => expect(repairOf({}, [screen])?.device).toBeNull());

test("whatever a product's meta data hold, it is a repair or none, and its prices can be shown", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("50,00", "1,234", "choice", "original, compatible", "range", "check", "-5", "9".repeat(400)),
  );
  const key = fc.oneof(
    fc.constantFrom(
      "repair_kind",
      "repair_parts",
      "repair_price_min",
      "repair_price_max",
      "repair_new_price",
      "repair_minutes",
      "repair_warranty_months",
      "repair_device_family",
    ),
    fc.string(),
  );
  const metaData = fc.array(fc.option(fc.record({ key, value: fc.option(text) })));
  fc.assert(
    fc.property(metaData, (entries) => {
      const repair = toCatalogueEntry(
        listed(1, { ...price, terms: { nodes: [screen, halden] }, metaData: entries }),
        "EUR",
      )?.repair;
      expect(repair).toMatchObject({ fault: "screen" });
      expect(repair?.warrantyMonths).toBeGreaterThanOrEqual(0);
    }),
  );
});
