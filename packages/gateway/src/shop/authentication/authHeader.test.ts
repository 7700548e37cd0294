import { expect, test } from "vitest";
import { formatAuthHeader } from "./authHeader.ts";

test.each([
  ["a.b.c", "Bearer a.b.c"],
  ["  a.b.c\n", "Bearer a.b.c"],
  ["Basic dXNlcjpwYXNz", "Basic dXNlcjpwYXNz"],
  [" JWT a.b.c ", "JWT a.b.c"],
])("the token %j makes the auth header %j", (token, header) => expect(formatAuthHeader(token, "Bearer")).toBe(header));

test("another type can be configured", () => expect(formatAuthHeader("a.b.c", "JWT")).toBe("JWT a.b.c"));
