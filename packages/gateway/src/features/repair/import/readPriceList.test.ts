import { parseMoney } from "@rewire/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount } from "./readAmount.ts";
import { readPriceList } from "./readPriceList.ts";

const HEAD = "model,fault,price,minutes,warranty";
const read = (...lines: readonly string[]) => readPriceList(lines.join("\n"), "EUR");
const faultsOf = (...lines: readonly string[]) =>
  read(...lines).issues.map(({ line, column, problem }) => `${line} ${column}: ${problem}`);

describe("a price list is read", () => {
  const repair = { model: "Halden 6", fault: "Screen", minutes: 60, warrantyMonths: 12 };

  test.each([
    ["with commas", [HEAD, "Halden 6,Screen,79.00,60,12"]],
    ["with semicolons and decimal commas", [HEAD.replaceAll(",", ";"), "Halden 6;Screen;79,00;60;12"]],
    ["with tabs", [HEAD.replaceAll(",", "\t"), "Halden 6\tScreen\t79\t60\t12"]],
    [
      "with a byte order mark, Windows's line ends and empty lines",
      [`\u{feff}${HEAD}\r`, "\r", "Halden 6,Screen,79.00,60,12\r", ",,,,\r", ""],
    ],
    [
      "with quotation marks, capitals and spaces",
      ['"Model", FAULT ,Price,Minutes,Warranty', '"Halden  6", "Screen","79,00","60",12'],
    ],
  ])("%s", (_, lines) => {
    const { rows, issues } = read(...lines);
    expect(issues).toEqual([]);
    expect(rows).toMatchObject([{ ...repair, price: { decimal: "79.00", money: { minor: 7900, currency: "EUR" } } }]);
  });

  test("with what people put into names", () => {
    const { rows } = read(HEAD, '"Tab 10"" Pro",Größe & Glas,79,60,12', "Lumi 9,画面,79,,0");
    const glass = { model: 'Tab 10" Pro', fault: "Größe & Glas" };
    expect(rows).toMatchObject([glass, { fault: "画面", minutes: null, line: 3 }]);
  });

  test("with what else a repair may say; a column that is not there says nothing", () => {
    const head = `${HEAD},device,price_to,kind,parts`;
    const { rows } = read(head, "A,Port,69,45,12,Phone,99,,original", "A,Water,29,2880,3,phone,,check,");
    expect(rows[0]).toMatchObject({ device: "phone", highest: { decimal: "99.00" }, kind: "fixed", parts: "original" });
    expect(rows[1]).toMatchObject({ highest: null, kind: "check", parts: "none" });
    expect(read(`${HEAD},device`, "A,Port,69,45,12,").rows[0]).not.toHaveProperty("device");
    const [plain] = read(HEAD, "A,Port,69,45,12").rows;
    const keys = ["fault", "line", "minutes", "model", "price", "warrantyMonths"];
    expect(Object.keys(plain ?? {}).toSorted()).toEqual(keys);
  });
});

describe("what is wrong is named", () => {
  test("by line, column and what is there, all at once", () => {
    const lines = [",Screen,79,60,12", "A,Screen,€79,60,12", "", "B,Screen,79,1 h,12", "C,Screen,79,60,"];
    expect(faultsOf(HEAD, ...lines)).toEqual([
      "2 model: is missing",
      '3 price: "€79" is no amount: write digits alone, such as 79.00 or 79,00, without a currency',
      '5 minutes: "1 h" is no whole number from 1 to 999999',
      "6 warranty: is no whole number from 0 to 600",
    ]);
  });

  test.each([
    ["1.234", "could be 1234 or 1: write 1234.00 or 1.00"],
    ["79.005", "could be 79005 or 79: write 79005.00 or 79.00"],
    ["79.0055", "has more than 2 digits behind the point"],
    ["-79", "is no amount: write digits alone, such as 79.00 or 79,00, without a currency"],
    ["0.00", "must be more than nothing"],
    ["12345678901", "has too many digits"],
  ])("a price of %s", (price, problem) => {
    expect(faultsOf(HEAD, `A,Screen,${price},60,12`)).toEqual([`2 price: ${JSON.stringify(price)} ${problem}`]);
  });

  test("columns that are missing, unknown or there twice", () => {
    expect(faultsOf("model,fault,prize,minutes,model")).toEqual([
      "1 : the column price is missing",
      "1 : the column warranty is missing",
      '1 : there is no column "prize": there are model, fault, price, minutes, warranty, device, price_to, kind, parts',
      "1 : the column model is there twice",
    ]);
  });

  test.each([
    ["an empty file", [""], "1 : the file is empty"],
    ["a file without a repair", [HEAD], "2 : there is no repair in the file"],
    [
      "a quotation mark that never ends",
      [HEAD, 'A,"Screen,79,60,12'],
      '2 : a quotation mark is opened or closed at the wrong place; double it inside a cell: ""',
    ],
    [
      "a decimal comma between commas",
      [HEAD, "A,Screen,79,00,60,12"],
      "2 : has 6 cells under 5 columns: a cell with a comma or semicolon needs quotation marks",
    ],
    [
      "the same repair again",
      [HEAD, "Halden-6,Screen,79,60,12", "halden 6,SCREEN,89,60,12"],
      "3 : is the same repair as line 2",
    ],
    [
      "a tag in a name",
      [HEAD, "A<b>,Screen,79,60,12"],
      '2 model: "A<b>" holds <, > or a line break, which a name cannot',
    ],
  ])("%s", (_, lines, fault) => expect(faultsOf(...lines)).toEqual([fault]));

  test("what does not go together", () => {
    const head = `${HEAD},price_to,kind,device`;
    expect(faultsOf(head, "A,Port,99,45,12,69,,phone", "B,Port,69,45,12,99,check,fridge")).toEqual([
      "2 price_to: 69.00 is not more than the price of 99.00",
      '3 device: "fridge" is none of phone, laptop, tablet, wearable, audio, console, other',
      "3 price_to: must be empty for a check, which has one price",
    ]);
  });
});

test("an amount reads back as it was printed, in every way of printing it", () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
  const styles = fc.constantFrom(
    ["", "."],
    ["", ","],
    [".", ","],
    [",", "."],
    ["'", "."],
    ["’", "."],
    [" ", ","],
    ["\u{a0}", ","],
  );
  fc.assert(
    fc.property(amounts, styles, (minor, [group = "", point = "."]) => {
      const text = String(minor).padStart(3, "0");
      const whole = text.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
      const { money, decimal } = readAmount(`${whole}${point}${text.slice(-2)}`, "EUR");
      expect(money.minor).toBe(minor);
      expect(parseMoney(decimal, "EUR").minor).toBe(minor);
    }),
  );
});

test("a currency without cents has none, and groups of thousands", () => {
  expect(readAmount("12,800", "JPY")).toEqual({ decimal: "12800", money: { minor: 12_800, currency: "JPY" } });
  expect(() => readAmount("12.5", "JPY")).toThrow(RangeError);
});
