import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { afterEach, describe, expect, test, vi } from "vitest";
import { failureOf } from "./failureOf.ts";

const answered = (status: number, bodyText: string) => new ServerError("refused", { response: new Response(bodyText, { status }), bodyText });

afterEach(() => vi.unstubAllGlobals());

describe("failureOf", () => {
  test("the shop's words", () => {
    expect(failureOf(new CombinedGraphQLErrors({ errors: [{ message: "Cart is empty" }, { message: "Internal server error" }] }))).toEqual({ kind: "cartEmpty" });
  });
  test("the gateway names the shop's troubles", () => {
    const body = (kind: string) => JSON.stringify({ errors: [{ message: "The shop took too long.", extensions: { kind } }] });
    expect(failureOf(answered(504, body("timeout")))).toEqual({ kind: "timeout" });
    expect(failureOf(answered(502, body("unreachable")))).toEqual({ kind: "unreachable" });
    expect(failureOf(answered(400, body("badRequest")))).toEqual({ kind: "shopError" });
  });
  test("a page of a proxy is no answer", () => {
    expect(failureOf(answered(502, "<html>Bad gateway</html>"))).toEqual({ kind: "unreachable" });
    expect(failureOf(new ServerParseError(new SyntaxError("x"), { response: new Response("<html>"), bodyText: "<html>" }))).toEqual({ kind: "shopError" });
  });
  test("time is up", () => expect(failureOf(new DOMException("late", "TimeoutError"))).toEqual({ kind: "timeout" }));
  test("the network", () => {
    vi.stubGlobal("navigator", { onLine: true });
    expect(failureOf(new TypeError("Failed to fetch"))).toEqual({ kind: "unreachable" });
    vi.stubGlobal("navigator", { onLine: false });
    expect(failureOf(new TypeError("Failed to fetch"))).toEqual({ kind: "offline" });
  });
});
