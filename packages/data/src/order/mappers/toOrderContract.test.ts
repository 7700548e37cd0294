import { describe, expect, test } from "vitest";
import { toOrderContract, type OrderContractFields } from "./toOrderContract.ts";

const line = (net: string, tax: string, categories: readonly string[] = ["audio"]) => ({
  quantity: 1,
  subtotal: null,
  rawTotal: net,
  rawTotalTax: tax,
  product: { node: { name: "Hub", slug: "hub", productCategories: { nodes: categories.map((slug) => ({ slug })) } } },
  variation: null,
});
const read = (
  lines: readonly (ReturnType<typeof line> & { readonly databaseId?: number })[],
  total: string,
  more: Partial<OrderContractFields> = {},
) =>
  toOrderContract(
    {
      databaseId: 890,
      orderNumber: "1890",
      date: "2026-11-21T09:00:00+00:00",
      dateCompleted: null,
      datePaid: null,
      paymentMethod: "bacs",
      status: "PROCESSING",
      rawTotal: total,
      rawShippingTotal: "4.09",
      rawShippingTax: "0.86",
      billing: { email: "ada@example.test", firstName: "Ada", lastName: "O&#039;Hara" },
      metaData: [],
      orderNotes: { nodes: [] },
      lineItems: { nodes: lines },
      ...more,
    },
    "EUR",
    () => null,
  );
const paidIn = (contract: ReturnType<typeof read>) => contract?.lines.map(({ paid }) => paid.minor);

describe("an order as a contract", () => {
  test("has what each line cost after coupons, with tax", () => {
    const contract = read([line("41.32231405", "8.67768595"), line("82.6446281", "17.3553719")], "154.95");
    expect(paidIn(contract)).toEqual([5000, 10_000]);
    expect(contract).toMatchObject({ total: { minor: 15_495 }, customer: { name: "Ada O'Hara" }, completed: null });
  });

  test("has the shop's ids of its lines, where the shop names them", () => {
    const contract = read([{ ...line("10", "0"), databaseId: 71 }, line("20", "0")], "34.95");
    expect(contract?.lines.map(({ id }) => id)).toEqual([71, null]);
  });

  test("tells of each repair line how far it is, and of goods nothing", () => {
    const metaData = [
      { key: "repair_device", value: "Halden 6" },
      { key: "repair_state", value: "in-repair" },
    ];
    const contract = read([line("10", "0", ["repair-phone"]), line("20", "0")], "34.95", { metaData });
    expect(contract?.lines.map(({ repairStates }) => repairStates)).toEqual([["inRepair"], []]);
  });

  test("gives cents of rounding to the most expensive line", () => {
    expect(paidIn(read([line("10", "0"), line("20", "0")], "34.97"))).toEqual([1000, 2002]);
  });

  test("never pays back more than was paid, as where a gift card lowered the total alone", () => {
    expect(paidIn(read([line("10", "0"), line("20", "0")], "19.95"))).toEqual([500, 1000]);
  });

  test("tells whether it is paid by the shop's record of a payment", () => {
    const lines = [line("10", "0")];
    expect(read(lines, "14.95", { status: "ON_HOLD" })?.payment).toBe("unknown");
    expect(read(lines, "14.95", { datePaid: "2026-11-22T09:00:00+00:00" })?.payment).toBe("paid");
    expect(read(lines, "14.95", { paymentMethod: "cod" })?.payment).toBe("unpaid");
    // A gift card paid the rest.
    expect(read(lines, "9.95", { paymentMethod: "cod" })?.payment).toBe("unknown");
  });

  test("knows what is not sent", () => {
    const physicalLine = line("10", "0");
    const virtual = { ...physicalLine, product: { node: { ...physicalLine.product.node, virtual: true } } };
    expect(read([virtual, physicalLine], "24.95")?.lines.map(({ isVirtual }) => isVirtual)).toEqual([true, false]);
  });

  test("knows repairs by their category", () => {
    const contract = read([line("10", "0", ["repair-phone"]), line("20", "0")], "34.95");
    expect(contract?.lines.map(({ isRepair }) => isRepair)).toEqual([true, false]);
  });
});
