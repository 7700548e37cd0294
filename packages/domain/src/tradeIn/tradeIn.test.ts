import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RepairPrice } from "../repair/index.ts";
import { defaultTradeInValues } from "./defaultTradeInValues.ts";
import { estimateTradeIn, listTradeInQuestions, tradeInQuestions, type TradeInProblem } from "./tradeIn.ts";
import { checkTradeInFields } from "./tradeInBooking.ts";
import { areAllQuestionsAnswered, listProblems, parseTradeInQuery, stringifyTradeInQuery } from "./tradeInQuery.ts";
import { findTradeInBases, findTradeInGaps, parseTradeInValues, type TradeInBase } from "./tradeInValues.ts";

const euros = (units: number) => ({ minor: units * 100, currency: "EUR" });
const fixed = (units: number): RepairPrice => ({ kind: "fixed", amount: euros(units) });
const base: TradeInBase = { storage: "128 GB", from: euros(230), to: euros(260) };
const faults: { slug: string; price: RepairPrice }[] = [
  { slug: "screen", price: fixed(149) },
  { slug: "battery", price: { kind: "range", from: euros(50), to: euros(70) } },
  { slug: "water", price: { kind: "check", amount: euros(29) } },
  { slug: "other", price: { kind: "check", amount: euros(29) } },
];

describe("an estimate", () => {
  test("is the value of the model without a problem, and the counter's without a value", () => {
    expect(estimateTradeIn(base, [], faults)).toEqual({
      kind: "range",
      base,
      costs: [],
      from: euros(230),
      to: euros(260),
    });
    expect(estimateTradeIn(null, ["screen"], faults)).toEqual({ kind: "counter" });
  });

  test("takes off what the repair tables ask, the highest from the lowest", () => {
    expect(estimateTradeIn(base, ["screen", "battery"], faults)).toMatchObject({
      kind: "range",
      from: euros(11),
      to: euros(61),
      costs: [{ problem: "screen", price: fixed(149) }, { problem: "battery" }],
    });
  });

  test("begins at nothing where only an inspection tells the cost, or the tables name none", () => {
    expect(estimateTradeIn(base, ["water"], faults)).toMatchObject({ kind: "range", from: euros(0), to: euros(231) });
    expect(estimateTradeIn(base, ["power"], [])).toMatchObject({
      from: euros(0),
      to: euros(260),
      costs: [{ problem: "power", price: { kind: "quote" } }],
    });
    const dollars: RepairPrice = { kind: "fixed", amount: { minor: 100, currency: "USD" } };
    expect(estimateTradeIn(base, ["screen"], [{ slug: "screen", price: dollars }])).toMatchObject({ to: euros(260) });
  });

  test("is nothing where repairs cost as much, never less; a lock costs nothing", () => {
    const poor = { storage: null, from: euros(25), to: euros(40) };
    expect(estimateTradeIn(poor, ["screen"], faults)).toMatchObject({ kind: "nothing", base: poor });
    expect(estimateTradeIn(poor, ["lock"], faults)).toMatchObject({ kind: "range", costs: [], to: euros(40) });
  });

  test("is never below nothing, and never more than the value, for any prices", () => {
    const amount = fc.integer({ min: 0, max: 2000 });
    const price = fc.oneof(
      amount.map(fixed),
      fc.tuple(amount, amount).map(([a, b]): RepairPrice => ({ kind: "range", from: euros(a), to: euros(a + b) })),
      amount.map((units): RepairPrice => ({ kind: "check", amount: euros(units) })),
    );
    fc.assert(
      fc.property(fc.subarray([...tradeInQuestions]), amount, amount, price, (problems, low, more, repairPrice) => {
        const value = { storage: null, from: euros(low), to: euros(low + more) };
        const tables = faults.map(({ slug }) => ({ slug, price: repairPrice }));
        const estimate = estimateTradeIn(value, problems, tables);
        if (estimate.kind !== "range") return;
        expect(estimate.from.minor).toBeGreaterThanOrEqual(0);
        expect(estimate.to.minor).toBeGreaterThanOrEqual(estimate.from.minor);
        expect(estimate.to.minor).toBeLessThanOrEqual(value.to.minor);
      }),
      { numRuns: 100 },
    );
  });
});

describe("questions", () => {
  test("are those that the repairs of a device answer, and those that any device needs", () => {
    expect(listTradeInQuestions("phone", faults)).toEqual(["power", "screen", "battery", "water", "lock"]);
    expect(listTradeInQuestions("audio", [{ slug: "battery" }])).toEqual(["power", "battery"]);
    expect(listTradeInQuestions(null, [])).toEqual(tradeInQuestions);
  });

  test("travel in the address, whatever else it has", () => {
    const text = "family=phone&device=moss-a1&storage=128+GB&power=yes&screen=no&water=perhaps";
    const query = parseTradeInQuery(new URLSearchParams(text));
    expect(query).toMatchObject({ device: "moss-a1", storage: "128 GB", answers: { power: true, screen: false } });
    expect(parseTradeInQuery(new URLSearchParams(stringifyTradeInQuery(query)))).toEqual(query);
    const questions: readonly TradeInProblem[] = ["power", "screen"];
    expect(areAllQuestionsAnswered(query.answers, questions)).toBe(true);
    expect(areAllQuestionsAnswered(query.answers, [...questions, "water"])).toBe(false);
    expect(listProblems(query.answers, questions)).toEqual(["screen"]);
    expect(parseTradeInQuery(new URLSearchParams("storage=a:b&device=%00")).storage).toBeNull();
  });
});

describe("values of the owner", () => {
  test("are lines or parts of one, by name or slug, with and without a storage", () => {
    const values = parseTradeInValues("Moss A1: 25-40 # poor\nmoss tab 10 , 64 GB : 45 – 65; Moss Tab 10, 128 GB: 80");
    expect(values).toEqual([
      { device: "Moss A1", storage: null, amounts: { from: 25, to: 40 } },
      { device: "moss tab 10", storage: "64 GB", amounts: { from: 45, to: 65 } },
      { device: "Moss Tab 10", storage: "128 GB", amounts: { from: 80, to: 80 } },
    ]);
    expect(findTradeInBases(values ?? [], { slug: "moss-tab-10", name: "Moss Tab 10" }, "EUR")).toMatchObject([
      { storage: "64 GB", from: euros(45) },
      { storage: "128 GB", to: euros(80) },
    ]);
    expect(findTradeInBases(values ?? [], { slug: "moss-a1", name: "Moss A1" }, "JPY")).toEqual([
      { storage: null, from: { minor: 25, currency: "JPY" }, to: { minor: 40, currency: "JPY" } },
    ]);
    expect(findTradeInBases(values ?? [], { slug: "x", name: "X" }, "EUR")).toEqual([]);
    const slugs = parseTradeInValues("moss-a1: 9; moss-a1, 64 GB: 10") ?? [];
    expect(findTradeInBases(slugs, { slug: "moss-a1", name: "Moss A1" }, "EUR")).toMatchObject([{ storage: "64 GB" }]);
  });

  test.each(["Moss A1", "Moss A1: cheap", "Moss A1: 40-25", "Moss A1: 25.50", ": 25", "Moss A1: 1; moss a1: 2"])(
    "%j is malformed",
    (text) => expect(parseTradeInValues(text)).toBeNull(),
  );

  test("can leave a device to the counter on purpose", () => {
    const values = parseTradeInValues("Loom Buds: counter") ?? [];
    expect(values).toEqual([{ device: "Loom Buds", storage: null, amounts: null }]);
    expect(findTradeInBases(values, { slug: "loom-buds", name: "Loom Buds" }, "EUR")).toEqual([]);
  });

  test("lack devices of the repair desk, and name others that it does not have", () => {
    const devices = ["Moss A1", "Loom Buds", "Tarn 14", "Corvid One"].map((name) => ({
      name,
      slug: name.toLowerCase().replace(" ", "-"),
    }));
    const values = parseTradeInValues("moss a1, 64 GB: 20; Loom Buds: counter; tarn-14: 9; Mos A1: 3; mos a1, 1 TB: 4");
    expect(findTradeInGaps(values ?? [], devices)).toEqual({
      devicesWithoutValue: ["Corvid One"],
      unknownNames: ["mos a1"],
    });
    expect(findTradeInGaps([], [])).toEqual({ devicesWithoutValue: [], unknownNames: [] });
  });

  test("of the embedded shop can be read", () => expect(parseTradeInValues(defaultTradeInValues)).toHaveLength(29));
});

test("a booking needs a name, an e-mail address and a time; an unlisted device its name; a phone number nothing", () => {
  const fields = {
    deviceName: "",
    name: "Maria",
    email: "maria@example.test",
    phone: "",
    slot: "2026-11-23T11:30:00+01:00",
  };
  expect(checkTradeInFields(fields, true)).toEqual({});
  expect(checkTradeInFields({ ...fields, phone: "+49 (30) 123-4" }, true)).toEqual({});
  expect(checkTradeInFields(fields, false)).toEqual({ deviceName: "missing" });
  expect(
    checkTradeInFields({ deviceName: "x".repeat(101), name: "", email: "maria", phone: "call me", slot: "" }, true),
  ).toEqual({
    deviceName: "tooLong",
    name: "missing",
    email: "email",
    phone: "phone",
    slot: "missing",
  });
});
