import {
  createEmptyAddress,
  STORED_ADDRESS_PLACES,
  toPostalAddress,
  type Address,
  type Customer,
  type ShopFailure,
  type StoredAddress,
} from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { makeAddressDefault } from "./makeAddressDefault.ts";

const billing = customers.anneliese;
const shipping = toPostalAddress(customers.ines);
const chosen: Address = { ...createEmptyAddress("DE"), address1: "Weg 1", city: "Bremen" };

const stored: StoredAddress = { id: "1", address: chosen };
const withCustomer = (customer: Pick<Customer, "billing" | "shipping">, others: readonly StoredAddress[] = []) => ({
  customer,
  storedAddresses: [stored, ...others],
});

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
  expect(await makeAddressDefault(stored, "shipping", withCustomer({ billing, shipping }), changes)).toBeNull();
  expect(steps).toEqual([
    ["save", null, shipping, { replacedId: "1" }],
    ["saveDefault", "shipping", chosen],
    ["remove", "1"],
  ]);
});

test("a former default that is the other one, too, or is empty, is not stored", async () => {
  const { steps, ...changes } = recordSteps();
  const both = { billing, shipping: toPostalAddress(billing) };
  await makeAddressDefault(stored, "billing", withCustomer(both), changes);
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
  const failure = await makeAddressDefault(stored, "shipping", withCustomer({ billing, shipping }), changes);
  expect(failure).toEqual({ kind: "unreachable" });
  expect(steps).toHaveLength(count);
});

test.each([
  ["removing the address that became the default", shipping],
  ["setting the default, whose address was stored already", toPostalAddress(billing)],
])("a book that is full since %s failed has room for the next change", async (_, redundantAddress) => {
  const others = Array.from({ length: STORED_ADDRESS_PLACES - 2 }, (__, index) => ({
    id: `other ${index}`,
    address: { ...chosen, address1: `Weg ${index + 2}` },
  }));
  const state = withCustomer({ billing, shipping }, [...others, { id: "twice", address: redundantAddress }]);
  const { steps, ...changes } = recordSteps();
  expect(await makeAddressDefault(stored, "shipping", state, changes)).toBeNull();
  expect(steps).toEqual([
    ["remove", "twice"],
    ["save", null, shipping, { replacedId: "1" }],
    ["saveDefault", "shipping", chosen],
    ["remove", "1"],
  ]);
});
