import { describe, expect, test } from "vitest";
import { remainingQuantity, type Stock } from "./stock.ts";

const counted = (
  quantity: number | null,
  lowStockAmount: number | null = null,
  state: Stock["state"] = "inStock",
): Stock => ({ state, quantity, lowStockAmount });

describe("remainingQuantity", () => {
  test.each([
    ["at the threshold", counted(5, 5), 5],
    ["above it", counted(6, 5), null],
    ["at the default of two", counted(2), 2],
    ["above the default", counted(3), null],
    ["not counted", counted(null, 5), null],
    ["none left", counted(0, 5), null],
    ["oversold", counted(-2, 5), null],
    ["sold out", counted(2, 5, "outOfStock"), null],
    ["on backorder", counted(2, 5, "onBackorder"), null],
    ["threshold zero", counted(1, 0), null],
  ])("%s", (_name, stock, pieces) => expect(remainingQuantity(stock)).toBe(pieces));
});
