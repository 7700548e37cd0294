import { KeyValueStoreUnavailableError } from "@rewire/gateway";
import { expect, test } from "vitest";
import { requireStateStore, getRetrySeconds } from "./requireStateStore.server.ts";

test("a state store that is away is the page's 503 in words, and nothing of what went wrong", async () => {
  const thrown = await requireStateStore(
    Promise.reject(new KeyValueStoreUnavailableError("Redis cannot be used")),
  ).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ data: { failure: { kind: "unreachable" }, subject: "page" }, init: { status: 503 } });
});

test("what is there passes, and other faults stay what they are", async () => {
  expect(await requireStateStore(Promise.resolve(7))).toBe(7);
  await expect(requireStateStore(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});

test("only who has tried too often is told how long to wait", () => {
  const refusal = Object.assign(new Error("Too many attempts"), { name: "HttpError", waitSeconds: 90 });
  expect(getRetrySeconds(refusal)).toBe(90);
  for (const other of [
    new Error("x"),
    Object.assign(new Error("x"), { waitSeconds: 90 }),
    { name: "HttpError", waitSeconds: 90 },
    null,
  ]) {
    expect(getRetrySeconds(other)).toBeNull();
  }
});
