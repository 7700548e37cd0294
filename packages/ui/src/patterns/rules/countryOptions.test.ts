import { describe, expect, it } from "vitest";
import { countryName, countryOptions } from "./countryOptions.ts";

describe("countries", () => {
  it("carry their names in the reader's language, in its order", () => {
    expect(countryOptions(["DE", "AT", "PT"], "en-US").map(({ label }) => label)).toEqual([
      "Austria",
      "Germany",
      "Portugal",
    ]);
    expect(countryOptions(["DE", "AT", "EG"], "de-DE").map(({ label }) => label)).toEqual([
      "Ägypten",
      "Deutschland",
      "Österreich",
    ]);
  });

  it("show the code where there is no name", () => {
    expect(countryName("QQ", "en-US")).toBe("QQ");
    expect(countryName("", "en-US")).toBe("");
    expect(countryName("x1", "en-US")).toBe("x1");
  });
});
