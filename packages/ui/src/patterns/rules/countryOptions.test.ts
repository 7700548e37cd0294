import { describe, expect, it } from "vitest";
import { formatCountryName, createCountryOptions } from "./countryOptions.ts";

describe("countries", () => {
  it("carry their names in the reader's language, in its order", () => {
    expect(createCountryOptions(["DE", "AT", "PT"], "en-US").map(({ label }) => label)).toEqual([
      "Austria",
      "Germany",
      "Portugal",
    ]);
    expect(createCountryOptions(["DE", "AT", "EG"], "de-DE").map(({ label }) => label)).toEqual([
      "Ägypten",
      "Deutschland",
      "Österreich",
    ]);
  });

  it("show the code where there is no name", () => {
    expect(formatCountryName("QQ", "en-US")).toBe("QQ");
    expect(formatCountryName("", "en-US")).toBe("");
    expect(formatCountryName("x1", "en-US")).toBe("x1");
  });
});
