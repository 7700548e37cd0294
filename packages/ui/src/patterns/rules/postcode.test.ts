import { needsPostcode, findPostcodeExample } from "@rewire/domain";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { describe, expect, it } from "vitest";

import { isPostcode } from "./postcode.ts";

const named = [
  "AD",
  "AT",
  "BE",
  "BR",
  "CA",
  "CH",
  "CZ",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GB",
  "GR",
  "IE",
  "IT",
  "JP",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "SE",
  "US",
];

describe("postcodes", () => {
  it.each(named)("the example that %s is shown is right", (country) => {
    expect(isPostcode(findPostcodeExample(country) ?? "none", country)).toBe(true);
  });

  it.each([
    ["1099", "DE"],
    ["109999", "DE"],
    ["ABCDE", "DE"],
    ["10999", "NL"],
    ["75011", "GB"],
  ])("%s is refused for %s", (postcode, country) => {
    expect(isPostcode(postcode, country)).toBe(false);
  });

  it.each([
    [" 10999 ", "DE"],
    ["1012js", "NL"],
    ["sw1a1aa", "GB"],
    ["d02 af30", "IE"],
    ["11 120", "SE"],
    ["K1A-0B1", "CA"],
  ])("%s is forgiven for %s", (postcode, country) => {
    expect(isPostcode(postcode, country)).toBe(true);
  });

  it("countries without postcodes need none", () => {
    expect(["AE", "HK", "QA"].map(needsPostcode)).toEqual([false, false, false]);
    expect(["DE", "US", "PT"].map(needsPostcode)).toEqual([true, true, true]);
  });

  it("knows who needs one as the library does", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const codes = letters
      .flatMap((letter) => letters.map((other) => letter + other))
      .filter((code) => new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code));
    const codesWithPostcode = codes.filter(
      (code) => postcodeValidatorExistsForCountry(code) && !postcodeValidator("", code),
    );
    expect(codes.filter(needsPostcode)).toEqual(codesWithPostcode);
  });

  it("an unknown country accepts anything", () => {
    expect(isPostcode("whatever", "ZZ")).toBe(true);
  });
});
