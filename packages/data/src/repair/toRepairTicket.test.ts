import { parsePrice } from "@rewire/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toAnswerFields } from "./repairAnswer.ts";
import { offerFieldKeys } from "./toRepairOffer.ts";
import { toRepairTicket, type RepairFields } from "./toRepairTicket.ts";

const toMoment = (plain: string) => `${plain.replace(" ", "T")}+01:00`;
const meta = (more: Record<string, string> = {}) =>
  Object.entries({
    repair_device: "Halden 6",
    repair_faults: "screen",
    repair_slot: "2026-11-23T11:30:00+01:00",
    ...more,
  }).map(([key, value]) => ({ key, value }));
const note = (databaseId: number, text: string, isCustomerNote = true) => ({
  databaseId,
  note: text,
  dateCreated: `2026-11-2${databaseId} 09:00:00`,
  isCustomerNote,
});
const order = (more: Partial<RepairFields> = {}): RepairFields => ({
  databaseId: 5521,
  orderNumber: "5521",
  date: "2026-11-20T20:11:00+01:00",
  status: "PROCESSING",
  rawTotal: "119.00",
  billing: { email: "a@example.test" },
  metaData: meta(),
  orderNotes: { nodes: [] },
  ...more,
});
const readAll = (more: Partial<RepairFields> = {}) => toRepairTicket(order(more), "EUR", toMoment);
const read = (more: Partial<RepairFields> = {}) => readAll(more)?.ticket;

test("an order without a repair is none", () =>
  expect(read({ metaData: [{ key: "gift", value: "yes" }] })).toBeUndefined());

test("a new booking has happened, and nothing else", () => {
  expect(read()).toMatchObject({
    id: 5521,
    details: { device: "Halden 6", faults: ["screen"] },
    progress: { state: "booked", events: [{ state: "booked", at: "2026-11-20T20:11:00+01:00" }], decision: null },
    total: { minor: 11900 },
  });
});

describe("how it goes", () => {
  test("is told by customer notes that begin with a state, in the order in which they were written", () => {
    const nodes = [
      note(3, "ready: Open until 16:00."),
      note(1, "received: Checklist signed."),
      note(2, "We ordered the part."),
    ];
    expect(read({ orderNotes: { nodes } })?.progress).toMatchObject({
      state: "ready",
      events: [
        { state: "booked" },
        { state: "received", note: "Checklist signed.", at: "2026-11-21T09:00:00+01:00" },
        { state: "received", note: "We ordered the part." },
        { state: "ready", note: "Open until 16:00." },
      ],
    });
  });

  test("notes that are not for the customer stay in the shop", () => {
    expect(read({ orderNotes: { nodes: [note(1, "ready: but he has not paid", false)] } })?.progress).toMatchObject({
      state: "booked",
      events: [{ state: "booked" }],
    });
  });

  test("a note holds no markup, and a colon in it makes no state", () => {
    expect(read({ orderNotes: { nodes: [note(1, "<b>Attention: it smokes</b>")] } })?.progress.events[1]).toMatchObject(
      { state: "booked", note: "Attention: it smokes" },
    );
  });

  test("the order's own field wins, in any spelling", () =>
    expect(read({ metaData: meta({ repair_state: "in-repair" }) })?.progress.state).toBe("inRepair"));

  test.each([
    ["COMPLETED", "collected"],
    ["CANCELLED", "cancelled"],
    ["REFUNDED", "cancelled"],
  ])("an order that is %s is %s", (status, state) => {
    expect(read({ status })?.progress.state).toBe(state);
  });
});

describe("of two repairs in one order", () => {
  const second = {
    repair_device_2: "Nordlys N3 Pro",
    repair_faults_2: "battery",
    repair_state_2: "waiting",
    repair_offer_before_2: "59.00",
    repair_offer_total_2: "94.00",
  };
  const readBoth = (more: Partial<RepairFields> = {}) =>
    [1, 2].map(
      (position) => toRepairTicket(order({ metaData: meta(second), ...more }), "EUR", toMoment, position)?.ticket,
    );

  test("each has its own device, state and offer, and names the other", () => {
    expect(readBoth()).toMatchObject([
      {
        details: { device: "Halden 6" },
        progress: { state: "booked", decision: null },
        relatedRepairs: [{ position: 2, device: "Nordlys N3 Pro", state: "waiting" }],
      },
      {
        details: { device: "Nordlys N3 Pro", faults: ["battery"] },
        progress: { state: "waiting", decision: { total: { minor: 9400 } } },
        relatedRepairs: [{ position: 1, device: "Halden 6", state: "booked" }],
      },
    ]);
  });

  test("a note is about the one whose position it names, or about both", () => {
    const nodes = [note(1, "received: Both are here."), note(2, "ready 2: Open until 16:00."), note(3, "ready 3: ?")];
    const [first, other] = readBoth({ metaData: meta({ ...second, repair_state_2: "" }), orderNotes: { nodes } });
    expect(first?.progress).toMatchObject({
      state: "received",
      events: [{ state: "booked" }, { state: "received", note: "Both are here." }, { note: "ready 3: ?" }],
    });
    expect(other?.progress).toMatchObject({ state: "ready", events: [{}, {}, { note: "Open until 16:00." }, {}] });
  });

  test("the rest of the order is what is not cancelled, and goods", () => {
    const isRest = (more: Partial<RepairFields>) => readBoth(more)[0]?.isRestOfOrder;
    const lines = (count: number) => ({ nodes: Array.from({ length: count }, () => ({})) });
    const cancelled = { metaData: meta({ ...second, repair_state_2: "cancelled" }) };
    expect(isRest({ lineItems: lines(2) })).toBe(false);
    expect(isRest({ ...cancelled, lineItems: lines(2) })).toBe(true);
    expect(isRest({ ...cancelled, lineItems: lines(3) })).toBe(false);
  });

  test("goods are the lines outside the category of repairs, also after a fault was taken out of the cart", () => {
    const line = (slug: string) => ({ product: { node: { productCategories: { nodes: [{ slug }] } } } });
    const isRest = (...lines: readonly object[]) =>
      read({ metaData: meta({ repair_faults: "screen,battery" }), lineItems: { nodes: lines } })?.isRestOfOrder;
    expect(read({ metaData: meta({ repair_faults: "screen,battery" }) })?.details.faults).toHaveLength(2);
    expect(isRest(line("repair-phones"), line("chargers"))).toBe(false);
    expect(isRest(line("repair"), { product: null })).toBe(false);
    expect(isRest(line("repair-phones"), line("repair-phones"))).toBe(true);
    expect(isRest(line("repair-phones"))).toBe(true);
    expect(isRest(line("services"), line("services"))).toBe(true);
  });

  test("what is cancelled stays so when the order is completed with the other", () => {
    const metaData = meta({ ...second, repair_state_2: "cancelled" });
    expect(readBoth({ status: "COMPLETED", metaData }).map((ticket) => ticket?.progress.state)).toEqual([
      "collected",
      "cancelled",
    ]);
  });
});

describe("a question to the customer", () => {
  const offer = {
    repair_state: "waiting",
    repair_offer_reason: "The frame is bent too.",
    repair_offer_before: "119.00",
    repair_offer_extras: "Straighten frame 35.00; Glue 5",
    repair_offer_total: "159.00",
  };
  const euros = (minor: number) => ({ minor, currency: "EUR" });

  test("has a reason, the price before, what comes on top, and the new one", () => {
    expect(read({ metaData: meta(offer) })?.progress.decision).toEqual({
      reason: "The frame is bent too.",
      before: euros(11900),
      extras: [
        { name: "Straighten frame", amount: euros(3500) },
        { name: "Glue", amount: euros(500) },
      ],
      total: euros(15900),
    });
  });

  test.each([
    ["159,00", 15900],
    ["1.159,00 €", 115900],
    ["EUR 159", 15900],
  ])("prices may be typed with a comma: %s", (total, minor) => {
    const typed = {
      ...offer,
      repair_offer_before: "50,00",
      repair_offer_extras: "Straighten frame 35,00; Glue 2 x 5,00 €",
      repair_offer_total: total,
    };
    expect(readAll({ metaData: meta(typed) })).toMatchObject({
      invalidFields: [],
      ticket: {
        progress: {
          decision: {
            before: euros(5000),
            extras: [
              { name: "Straighten frame", amount: euros(3500) },
              { name: "Glue 2 x", amount: euros(500) },
            ],
            total: euros(minor),
          },
        },
      },
    });
  });
  test("needs no reason and no extras", () => {
    expect(
      read({ metaData: meta({ ...offer, repair_offer_reason: "", repair_offer_extras: "" }) })?.progress.decision,
    ).toMatchObject({ reason: "", extras: [] });
  });
  test.each([
    [
      "nothing of it",
      { repair_offer_reason: "", repair_offer_before: "", repair_offer_extras: "", repair_offer_total: "" },
      ["repair_offer_before", "repair_offer_total"],
    ],
    ["no price before", { repair_offer_before: "" }, ["repair_offer_before"]],
    ["words for a price", { repair_offer_total: "about 160" }, ["repair_offer_total"]],
    ["a price that could be two", { repair_offer_total: "1,599" }, ["repair_offer_total"]],
    ["an extra without a price", { repair_offer_extras: "Frame 35.00; Glue" }, ["repair_offer_extras"]],
    ["an extra that could be two", { repair_offer_extras: "Frame 1 234,50" }, ["repair_offer_extras"]],
  ])("that holds %s is not shown, and the fields are named", (_, fault, invalidFields) => {
    const tickets = readAll({ metaData: meta({ ...offer, ...fault }) });
    expect(tickets).toMatchObject({
      invalidFields,
      ticket: { progress: { state: "waiting", decision: "unreadable" } },
    });
  });
  const answered = (choice: string, more: Record<string, string> = {}) =>
    meta({ ...offer, repair_state: "", repair_answer: choice, repair_answer_total: "159.00", ...more });

  test("is asked once", () =>
    expect(read({ metaData: answered("accept", { repair_state: "waiting" }) })?.progress.decision).toBeNull());
  test.each([
    ["accept", 15900],
    ["decline", 0],
  ])(
    "once it is answered with %s, that is what is owed, also where the answer does not tell its price",
    (choice, minor) => {
      for (const total of ["159.00", ""])
        expect(read({ metaData: answered(choice, { repair_answer_total: total }) })).toMatchObject({
          total: euros(minor),
          isOrderTotal: false,
          progress: { decision: null },
        });
    },
  );

  const further = { repair_state: "waiting", repair_offer_before: "159.00", repair_offer_total: "310.00" };

  test.each([
    ["accept", { total: euros(15900), isOrderTotal: false }],
    ["decline", { total: euros(11900), isOrderTotal: true }],
  ])("about a further price is asked after %s: until then what was agreed stays so", (choice, ticket) => {
    expect(read({ metaData: answered(choice, further) })).toMatchObject({
      ...ticket,
      progress: { state: "waiting", decision: { before: euros(15900), total: euros(31000) } },
    });
    const unreadable = answered(choice, { ...further, repair_offer_total: "about 310" });
    expect(read({ metaData: unreadable })).toMatchObject({ ...ticket, progress: { decision: "unreadable" } });
  });
  test("about a further price is asked after an answer that does not tell its price", () => {
    for (const choice of ["accept", "decline"])
      expect(read({ metaData: answered(choice, { ...further, repair_answer_total: "" }) })).toMatchObject({
        total: euros(11900),
        isOrderTotal: true,
        progress: { state: "waiting", decision: { total: euros(31000) } },
      });
  });
  test("a price that nobody was asked about is not agreed", () =>
    expect(read({ metaData: answered("accept", { ...further, repair_state: "in-repair" }) })).toMatchObject({
      total: euros(15900),
      progress: { state: "inRepair", decision: null },
    }));
  test("is answered in currencies without and with three decimals, too", () => {
    for (const [currency, total, answeredTotal] of [
      ["JPY", "12000", "12000"],
      ["KWD", "15.5", "15.500"],
    ] as const) {
      const fields = answered("accept", { repair_offer_total: "99", repair_answer_total: answeredTotal });
      const expected = parsePrice(total, currency);
      expect(toAnswerFields({ choice: "accept", total: expected ?? euros(0) }, 1)).toContainEqual({
        key: "repair_answer_total",
        value: answeredTotal,
      });
      expect(toRepairTicket(order({ metaData: fields }), currency, toMoment)?.ticket.total).toEqual(expected);
    }
  });
  test("of a repair after the first is answered by its own fields", () => {
    const numbered = Object.entries({
      ...offer,
      ...further,
      repair_device: "Nordlys N3 Pro",
      repair_faults: "battery",
    });
    const metaData = (answeredTotal: string) => [
      ...meta({ repair_answer: "accept", repair_answer_total: "310.00" }),
      ...numbered.map(([key, value]) => ({ key: `${key}_2`, value })),
      { key: "repair_answer_2", value: "accept" },
      { key: "repair_answer_total_2", value: answeredTotal },
    ];
    const readSecond = (answeredTotal: string) =>
      toRepairTicket(order({ metaData: metaData(answeredTotal) }), "EUR", toMoment, 2)?.ticket.progress.decision;
    expect(readSecond("159.00")).toMatchObject({ total: euros(31000) });
    expect(readSecond("310.00")).toBeNull();
  });
  test("an answered price with the shop's own sign is not asked about again", () => {
    const answer = { repair_answer: "accept", repair_answer_total: "1127.50" };
    const metaData = meta({ ...offer, repair_offer_total: "1127,50 US$", ...answer });
    expect(toRepairTicket(order({ metaData }), "USD", toMoment, 1, ["es-ES"])?.ticket.progress.decision).toBeNull();
  });
  test("an accepted price may have the sign that the shop's prices have", () => {
    const answer = { repair_state: "", repair_answer: "accept" };
    const metaData = meta({ ...offer, repair_offer_total: "1127,50 US$", ...answer });
    expect(toRepairTicket(order({ metaData }), "USD", toMoment, 1, ["es-ES"])?.ticket.total).toEqual({
      minor: 112_750,
      currency: "USD",
    });
  });
  test("after the answer the workshop's notes go on telling how it goes", () => {
    const nodes = [note(1, "in-repair:"), note(2, "ready: Open until 16:00.")];
    expect(
      read({ metaData: meta({ ...offer, repair_state: "", repair_answer: "accept" }), orderNotes: { nodes } })?.progress
        .state,
    ).toBe("ready");
  });
  test("is asked only while the repair waits", () =>
    expect(read({ metaData: meta({ ...offer, repair_state: "ready" }) })?.progress.decision).toBeNull());
});

describe("whatever meta data, notes and dates hold", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "",
      "50,00",
      "1,234",
      "94.00",
      "waiting",
      "accept",
      "NaN",
      "<b>1</b>&amp;",
      "2026-13-45",
      "2026-11-23 10:00:00",
    ),
  );
  const key = fc.oneof(
    fc.constantFrom<string>(
      "repair_device",
      "repair_state",
      "repair_answer",
      "repair_answer_total",
      "repair_slot",
      "repair_faults",
      "__proto__",
      "constructor",
      ...offerFieldKeys,
    ),
    fc.string(),
  );
  const entry = fc.option(fc.record({ key, value: fc.option(text) }));
  const wire: fc.Arbitrary<RepairFields> = fc.record({
    databaseId: fc.option(fc.nat()),
    orderNumber: fc.option(text),
    date: fc.option(text),
    status: fc.option(text),
    rawTotal: fc.option(text),
    billing: fc.option(fc.record({ email: fc.option(text) })),
    metaData: fc.option(fc.array(entry).map((entries) => [...meta({ repair_state: "waiting" }), ...entries])),
    orderNotes: fc.option(
      fc.record({
        nodes: fc.array(
          fc.record({
            databaseId: fc.option(fc.nat()),
            note: fc.option(text),
            dateCreated: fc.option(text),
            isCustomerNote: fc.option(fc.boolean()),
          }),
        ),
      }),
    ),
  });

  test("a repair is read or is none, and every time and price in it can be shown", () => {
    fc.assert(
      fc.property(wire, (one) => {
        const result = toRepairTicket(one, "EUR", (plain) =>
          /^\d{4}-\d\d-\d\d \d\d:/.test(plain) ? toMoment(plain) : null,
        );
        if (!result) return;
        const { details, progress } = result.ticket;
        for (const moment of [details.slot, ...progress.events.map(({ at }) => at)])
          expect(moment === null || !Number.isNaN(Date.parse(moment))).toBe(true);
        expect(result.invalidFields.length > 0).toBe(progress.decision === "unreadable");
        const { decision } = progress;
        if (!decision || decision === "unreadable") return;
        for (const { minor } of [decision.before, decision.total, ...decision.extras.map(({ amount }) => amount)])
          expect(Number.isSafeInteger(minor)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
