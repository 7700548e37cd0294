import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readShopVariables } from "./shopVariables.ts";

test("what is absent or empty takes its default", () => {
  const defaults = {
    SHOP_PORT: 4400,
    SHOP_HOST: "127.0.0.1",
    SHOP_GATEWAYS: ["bacs", "cheque", "cod"],
    SHOP_SAMPLE_ORDERS: false,
  };
  expect(readShopVariables({})).toEqual(defaults);
  expect(readShopVariables({ SHOP_PORT: "", SHOP_HOST: " ", SHOP_SCENARIO: "", PATH: "/bin" })).toEqual(defaults);
  expect(readShopVariables({ SHOP_GATEWAYS: "" }).SHOP_GATEWAYS).toEqual([""]);
});

test("what is set is taken", () => {
  expect(
    readShopVariables({
      SHOP_PORT: "0",
      SHOP_SITE_URL: "http://localhost:4400/",
      SHOP_GATEWAYS: "cod, stripe",
      SHOP_SCENARIO: "catalogueOf(50)",
    }),
  ).toMatchObject({
    SHOP_PORT: 0,
    SHOP_SITE_URL: "http://localhost:4400",
    SHOP_GATEWAYS: ["cod", "stripe"],
    SHOP_SCENARIO: "catalogueOf(50)",
  });
});

test("all faults are told at once, and no password", () => {
  expect(() =>
    readShopVariables({ SHOP_PORT: "many", SHOP_FRONT_URL: "shop", SHOP_SCENARIO: "rain", SMTP_URL: "hunter2" }),
  ).toThrow(
    'SHOP_PORT must be a port number, not "many". SHOP_FRONT_URL must be an http(s) address, not "shop". ' +
      'SHOP_SCENARIO must be the name of a scenario, not "rain". ' +
      "SMTP_URL must be an address such as smtp://user:password@mail.example:587.",
  );
});

/** Of any sign, also half of a pair; fast-check's own "binary" fills a table of a million first. */
const anyText = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));
const anyAddress = fc
  .tuple(fc.constantFrom("http://", "https://", "smtp://"), fc.domain(), anyText)
  .map((parts) => parts.join(""));

test("any text in any variable is taken, or refused by the variable's name", () => {
  const name = fc.constantFrom("SHOP_PORT", "SHOP_HOST", "SHOP_SITE_URL", "SHOP_GATEWAYS", "SHOP_SCENARIO", "SMTP_URL");
  fc.assert(
    fc.property(name, fc.oneof(anyText, fc.integer().map(String), anyAddress), (one, text) => {
      try {
        const { SHOP_PORT } = readShopVariables({ [one]: text });
        expect(SHOP_PORT >= 0 && SHOP_PORT <= 65_535).toBe(true);
      } catch (error) {
        expect(String(error)).toContain(`Error: ${one} must be `);
      }
    }),
  );
});
