import { afterEach, expect, test, vi } from "vitest";
import { createTrustedRule, trustedPolicies } from "./trustedTypes.ts";

afterEach(() => vi.unstubAllGlobals());

const shout = (text: string) => text.toUpperCase();

test("without Trusted Types the rule alone makes text", () => {
  expect(createTrustedRule(trustedPolicies.prose, "createHTML", shout)("a")).toBe("A");
});

test("with them one policy makes everything by the rule", () => {
  const createPolicy = vi.fn((name: string, { createHTML }: Record<string, (text: string) => string>) => ({
    createHTML: (text: string) => ({ name, trusted: createHTML?.(text) }),
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const rule = createTrustedRule(trustedPolicies.prose, "createHTML", shout);
  expect(createPolicy).not.toHaveBeenCalled();
  expect([rule("a"), rule("b")]).toEqual([
    { name: "rewire-prose", trusted: "A" },
    { name: "rewire-prose", trusted: "B" },
  ]);
  expect(createPolicy).toHaveBeenCalledOnce();
});

test("there is no default policy", () => expect(Object.values<string>(trustedPolicies)).not.toContain("default"));
