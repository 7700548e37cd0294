import { expect, test } from "vitest";
import { findIban } from "./findIban.ts";

test.each([
  ["IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001", "DE02 1203 0000 0000 2020 51"],
  ["to DE02120300000000202051.", "DE02 1203 0000 0000 2020 51"],
  ["FR14 2004 1010 0505 0001 3M02 606", "FR14 2004 1010 0505 0001 3M02 606"],
  ["NL91ABNA0417164300", "NL91 ABNA 0417 1643 00"],
])("%s", (text, iban) => expect(findIban(text)).toBe(iban));

test.each(["", "Please use your Order ID", "DE02 1203 0000 0000 2020 52", "order RW20 4817 0000 1111"])(
  "%s has none",
  (text) => expect(findIban(text)).toBeNull(),
);
