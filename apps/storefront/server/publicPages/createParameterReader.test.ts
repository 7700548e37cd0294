import { ok, type ProductDetail, type ReadFailure, type Result } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import { toProductTag, type GatewayServices } from "@rewire/gateway";
import { expect, test } from "vitest";
import { createParameterReader } from "./createParameterReader.ts";

type ChangeListener = Parameters<GatewayServices["catalogue"]["onChange"]>[0];

const createProduct = (...colors: readonly string[]): ProductDetail => ({
  ...productDetails.nordlysN3Pro,
  attributes: [
    { name: "color", label: "Color", isChoice: true, options: colors.map((color) => ({ value: color, label: color })) },
  ],
});

/** Opens the reader of a shop with one product, whose reads resolve when they are released. */
function openReader() {
  let result: Result<ProductDetail, ReadFailure> = ok(createProduct("red"));
  let gate = Promise.resolve();
  let readCount = 0;
  const listeners = new Set<ChangeListener>();
  const reader = createParameterReader({
    product: async () => {
      readCount += 1;
      const initialResult = result;
      await gate;
      return initialResult;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    filterAttributes: async () => ok([]),
    repairDevices: async () => ok([]),
    faults: async () => ok([]),
  });
  const reads = reader.forRequest(async () => []);
  return {
    readColors: async () => {
      const knownProduct = await reads.product("nordlys-n3-pro");
      return knownProduct?.attributes.flatMap(({ options }) => options.map(({ value }) => value)) ?? null;
    },
    set: (nextResult: typeof result) => {
      result = nextResult;
    },
    emitChange: () => {
      for (const listener of listeners) listener({ tags: [toProductTag(productDetails.nordlysN3Pro.id)] });
    },
    /** Holds reads back; returns the function that releases them. */
    holdReads: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    readCount: () => readCount,
  };
}

test("a product is read once, and again after a change", async () => {
  const { readColors, set, emitChange, readCount } = openReader();
  expect([await readColors(), await readColors(), readCount()]).toEqual([["red"], ["red"], 1]);
  set(ok(createProduct("red", "blue")));
  emitChange();
  expect([await readColors(), readCount()]).toEqual([["red", "blue"], 2]);
});

test("a read that began before a change is repeated, and its result is not remembered", async () => {
  const { readColors, set, emitChange, holdReads } = openReader();
  const releaseReads = holdReads();
  const pendingColors = readColors();
  set(ok(createProduct("red", "blue")));
  emitChange();
  releaseReads();
  expect(await pendingColors).toEqual(["red", "blue"]);
  expect(await readColors()).toEqual(["red", "blue"]);
});
