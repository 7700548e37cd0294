import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { afterEach, describe, expect, test, vi } from "vitest";
import { toShopFailure } from "./toShopFailure.ts";

const answered = (status: number, bodyText: string) =>
  new ServerError("refused", { response: new Response(bodyText, { status }), bodyText });

afterEach(() => vi.unstubAllGlobals());

describe("toShopFailure", () => {
  test("the shop's words", () => {
    expect(
      toShopFailure(
        new CombinedGraphQLErrors({ errors: [{ message: "Cart is empty" }, { message: "Internal server error" }] }),
      ),
    ).toEqual({ kind: "cartEmpty" });
  });
  test("the gateway names the shop's troubles", () => {
    const body = (kind: string) =>
      JSON.stringify({ errors: [{ message: "The shop took too long.", extensions: { kind } }] });
    expect(toShopFailure(answered(504, body("timeout")))).toEqual({ kind: "timeout" });
    expect(toShopFailure(answered(502, body("unreachable")))).toEqual({ kind: "unreachable" });
    expect(toShopFailure(answered(400, body("badRequest")))).toEqual({ kind: "shopError" });
  });
  test("a text that the gateway finds too long, with what fits", () => {
    const body = (extensions: object) =>
      JSON.stringify({ errors: [{ message: "input.code has more than 250 characters.", extensions }] });
    expect(toShopFailure(answered(400, body({ kind: "tooLong", max: 250 })))).toEqual({ kind: "tooLong", max: 250 });
    expect(toShopFailure(answered(400, body({ kind: "tooLong" })))).toEqual({ kind: "shopError" });
    expect(toShopFailure(answered(429, body({ kind: "tooManySlots" })))).toEqual({ kind: "tooManySlots" });
  });
  test("a page of a proxy is no answer", () => {
    expect(toShopFailure(answered(502, "<html>Bad gateway</html>"))).toEqual({ kind: "unreachable" });
    expect(
      toShopFailure(
        new ServerParseError(new SyntaxError("x"), { response: new Response("<html>"), bodyText: "<html>" }),
      ),
    ).toEqual({ kind: "shopError" });
  });
  test("time is up", () =>
    expect(toShopFailure(new DOMException("late", "TimeoutError"))).toEqual({ kind: "timeout" }));
  test("the network", () => {
    vi.stubGlobal("navigator", { onLine: true });
    expect(toShopFailure(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
    vi.stubGlobal("navigator", { onLine: false });
    expect(toShopFailure(new TypeError("Failed to fetch"))).toEqual({ kind: "offline" });
  });
});
