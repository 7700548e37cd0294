// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAttempt } from "../checkout/purchaseAttempt.ts";
import { createUuid } from "./createUuid.ts";

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("ids are of version 4, and differ", () => {
  const ids = Array.from({ length: 200 }, createUuid);
  for (const id of ids) expect(id).toMatch(uuidPattern);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a page served without TLS, whose browser makes no ids, can be bought on", () => {
  const { crypto } = window;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(openAttempt().key).toMatch(uuidPattern);
});
