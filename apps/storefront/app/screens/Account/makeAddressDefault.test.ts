import { createEmptyAddress, toPostalAddress, type Address, type ShopFailure } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { makeAddressDefault } from "./makeAddressDefault.ts";

const billing = customers.anneliese;
const shipping = toPostalAddress(customers.ines);
const chosen: Address = { ...createEmptyAddress("DE"), address1: "Weg 1", city: "Bremen" };

/** Records the steps of a change, one of which may fail. */
function recordSteps(failingStep?: string) {
  const steps: unknown[] = [];
  const record =
    (step: string) =>
    async (...values: unknown[]): Promise<ShopFailure | null> => {
      steps.push([step, ...values]);
      return step === failingStep ? { kind: "unreachable" } : null;
    };
  return { steps, save: record("save"), saveDefault: record("saveDefault"), remove: record("remove") };
}

test("the former default is stored before another address takes its place", async () => {
  const { steps, ...changes } = recordSteps();
  expect(await makeAddressDefault({ id: "1", address: chosen }, "shipping", { billing, shipping }, changes)).toBeNull();
  expect(steps).toEqual([
    ["save", null, shipping],
    ["saveDefault", "shipping", chosen],
    ["remove", "1"],
  ]);
});

test("a former default that is the other one, too, or is empty, is not stored", async () => {
  const { steps, ...changes } = recordSteps();
  const both = { billing, shipping: toPostalAddress(billing) };
  await makeAddressDefault({ id: "1", address: chosen }, "billing", both, changes);
  expect(steps).toEqual([
    ["saveDefault", "billing", { ...chosen, email: billing.email, phone: billing.phone }],
    ["remove", "1"],
  ]);
});

test.each([
  ["save", 1],
  ["saveDefault", 2],
])("nothing follows where %s fails", async (failingStep, count) => {
  const { steps, ...changes } = recordSteps(failingStep);
  const failure = await makeAddressDefault({ id: "1", address: chosen }, "shipping", { billing, shipping }, changes);
  expect(failure).toEqual({ kind: "unreachable" });
  expect(steps).toHaveLength(count);
});
