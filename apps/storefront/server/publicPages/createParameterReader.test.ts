import { failed, ok, type ProductDetail, type ReadFailure, type Result } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import type { GatewayServices } from "@rewire/gateway";
import { toProductTag } from "@rewire/gateway/tags";
import { expect, test } from "vitest";
import { createParameterReader } from "./createParameterReader.ts";

type ChangeListener = Parameters<GatewayServices["catalogue"]["onChange"]>[0];

const TTL_MS = 30_000;
const createProduct = (...colors: readonly string[]): ProductDetail => ({
  ...productDetails.nordlysN3Pro,
  attributes: [
    { name: "color", label: "Color", isChoice: true, options: colors.map((color) => ({ value: color, label: color })) },
  ],
});

/** Opens the reader of a shop with one product, whose reads resolve when they are released. */
function openReader() {
  let time = 1;
  let result: Result<ProductDetail, ReadFailure> = ok(createProduct("red"));
  let gate = Promise.resolve();
  let readCount = 0;
  const listeners = new Set<ChangeListener>();
  const reader = createParameterReader(
    {
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
    },
    TTL_MS,
    () => time,
  );
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
    passTime: (ms: number) => {
      time += ms;
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

test("an old product is used while it is read again in the background, once for all requests", async () => {
  const { readColors, set, passTime, readCount } = openReader();
  await readColors();
  // A change that nobody has reported.
  set(ok(createProduct("red", "blue")));
  passTime(TTL_MS + 1);
  expect(await Promise.all([readColors(), readColors()])).toEqual([["red"], ["red"]]);
  await new Promise(setImmediate);
  expect([await readColors(), readCount()]).toEqual([["red", "blue"], 2]);
});

test("an old product remains while the shop is down", async () => {
  const { readColors, set, passTime } = openReader();
  await readColors();
  set(failed({ kind: "unreachable" }));
  for (let round = 0; round < 3; round++) {
    passTime(TTL_MS + 1);
    expect(await readColors()).toEqual(["red"]);
    await new Promise(setImmediate);
  }
});

test("an old product that changes is read before it is used", async () => {
  const { readColors, set, emitChange, passTime } = openReader();
  await readColors();
  passTime(TTL_MS + 1);
  set(ok(createProduct("blue")));
  emitChange();
  expect(await readColors()).toEqual(["blue"]);
});
