import { defaultSettings } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { addressOf, isSameOrigin, isSecure, type OriginConfig } from "./origin.ts";

const config = (baseUrl = "", trustProxy = false): OriginConfig => ({
  trustProxy, settings: { ...defaultSettings, site: { ...defaultSettings.site, baseUrl } },
});
const request = (headers: Record<string, string>, url = "http://localhost:3000/graphql") => new Request(url, { method: "POST", headers });

describe("the same origin", () => {
  const cases: readonly [string, Record<string, string>, boolean][] = [
    ["a page of ours", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
    ["an older browser", { origin: "http://localhost:3000" }, true],
    ["no browser", {}, true],
    ["another site", { origin: "https://evil.example" }, false],
    ["another port", { origin: "http://localhost:3001" }, false],
    ["a sandboxed frame", { origin: "null" }, false],
    ["a sister site", { "sec-fetch-site": "same-site" }, false],
    ["a cross-site form without Origin", { "sec-fetch-site": "cross-site" }, false],
    ["our name as a part of another", { origin: "http://localhost:3000.evil.example" }, false],
    ["nonsense", { origin: "evil" }, false],
  ];
  test.each(cases)("%s", (_, headers, expected) => expect(isSameOrigin(request(headers), config())).toBe(expected));

  test("behind a proxy the public host counts", () => {
    const headers = { origin: "https://shop.example", "x-forwarded-host": "shop.example" };
    expect(isSameOrigin(request(headers), config("", true))).toBe(true);
    expect(isSameOrigin(request(headers), config())).toBe(false);
    expect(isSameOrigin(request(headers), config("https://shop.example"))).toBe(true);
  });
});

describe("https", () => {
  test("is seen in the address", () => {
    expect(isSecure(request({}, "https://shop.example/"), config())).toBe(true);
    expect(isSecure(request({}), config())).toBe(false);
  });
  test("is believed of a proxy only when it is trusted", () => {
    expect(isSecure(request({ "x-forwarded-proto": "https" }), config("", true))).toBe(true);
    expect(isSecure(request({ "x-forwarded-proto": "https" }), config())).toBe(false);
  });
  test("is known from the storefront's own address", () => {
    expect(isSecure(request({ host: "shop.example" }, "http://shop.example/"), config("https://shop.example"))).toBe(true);
    expect(isSecure(request({}), config("https://shop.example"))).toBe(false);
  });
});

describe("the address for links with a host", () => {
  test("is the configured one", () => expect(addressOf(request({ host: "other.example" }), config("https://shop.example"))).toBe("https://shop.example"));
  test("else what the visitor asked for, behind a trusted proxy too", () => {
    expect(addressOf(request({ host: "localhost:3000" }), config())).toBe("http://localhost:3000");
    const forwarded = { host: "10.0.0.1", "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" };
    expect(addressOf(request(forwarded), config("", true))).toBe("https://shop.example");
    expect(addressOf(request(forwarded), config())).toBe("http://10.0.0.1");
  });
  test("is no address when the host is none", () => expect(addressOf(request({ host: "a b<script>" }), config())).toBe(""));
});
