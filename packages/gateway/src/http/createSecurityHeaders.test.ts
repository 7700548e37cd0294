import { expect, test } from "vitest";
import { createSecurityHeaders } from "./createSecurityHeaders.ts";

const policyOf = (options?: Parameters<typeof createSecurityHeaders>[0]) =>
  Object.fromEntries(
    (createSecurityHeaders(options)["content-security-policy"] ?? "")
      .split("; ")
      .map((part) => [part.split(" ")[0], part]),
  );

test("only what is ours runs", () => {
  const policy = policyOf({ nonce: "abc" });
  expect(policy["default-src"]).toBe("default-src 'self'");
  expect(policy["script-src"]).toBe("script-src 'self' 'nonce-abc'");
  expect(policy["style-src"]).toBe("style-src 'self' 'nonce-abc'");
  expect(policy["img-src"]).toBe("img-src 'self' data:");
  for (const name of ["object-src", "base-uri", "frame-ancestors", "frame-src"])
    expect(policy[name]).toBe(`${name} 'none'`);
  expect(policy["form-action"]).toBe("form-action 'self'");
});

test("without a nonce nothing inline runs", () => expect(policyOf()["script-src"]).toBe("script-src 'self'"));

test("text becomes HTML or a script by named policies alone", () => {
  const policy = policyOf({ nonce: "abc" });
  expect(policy["require-trusted-types-for"]).toBe("require-trusted-types-for 'script'");
  expect(policy["trusted-types"]).toBe("trusted-types rewire-prose rewire-entities rewire-modules");
  const withCards = policyOf({ nonce: "abc", additionalPolicies: { script: ["https://pay.example"] } });
  expect(withCards["trusted-types"]).toBe(
    "trusted-types rewire-prose rewire-entities rewire-modules rewire-card-script",
  );
});

test("HTML holds no style attributes", () => {
  for (const isDevelopment of [true, false])
    expect(policyOf({ isDevelopment })["style-src-attr"]).toBe("style-src-attr 'none'");
});

test("a page may name the hosts that it needs", () => {
  const policy = policyOf({
    additionalPolicies: {
      script: ["https://pay.example"],
      frame: ["https://pay.example"],
      connect: ["https://api.pay.example"],
    },
  });
  expect(policy["script-src"]).toContain("https://pay.example");
  expect(policy["frame-src"]).toBe("frame-src https://pay.example");
  expect(policy["connect-src"]).toContain("https://api.pay.example");
});

test("https is insisted on only where it is spoken", () => {
  expect(policyOf()).not.toHaveProperty("upgrade-insecure-requests");
  expect(policyOf({ isHttps: true })).toHaveProperty("upgrade-insecure-requests");
});

test("evaluated code is for development alone", () => {
  expect(policyOf()["script-src"]).not.toContain("unsafe");
  expect(policyOf({ isDevelopment: true })).not.toHaveProperty("require-trusted-types-for");
  expect(policyOf({ isDevelopment: true, nonce: "a" })["script-src"]).toContain("'unsafe-eval'");
});
