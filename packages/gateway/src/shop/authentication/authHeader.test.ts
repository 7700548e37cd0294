import { expect, test } from "vitest";
import { authHeader } from "./authHeader.ts";

test.each([
  ["a.b.c", "Bearer a.b.c"],
  ["  a.b.c\n", "Bearer a.b.c"],
  ["Basic dXNlcjpwYXNz", "Basic dXNlcjpwYXNz"],
  [" JWT a.b.c ", "JWT a.b.c"],
])("the token %j makes the auth header %j", (token, header) => expect(authHeader(token, "Bearer")).toBe(header));

test("another type can be configured", () => expect(authHeader("a.b.c", "JWT")).toBe("JWT a.b.c"));
