import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateRefund } from "./calculateRefund.ts";
import type { ContractLine, LineQuantity, OrderContract } from "./contract.ts";
import { defaultExclusions } from "./exclusions.ts";
import { assessLines, type AssessmentTerms } from "./assessLines.ts";
import { listWithdrawnRepairs } from "./listWithdrawnRepairs.ts";
import { findPaymentState } from "./findPaymentState.ts";
import { matchWithdrawnLines } from "./matchWithdrawnLines.ts";
import { findServiceKind, findServicesOnly } from "./servicesOnly.ts";

const day = 24 * 60 * 60 * 1000;
const money = (minor: number) => ({ minor, currency: "EUR" });
const line = (position: number, changes: Partial<ContractLine> = {}): ContractLine => ({
  id: 70 + position,
  position,
  name: `Item ${position}`,
  options: [],
  quantity: 2,
  paid: money(2000),
  categories: ["audio"],
  isVirtual: false,
  isRepair: false,
  repairStates: [],
  ...changes,
});
const contract = (changes: Partial<OrderContract> = {}): OrderContract => ({
  id: 890,
  number: "890",
  date: "2026-11-01T09:00:00+00:00",
  completed: "2026-11-02T09:00:00+00:00",
  status: "completed",
  payment: "paid",
  customer: { name: "Maria", email: "maria@example.test" },
  lines: [line(0), line(1)],
  total: money(4495),
  ...changes,
});
const terms = (changes: Partial<AssessmentTerms> = {}): AssessmentTerms => ({
  kind: "withdrawal",
  returnDays: 30,
  exclusions: defaultExclusions,
  earlier: [],
  now: Date.parse("2026-11-10T09:00:00Z"),
  timeZone: "Europe/Berlin",
  isPublicHoliday: () => false,
  ...changes,
});
const ruleOf = (changes: Partial<OrderContract>, more: Partial<AssessmentTerms> = {}) =>
  assessLines(contract(changes), terms(more))[0]?.rule;

describe("what is withdrawn from", () => {
  const [goods, file, repair] = [line(0), line(1, { isVirtual: true }), line(2, { isRepair: true, isVirtual: true })];

  test.each([
    ["a repair and a file", [file, repair], "repair"],
    ["a file", [file], "virtual"],
    ["a repair and goods", [repair, goods], null],
    ["nothing", [], null],
  ])("is services only, or has something to send back: %s", (_, lines, expected) => {
    expect(findServicesOnly(lines.map((each) => ({ service: findServiceKind(each) })))).toBe(expected);
  });

  test("is unknown of a declaration in own words, and goods in records of before", () => {
    expect(findServicesOnly(null)).toBeNull();
    expect(findServicesOnly([{}])).toBeNull();
  });
});

describe("the payment of an order", () => {
  test.each([
    ["pending", "stripe", false, "unpaid"],
    ["failed", "stripe", false, "unpaid"],
    ["onHold", "bacs", false, "unknown"],
    ["onHold", "cod", false, "unpaid"],
    ["processing", "bacs", true, "paid"],
    ["processing", "cod", false, "unpaid"],
    ["completed", "cod", true, "unknown"],
    ["completed", "stripe", true, "paid"],
    ["processing", "invoice", false, "unknown"],
  ] as const)("that is %s, by %s, recorded: %s, is %s", (status, paymentMethod, isRecorded, expected) => {
    const order = { status, paymentMethod, isRecorded, hasOtherPayments: false, total: 4495 };
    expect(findPaymentState(order)).toBe(expected);
  });

  test.each([
    ["without an amount, since gift cards may have paid it", false, 0],
    ["whose rest is to be paid on delivery, since gift cards paid the other part", true, 4495],
  ])("is unknown %s", (_, hasOtherPayments, total) => {
    const order = { status: "processing", paymentMethod: "cod", isRecorded: false } as const;
    expect(findPaymentState({ ...order, hasOtherPayments, total })).toBe("unknown");
  });
});

describe("a line of an order", () => {
  test("can be withdrawn from for 14 days after it has come, and as long as it has not been sent", () => {
    const completed = Date.parse("2026-11-02T09:00:00Z");
    expect(ruleOf({}, { now: completed + (14 + 7) * day })).toBeNull();
    expect(ruleOf({}, { now: completed + (14 + 7 + 1) * day })).toBe("late");
    expect(ruleOf({ completed: null, status: "processing" }, { now: completed + 90 * day })).toBeNull();
  });

  test("can be returned for as long as the shop grants, and never shorter than the law", () => {
    const completed = Date.parse("2026-11-02T09:00:00Z");
    expect(ruleOf({}, { kind: "return", now: completed + 36 * day })).toBeNull();
    expect(ruleOf({}, { kind: "return", now: completed + 39 * day })).toBe("late");
    expect(ruleOf({}, { kind: "return", returnDays: 3, now: completed + 20 * day })).toBeNull();
  });

  test.each([
    ["cancelled", "closed"],
    ["refunded", "closed"],
    ["failed", null],
    ["processing", null],
  ] as const)("of an order that is %s is refused by %s", (status, rule) => expect(ruleOf({ status })).toBe(rule));

  test("that has gone already is refused, and what is left is open", () => {
    const judged = assessLines(
      contract(),
      terms({
        earlier: [
          { position: 0, quantity: 2 },
          { position: 1, quantity: 1 },
        ],
      }),
    );
    expect(judged.map(({ remainingQuantity, rule }) => ({ remainingQuantity, rule }))).toEqual([
      { remainingQuantity: 0, rule: "done" },
      { remainingQuantity: 1, rule: null },
    ]);
  });

  test.each([
    ["gift-cards", "giftCard", null, "giftCard"],
    ["software", "sealed", null, null],
    ["downloads", "digital", null, "digital"],
    ["made-to-order", null, "madeToOrder", "madeToOrder"],
    ["audio", null, null, null],
    ["software that is downloaded", "digital", null, "digital"],
    ["audio that is downloaded", null, null, null],
  ] as const)("of %s has the condition %s; withdrawal %s, return %s", (goods, condition, withdrawal, returned) => {
    const [slug = "", ...nature] = goods.split(" ");
    const lines = [line(0, { categories: [slug], isVirtual: nature.length > 0 })];
    const [judged] = assessLines(contract({ lines }), terms());
    expect([judged?.condition, judged?.rule]).toEqual([condition, withdrawal]);
    expect(ruleOf({ lines }, { kind: "return" })).toBe(returned);
  });

  test.each([
    ["booked", null],
    ["received", null],
    ["waiting", null],
    ["inRepair", "workBegun"],
    ["ready", "workBegun"],
    ["collected", "workBegun"],
  ] as const)("that is a repair which is %s is refused by %s", (state, rule) => {
    const lines = [line(0, { isRepair: true, repairStates: [state, state] })];
    expect(ruleOf({ lines })).toBe(rule);
    expect(ruleOf({ lines }, { kind: "return" })).toBe("repair");
  });

  test.each(["withdrawal", "return"] as const)("that is a cancelled repair is left out of a %s, alone", (kind) => {
    const repair = { isRepair: true, repairStates: ["cancelled", "cancelled"] } as const;
    const lines = [line(0), line(1, repair), line(2, { ...repair, repairStates: ["booked", "booked"] })];
    const rules = assessLines(contract({ lines }), terms({ kind })).map(({ rule }) => rule);
    expect(rules).toEqual([null, "cancelled", kind === "return" ? "repair" : null]);
  });

  test.each([
    [["inRepair", "booked"], 0, null, 1],
    [["inRepair", "booked"], 1, "workBegun", 1],
    [["cancelled", "booked"], 0, null, 1],
    [["cancelled", "booked"], 1, null, 1],
    [["cancelled", "booked"], 2, "done", 0],
    [["cancelled", "ready"], 0, "workBegun", 2],
    [["booked", "waiting"], 1, null, 1],
  ] as const)("of repairs that are %j, of which %i was withdrawn from, is judged by its pieces", (...row) => {
    const [repairStates, quantity, rule, remainingQuantity] = row;
    const lines = [line(0, { isRepair: true, repairStates })];
    const [assessment] = assessLines(contract({ lines }), terms({ earlier: [{ position: 0, quantity }] }));
    expect(assessment).toMatchObject({ rule, remainingQuantity });
  });

  test.each([
    ["soon after midnight, which is the day before in UTC", "2026-11-02T00:30:00+01:00", "2026-11-16"],
    ["in the evening", "2026-11-02T21:00:00+01:00", "2026-11-16"],
    ["before the clock goes back", "2026-10-20T00:30:00+02:00", "2026-11-03"],
  ])("that is a repair ordered %s names its fourteenth day, on which it is not late", (_, date, lastDay) => {
    const lines = [line(0, { isRepair: true, repairStates: ["booked"] })];
    const noon = Date.parse(`${lastDay}T12:00:00Z`);
    expect(assessLines(contract({ date, lines }), terms({ now: noon }))).toMatchObject([{ lastDay, rule: null }]);
  });

  test.each([
    ["of standard time", "2026-11-02T10:00:00+01:00", "2026-11-16", "23:59:59+01:00", "00:00:00+01:00"],
    ["of summer time", "2026-07-02T10:00:00+02:00", "2026-07-16", "23:59:59+02:00", "00:00:00+02:00"],
    ["after the clock went back", "2026-10-20T10:00:00+02:00", "2026-11-03", "23:59:59+01:00", "00:00:00+01:00"],
    ["after the clock went forward", "2026-03-20T10:00:00+01:00", "2026-04-03", "23:59:59+02:00", "00:00:00+02:00"],
    [
      "after the Sunday on which the clock goes back",
      "2026-10-11T10:00:00+02:00",
      "2026-10-26",
      "23:59:59+01:00",
      "00:00:00+01:00",
    ],
    [
      "after the Sunday on which the clock goes forward",
      "2026-03-15T10:00:00+01:00",
      "2026-03-30",
      "23:59:59+02:00",
      "00:00:00+02:00",
    ],
    [
      "after the weekend, of an order in the last hour before midnight",
      "2026-10-24T23:30:00+02:00",
      "2026-11-09",
      "23:59:59+01:00",
      "00:00:00+01:00",
    ],
    [
      "after the weekend, of an order that the shop dates in UTC",
      "2026-03-27T23:30:00+00:00",
      "2026-04-13",
      "23:59:59+02:00",
      "00:00:00+02:00",
    ],
  ])(
    "that is a repair can be withdrawn from until the end of the last day %s",
    (_, date, lastDay, end, nextDayStart) => {
      const lines = [line(0, { isRepair: true, repairStates: ["booked"] })];
      const assess = (now: string) => assessLines(contract({ date, lines }), terms({ now: Date.parse(now) }))[0];
      const nextDay = new Date(Date.parse(lastDay) + day).toISOString().slice(0, 10);
      expect(assess(`${lastDay}T${end}`)).toMatchObject({ lastDay, rule: null });
      expect(assess(`${nextDay}T${nextDayStart}`)).toMatchObject({ lastDay, rule: "late" });
    },
  );

  test.each([
    ["a public holiday", "2026-04-22T10:00:00+02:00", ["2026-05-06"], "2026-05-07"],
    ["a weekend with a public holiday after it", "2026-04-18T10:00:00+02:00", ["2026-05-04"], "2026-05-05"],
    ["a public holiday before a weekend", "2026-04-17T10:00:00+02:00", ["2026-05-01", "2026-05-04"], "2026-05-05"],
    ["the day before a public holiday", "2026-04-16T10:00:00+02:00", ["2026-05-01"], "2026-04-30"],
  ])("that is a repair is open until the next working day after %s", (_, date, holidays, lastDay) => {
    const lines = [line(0, { isRepair: true, repairStates: ["booked"] })];
    const assess = (now: string) =>
      assessLines(
        contract({ date, lines }),
        terms({ now: Date.parse(now), isPublicHoliday: (each) => holidays.includes(each) }),
      )[0];
    expect(assess(`${lastDay}T23:59:59+02:00`)).toMatchObject({ lastDay, rule: null });
    expect(assess(`${lastDay}T24:00:00+02:00`)).toMatchObject({ lastDay, rule: "late" });
  });

  test("that is a repair counts from the order on", () => {
    const lines = [line(0, { isRepair: true, repairStates: ["booked", "booked"] })];
    expect(ruleOf({ lines }, { now: Date.parse("2026-11-17T09:00:00Z") })).toBe("late");
  });
});

describe("a line that was withdrawn from before", () => {
  const cable = (lineId?: number) => ({
    position: 0,
    quantity: 1,
    name: "Cable",
    amount: money(900),
    ...(lineId ? { lineId } : {}),
  });
  const cableLine = line(0, { id: 70, name: "Cable", quantity: 1, paid: money(900) });
  const lampLine = line(1, { id: 71, name: "Lamp", quantity: 1 });
  const hubLine = line(2, { id: 72, name: "Hub", quantity: 1 });
  const piecesOf = (lines: readonly ContractLine[], ...withdrawn: Parameters<typeof matchWithdrawnLines>[1]) =>
    assessLines(contract({ lines }), terms({ earlier: matchWithdrawnLines(lines, withdrawn) })).map(
      ({ remainingQuantity }) => remainingQuantity,
    );

  test.each([
    ["with an id", 70],
    ["of an old record", undefined],
  ])("%s does not block the line that has moved to its position", (_, lineId) => {
    expect(piecesOf([cableLine, lampLine], cable(lineId))).toEqual([0, 1]);
    expect(piecesOf([{ ...lampLine, position: 0 }], cable(lineId))).toEqual([1]);
    const movedLines = [
      { ...lampLine, position: 0 },
      { ...cableLine, position: 1 },
    ];
    expect(piecesOf(movedLines, cable(lineId))).toEqual([1, 0]);
  });

  test("stays withdrawn when its product has another name", () =>
    expect(piecesOf([{ ...cableLine, name: "Cable, 2 m" }, lampLine], cable(70))).toEqual([0, 1]));

  test("of an old record stays withdrawn when its product has another name and the same price", () => {
    const renamedLine = { ...cableLine, name: "Cable, 2 m" };
    expect(piecesOf([renamedLine, lampLine], cable())).toEqual([0, 1]);
    // Two of three pieces of a line for 10.00 were refunded: 6.67.
    const threePieces = { ...renamedLine, quantity: 3, paid: money(1000) };
    expect(piecesOf([threePieces, lampLine], { ...cable(), quantity: 2, amount: money(667) })).toEqual([1, 1]);
  });

  test.each([
    ["with another price", { paid: money(950) }],
    ["with fewer pieces", { quantity: 0, paid: money(0) }],
    ["at another position", { position: 2 }],
  ])("of an old record does not block another product %s", (_, changes) => {
    const otherLine = { ...cableLine, name: "Plug", ...changes };
    expect(piecesOf([otherLine, lampLine], cable())).toEqual([otherLine.quantity, 1]);
  });

  test("is not mistaken for another of the same name by its id", () =>
    expect(piecesOf([{ ...cableLine, id: 75 }], cable(70))).toEqual([1]));

  test("is known by its name where the shop names no ids", () =>
    expect(
      piecesOf(
        [
          { ...lampLine, position: 0, id: null },
          { ...cableLine, position: 1, id: null },
        ],
        cable(70),
      ),
    ).toEqual([1, 0]));

  test("of an old record is taken once from lines of the same name, and never more than was ordered", () => {
    const cables = [
      { ...hubLine, position: 0 },
      { ...cableLine, position: 1 },
      { ...cableLine, id: 74, position: 2 },
    ];
    expect(piecesOf(cables, cable())).toEqual([1, 0, 1]);
    expect(piecesOf(cables, cable(), cable())).toEqual([1, 0, 0]);
    expect(piecesOf(cables, cable(), cable(), cable())).toEqual([1, 0, 0]);
    expect(piecesOf(cables, cable(), { ...cable(), position: 1 })).toEqual([1, 0, 0]);
    expect(matchWithdrawnLines(cables, [{ ...cable(), quantity: 9 }])).toEqual([
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
    ]);
  });
});

describe("a repair is withdrawn from as a whole", () => {
  const lines = [0, 1, 2].map((position) => line(position, { quantity: 1, isRepair: position > 0 }));
  const listRepairs = (linesOfRepairs: readonly (readonly number[])[], withdrawnPositions: readonly number[]) =>
    listWithdrawnRepairs(
      lines,
      linesOfRepairs.map((linePositions, index) => ({ position: index + 1, linePositions })),
      withdrawnPositions.map((position) => ({ position, quantity: 1 })),
    );

  test.each([
    ["with each of its lines", [[1, 2]], [1, 2], [1]],
    ["not with one of its two faults", [[1, 2]], [1], []],
    ["without the other one of the order", [[1], [2]], [2], [2]],
    ["not with goods", [[1], [2]], [0], []],
    [
      "not where the line may be another's",
      [
        [1, 2],
        [1, 2],
      ],
      [1],
      [],
    ],
    ["not where its line is unknown", [[], [2]], [1], []],
    ["wherever its line is, with all repair lines of the order", [[], []], [1, 2], [1, 2]],
  ])("%s", (_, linesOfRepairs, withdrawnPositions, expected) =>
    expect(listRepairs(linesOfRepairs, withdrawnPositions)).toEqual(expected),
  );

  test("not with one of two pieces, and not where the order has no repair line", () => {
    const repair = { position: 1, linePositions: [0] };
    const withdrawn = [{ position: 0, quantity: 1 }];
    expect(listWithdrawnRepairs([line(0, { isRepair: true })], [repair], withdrawn)).toEqual([]);
    expect(listWithdrawnRepairs([line(0)], [{ ...repair, linePositions: [] }], withdrawn)).toEqual([]);
  });
});

describe("a refund", () => {
  test("is what was paid for the goods, with their share of the delivery", () => {
    expect(calculateRefund(contract(), [{ position: 0, quantity: 2 }], [], 0)).toEqual({
      lines: [{ position: 0, quantity: 2, amount: money(2000) }],
      goods: money(2000),
      shipping: money(248),
      total: money(2248),
    });
  });

  test.each([[{ position: 0, quantity: 3 }], [{ position: 7, quantity: 1 }], [{ position: 0, quantity: -1 }]])(
    "of more than there is is an error: %j",
    (quantity) => expect(() => calculateRefund(contract(), [quantity], [], 0)).toThrow(RangeError),
  );

  test("leaves out what the staff have taken out of the order since", () => {
    const earlier = [
      { position: 0, quantity: 2 },
      { position: 7, quantity: 1 },
    ];
    const changed = contract({ lines: [line(0, { quantity: 1, paid: money(1000) }), line(1)], total: money(3000) });
    const one = { position: 1, quantity: 1 };
    expect(calculateRefund(changed, [one], earlier, 0).total).toEqual(money(1000));
    expect(calculateRefund(changed, [{ position: 0, quantity: 0 }], earlier, 0).total).toEqual(money(0));
    expect(() => calculateRefund(changed, [{ position: 0, quantity: 1 }], earlier, 0)).toThrow(RangeError);
  });

  test("leaves a cancelled repair out of the shares of the delivery", () => {
    const goodsLine = line(0, { quantity: 1 });
    const repairLine = line(1, { quantity: 1, paid: money(12_900), isRepair: true, repairStates: ["cancelled"] });
    const order = { lines: [goodsLine, repairLine], total: money(2000 + 12_900 + 495) };
    const goods = { position: 0, quantity: 1 };
    expect(calculateRefund(order, [goods], [], 0).shipping).toEqual(money(495));
    const freeGoods = { ...order, lines: [{ ...goodsLine, paid: money(0) }, repairLine], total: money(12_900 + 495) };
    expect(calculateRefund(freeGoods, [goods], [], 0).shipping).toEqual(money(495));
    const bookedLine = { ...repairLine, repairStates: ["booked" as const] };
    expect(calculateRefund({ ...order, lines: [goodsLine, bookedLine] }, [goods], [], 0).shipping).toEqual(money(66));
  });

  test("counts the pieces of a cancelled repair that were withdrawn from before", () => {
    const repairLine = line(1, { paid: money(4000), isRepair: true, repairStates: ["cancelled", "cancelled"] });
    const order = { lines: [line(0), repairLine], total: money(2000 + 4000 + 400) };
    const earlier = [{ position: 1, quantity: 1 }];
    expect(calculateRefund(order, [{ position: 0, quantity: 2 }], earlier, 200).shipping).toEqual(money(200));
  });

  test("leaves out the piece of a line whose repair was cancelled, and no other", () => {
    const repairLine = line(1, { paid: money(4000), isRepair: true, repairStates: ["booked", "cancelled"] });
    const order = { lines: [line(0, { quantity: 1 }), repairLine], total: money(2000 + 4000 + 400) };
    const goods = { position: 0, quantity: 1 };
    const repair = { position: 1, quantity: 1 };
    expect(calculateRefund(order, [goods], [], 0).shipping).toEqual(money(200));
    expect(calculateRefund(order, [repair], [goods], 200)).toMatchObject({ goods: money(2000), shipping: money(200) });
  });

  test("makes up for the smaller share of before a repair was cancelled", () => {
    const goodsLines = [line(0, { quantity: 1 }), line(1, { quantity: 1 })];
    const repairLine = line(2, { quantity: 1, paid: money(12_900), isRepair: true, repairStates: ["booked"] });
    const order = { lines: [...goodsLines, repairLine], total: money(2 * 2000 + 12_900 + 495) };
    const [first, second] = [0, 1].map((position) => [{ position, quantity: 1 }]);
    expect(calculateRefund(order, first ?? [], [], 0).shipping).toEqual(money(59));
    const cancelled = { ...order, lines: [...goodsLines, { ...repairLine, repairStates: ["cancelled" as const] }] };
    expect(calculateRefund(cancelled, second ?? [], first ?? [], 59).shipping).toEqual(money(436));
  });

  test("adds up to what was paid, in whichever parts", () => {
    const orders = fc
      .array(fc.record({ paid: fc.integer({ min: 0, max: 200_000 }), quantity: fc.integer({ min: 1, max: 7 }) }), {
        minLength: 1,
        maxLength: 6,
      })
      .chain((rows) =>
        fc.record({
          lines: fc.constant(rows.map((row, position) => line(position, { ...row, paid: money(row.paid) }))),
          cancelledRepairs: fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 2 }),
          extras: fc.integer({ min: 0, max: 5000 }),
          pieces: fc.shuffledSubarray(
            rows.flatMap(({ quantity }, position) => Array.from({ length: quantity }, () => position)),
            { minLength: rows.reduce((sum, { quantity }) => sum + quantity, 0) },
          ),
          cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 10 }),
          cancelledAt: fc.nat({ max: 5 }),
        }),
      );
    fc.assert(
      fc.property(orders, ({ lines: refundableLines, cancelledRepairs, extras, pieces, cuts, cancelledAt }) => {
        const repairLines = cancelledRepairs.map((minor, index) =>
          line(refundableLines.length + index, {
            paid: money(minor),
            isRepair: true,
            repairStates: ["booked", "booked"],
          }),
        );
        const cancelledLines = repairLines.map((repairLine) => ({
          ...repairLine,
          repairStates: ["cancelled", "cancelled"] as const,
        }));
        const sumUp = (summands: readonly ContractLine[]) => summands.reduce((sum, { paid }) => sum + paid.minor, 0);
        const total = money(sumUp([...refundableLines, ...repairLines]) + extras);
        const earlier: LineQuantity[] = [];
        let refunded = 0;
        let refundedShipping = 0;
        for (let from = 0, index = 0; from < pieces.length; index += 1) {
          const size = cuts[index % cuts.length] ?? 1;
          const part = pieces.slice(from, from + size).map((position) => ({ position, quantity: 1 }));
          // The repairs are cancelled between two parts, at the latest before the last one.
          const isCancelled = index >= cancelledAt || from + size >= pieces.length;
          const linesNow = [...refundableLines, ...(isCancelled ? cancelledLines : repairLines)];
          const refund = calculateRefund({ lines: linesNow, total }, part, earlier, refundedShipping);
          expect(refund.goods.minor + refund.shipping.minor).toBe(refund.total.minor);
          expect(Math.min(refund.goods.minor, refund.shipping.minor)).toBeGreaterThanOrEqual(0);
          refunded += refund.total.minor;
          refundedShipping += refund.shipping.minor;
          earlier.push(...part);
          from += size;
        }
        expect(refunded).toBe(sumUp(refundableLines) + extras);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 200) },
    );
  });
});
