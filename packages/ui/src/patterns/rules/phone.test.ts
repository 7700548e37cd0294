import { describe, expect, it } from "vitest";
import { findPhoneError } from "./phone.ts";

describe("phoneError", () => {
  it.each([
    ["+49 151 23456789", "DE"],
    ["0151 23456789", "DE"],
    ["+351 912 345 678", "DE"],
    ["912 345 678", "PT"],
    ["+1 (202) 555-0143", "ZZ"],
  ])("%s passes in %s", async (phone, country) => {
    expect(await findPhoneError(phone, country)).toBeNull();
  });

  it.each([
    ["0151 23", "DE", "checkout.phoneShort"],
    ["0151 2345678901234567", "DE", "checkout.phoneLong"],
    ["call me", "DE", "checkout.phoneWrong"],
    ["12345678", "ZZ", "checkout.phoneWrong"],
  ])("%s in %s is %s", async (phone, country, error) => {
    expect(await findPhoneError(phone, country)).toBe(error);
  });
});
