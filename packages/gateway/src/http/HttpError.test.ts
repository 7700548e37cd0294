import { ShopTimeoutError, ShopUnreachableError } from "@rewire/data/server";
import { expect, test } from "vitest";
import { LockTimeoutError, QueueFullError, KeyValueStoreUnavailableError } from "../storage/errors.ts";
import { HttpError, toHttpError } from "./HttpError.ts";

test.each([
  [new LockTimeoutError("held"), 504, "timeout"],
  [new QueueFullError("30 wait"), 429, "tooManyAttempts"],
  [new KeyValueStoreUnavailableError("gone"), 503, "unreachable"],
  [new ShopTimeoutError("no answer in 30 s"), 504, "timeout"],
  [new ShopUnreachableError("connection refused"), 502, "unreachable"],
  [new Error("a secret of the inside"), 500, "shopError"],
])("%s is answered with a status, a kind and a sentence of its own", (error, status, kind) => {
  const httpError = toHttpError(error);
  expect(httpError).toMatchObject({ status, kind, cause: error });
  expect(httpError.message).not.toContain(error.message);
});

test("what is an answer already stays as it is", () => {
  const httpError = new HttpError(404, "There is no such page.");
  expect(toHttpError(httpError)).toBe(httpError);
});
