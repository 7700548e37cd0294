import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { createMemoryDatabase } from "./createMemoryDatabase.ts";
import { readDocument } from "./readDocument.ts";

describe("a document of the shop's store", () => {
  test("is read as it was written: every product, category and attribute", () => {
    for (const product of catalogue.products)
      expect(readDocument("product", "1", JSON.stringify(product))).toEqual(JSON.parse(JSON.stringify(product)));
    for (const category of catalogue.categories)
      expect(readDocument("category", "1", JSON.stringify(category))).toEqual(JSON.parse(JSON.stringify(category)));
    for (const attribute of catalogue.attributes)
      expect(readDocument("attribute", "1", JSON.stringify(attribute))).toEqual(attribute);
  });

  test.each([
    ["stock", '{"quantity":"3","keeper":1,"changedAt":0}', "quantity"],
    ["reservation", '[{"order":1,"quantity":1}]', "0.until"],
    ["customerOrders", '["7"]', "0"],
    ["orderKey", "{", "it"],
    ["session", "null", "it"],
    ["product", '{"type":"bundle"}', "type"],
  ] as const)("of kind %s that this shop has not written is refused in words: %s", (kind, text, place) => {
    expect(() => readDocument(kind, "7", text)).toThrow(
      `The shop cannot read what it keeps as ${kind} 7 (${place} is not what it has to be). Delete its data folder`,
    );
  });

  test("may be an older shop's, where its keeper and time are not known", () => {
    expect(readDocument("stock", "7", '{"quantity":3}')).toEqual({ quantity: 3, keeper: 0, changedAt: 0 });
  });

  test("is a copy, in and out", () => {
    const database = createMemoryDatabase();
    const ids = [3];
    database.write("customerOrders", "2", ids);
    ids.push(4);
    const [read] = [database.read("customerOrders", "2")];
    expect(read).toEqual([3]);
    expect(database.read("customerOrders", "2")).not.toBe(read);
    expect(database.list("customerOrders")).toEqual([[3]]);
  });
});
