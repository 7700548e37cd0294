import { describe, expect, test } from "vitest";
import { detectLocale } from "./detectLocale.server.ts";

const detectFromHeaders = (headers: Record<string, string>) =>
  detectLocale(new Request("http://shop.test/", { headers }));

describe("detectLocale", () => {
  test("a language chosen before wins over the browser's", () => {
    expect(detectFromHeaders({ cookie: "a=b; i18n_redirected=en_US", "accept-language": "de" })).toBe("en_US");
  });
  test.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de_DE"],
    ["nl,de;q=0.7", "de_DE"],
    ["en;q=0.4,de;q=0.6", "de_DE"],
    ["pt-PT,pt;q=0.9", "pt_BR"],
    ["ca,es;q=0.8,fr;q=0.7", "es_ES"],
    ["it", "it_IT"],
    ["fr-CA", "fr_FR"],
    ["de;q=0,en", "en_US"],
    ["ca", "es_ES"],
    ["gl;q=0.9,nl", "es_ES"],
    ["gsw", "de_DE"],
    ["br", "fr_FR"],
    ["ca,fr;q=0.5", "fr_FR"],
    ["nl,da", "en_US"],
    ["*", "en_US"],
    ["*,it;q=0.1", "it_IT"],
    ["i-klingon,de;q=0.5", "de_DE"],
    ["x-private", "en_US"],
    ["de_AT,fr;q=0.2", "fr_FR"],
    ["zh-Hant-TW-u-co-stroke,pt;q=0.2", "pt_BR"],
    ["aa,ab,ae,af,ak,de", "en_US"],
    ["xx", "en_US"],
    ["", "en_US"],
    [";;;q=,", "en_US"],
    [`${"x;".repeat(1_000)},de`, "en_US"],
  ])("the browser asks for %s", (header, locale) =>
    expect(detectFromHeaders({ "accept-language": header })).toBe(locale),
  );
  test("the link to the English front page stays English without JavaScript, where no choice is kept", () => {
    expect(detectFromHeaders({ "sec-fetch-site": "same-origin", "accept-language": "de" })).toBe("en_US");
    expect(
      detectFromHeaders({ "sec-fetch-site": "same-origin", "accept-language": "de", cookie: "i18n_redirected=fr_FR" }),
    ).toBe("fr_FR");
    expect(detectFromHeaders({ "sec-fetch-site": "none", "accept-language": "de" })).toBe("de_DE");
  });
  test("a cookie that is no language of ours is as good as none", () => {
    expect(detectFromHeaders({ cookie: "i18n_redirected=../../etc", "accept-language": "de" })).toBe("de_DE");
  });
});
