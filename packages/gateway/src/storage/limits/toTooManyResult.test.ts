import { expect, test } from "vitest";
import { HttpError } from "../../http/HttpError.ts";
import { toTooManyResult } from "./toTooManyResult.ts";

test("the error of a limit becomes a result with its waiting time", () => {
  const error = new HttpError(429, "Too many attempts.", "tooManyAttempts", { waitSeconds: 90 });
  expect(toTooManyResult(error)).toEqual({ kind: "tooMany", waitSeconds: 90 });
});

test("an error without a waiting time has that of the longest limit", () => {
  expect(toTooManyResult(new HttpError(429, "Too many changes are waiting."))).toEqual({
    kind: "tooMany",
    waitSeconds: 3600,
  });
});

test.each([new HttpError(502, "The shop cannot be reached."), new Error("any other")])(
  "%s is thrown again",
  (error) => {
    expect(() => toTooManyResult(error)).toThrow(error);
  },
);
