import { describe, expect, test } from "vitest";
import { isLocale, findPathLocale, localePrefixes, LOCALES, toLanguageTag, toLocalePath } from "./locale.ts";

describe("findPathLocale", () => {
  test.each([
    ["/", "en_US"],
    ["/products", "en_US"],
    ["/de", "de_DE"],
    ["/fr/products", "fr_FR"],
    ["/pt-br", "pt_BR"],
    ["/pt-br/checkout", "pt_BR"],
    ["/pt", "en_US"],
    ["/de/products/page/2", "de_DE"],
    ["/de.data", "de_DE"],
    ["/pt-br.data", "pt_BR"],
    ["/de/products.data", "de_DE"],
    ["/_.data", "en_US"],
    ["/demo", "en_US"],
    ["/product/de", "en_US"],
    ["", "en_US"],
  ])("%s is %s", (path, locale) => expect(findPathLocale(path)).toBe(locale));
});

describe("toLocalePath", () => {
  test.each(["/", "/products", "/product/tarn-14", "/checkout/order-received/12"])("%s goes there and back", (path) => {
    for (const locale of LOCALES) {
      const there = toLocalePath(path, locale);
      expect(findPathLocale(there)).toBe(locale);
      expect(toLocalePath(there, "en_US")).toBe(path);
    }
  });

  test.each(["//evil.example", "/de//evil.example", "/fr/\\evil.example", "///"])(
    "%s is on this site in every language",
    (path) => {
      for (const locale of LOCALES) expect(toLocalePath(path, locale)).toMatch(/^\/(?![/\\])/);
    },
  );

  test("the home page of a language has no slash at its end", () => {
    expect(toLocalePath("/", "de_DE")).toBe(localePrefixes.de_DE);
  });
});

test("a locale code becomes a language tag", () => expect(toLanguageTag("de_DE")).toBe("de-DE"));
test("only our own codes are locales", () => {
  expect(isLocale("de_DE")).toBe(true);
  expect(isLocale("nl_NL")).toBe(false);
  expect(isLocale(undefined)).toBe(false);
});
