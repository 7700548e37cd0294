import { expect, test, vi } from "vitest";
import type { CompressionEffort } from "./compressFile.ts";
import { createCompressionCache } from "./createCompressionCache.ts";

const bodyOf = (size: number) => async (effort: CompressionEffort) => Buffer.alloc(effort === "fast" ? size : size - 1);

test("one content is compressed once for all who wait for it, and better when nobody does", async () => {
  const cache = createCompressionCache(1000);
  const compress = vi.fn(bodyOf(100));
  const bodies = await Promise.all([cache.get("a", compress), cache.get("a", compress), cache.get("a", compress)]);
  expect(bodies.map(({ byteLength }) => byteLength)).toEqual([100, 100, 100]);
  await cache.settle();
  expect((await cache.get("a", compress)).byteLength).toBe(99);
  expect(compress.mock.calls).toEqual([["fast"], ["best"]]);
  expect(cache.size()).toBe(99);
});

test("without background compression a content stays as it was compressed first", async () => {
  const cache = createCompressionCache(1000, false);
  const compress = vi.fn(bodyOf(100));
  await cache.get("a", compress);
  await cache.settle();
  expect((await cache.get("a", compress)).byteLength).toBe(100);
  expect(compress.mock.calls).toEqual([["fast"]]);
});

test("what is larger at its best stays as it is", async () => {
  const cache = createCompressionCache(1000);
  const compress = async (effort: CompressionEffort) => Buffer.alloc(effort === "fast" ? 50 : 60);
  await cache.get("a", compress);
  await cache.settle();
  expect((await cache.get("a", compress)).byteLength).toBe(50);
});

test("the least recently used makes room", async () => {
  const cache = createCompressionCache(250);
  const compress = vi.fn(bodyOf(100));
  await cache.get("a", compress);
  await cache.get("b", compress);
  await cache.get("a", compress);
  await cache.get("c", compress);
  await cache.settle();
  expect(cache.size()).toBe(198);
  compress.mockClear();
  await cache.get("a", compress);
  expect(compress).not.toHaveBeenCalled();
  await cache.get("b", compress);
  expect(compress).toHaveBeenCalledWith("fast");
  await cache.settle();
});

test("what is larger than all memory is served, and not stored", async () => {
  const cache = createCompressionCache(10);
  expect((await cache.get("a", bodyOf(100))).byteLength).toBe(100);
  await cache.settle();
  expect(cache.size()).toBe(0);
});

test("a failure is everybody's who waits, and the next one tries again", async () => {
  const cache = createCompressionCache(1000);
  const fail = () => Promise.reject(new Error("no file"));
  await expect(Promise.all([cache.get("a", fail), cache.get("a", fail)])).rejects.toThrow("no file");
  expect((await cache.get("a", bodyOf(10))).byteLength).toBe(10);
  cache.close();
  await cache.settle();
});
