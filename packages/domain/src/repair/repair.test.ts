import { describe, expect, test } from "vitest";
import { toRepairAdvice, quoteRepair, type Fault, type RepairPrice } from "./repair.ts";
import { devices, faults } from "../testing/index.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("quoteRepair", () => {
  test("adds prices and minutes of several faults", () => {
    expect(quoteRepair(devices.nordlysN3Pro, [faults.screen, faults.battery])).toMatchObject({
      price: { kind: "fixed", amount: euros(20800) },
      minutes: 90,
      parts: "original",
      warrantyMonths: 12,
    });
  });

  test("a range beside a fixed price is a range", () => {
    expect(quoteRepair(devices.nordlysN3Pro, [faults.battery, faults.charging]).price).toEqual({
      kind: "range",
      from: euros(12800),
      to: euros(15800),
    });
  });

  test("a check stays a check, and one fault without a price leaves the whole without", () => {
    expect(quoteRepair(devices.nordlysN3Pro, [faults.battery, faults.water]).price).toEqual({
      kind: "check",
      amount: euros(8800),
    });
    expect(quoteRepair(devices.nordlysN3Pro, [faults.battery, faults.unknown])).toMatchObject({
      price: { kind: "quote" },
      minutes: null,
    });
  });

  test("nothing wrong needs a quote; parts of two kinds are a choice; what we promise is the shortest warranty", () => {
    expect(quoteRepair(devices.nordlysN3Pro, [])).toMatchObject({
      price: { kind: "quote" },
      parts: "none",
      warrantyMonths: 0,
    });
    const compatible: Fault = { ...faults.battery, parts: "compatible", warrantyMonths: 6 };
    expect(quoteRepair(devices.nordlysN3Pro, [faults.screen, compatible])).toMatchObject({
      parts: "choice",
      warrantyMonths: 6,
    });
  });
});

describe("adviceOn", () => {
  test.each<[RepairPrice, number, ReturnType<typeof toRepairAdvice>]>([
    [{ kind: "fixed", amount: euros(14900) }, 74900, { advice: "repair", percent: 20 }],
    [{ kind: "fixed", amount: euros(5000) }, 10000, { advice: "repair", percent: 50 }],
    [{ kind: "fixed", amount: euros(5001) }, 10000, { advice: "replace", percent: 50 }],
    [{ kind: "range", from: euros(4000), to: euros(6000) }, 10000, { advice: "replace", percent: 60 }],
    [{ kind: "check", amount: euros(2900) }, 10000, null],
    [{ kind: "quote" }, 10000, null],
    [{ kind: "fixed", amount: euros(100) }, 0, null],
  ])("%o against a new one for %i cents", (price, newPrice, expected) =>
    expect(toRepairAdvice(price, euros(newPrice))).toEqual(expected),
  );

  test("says nothing where a new one's price is unknown", () =>
    expect(toRepairAdvice({ kind: "fixed", amount: euros(1) }, null)).toBeNull());
});
