import { expect, test } from "vitest";
import { createQueue } from "./createQueue.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("what has the same key runs one after another, in order", async () => {
  const queue = createQueue();
  let running = 0;
  const order: number[] = [];
  await Promise.all([3, 1, 2].map((ms, index) => queue.run("a", async () => {
    expect(++running).toBe(1);
    await pause(ms);
    order.push(index);
    running -= 1;
  })));
  expect(order).toEqual([0, 1, 2]);
});

test("what has different keys runs side by side", async () => {
  const queue = createQueue();
  let release = () => {};
  const first = queue.run("a", () => new Promise<void>((resolve) => { release = resolve; }));
  await queue.run("b", async () => release());
  await first;
});

test("a failure does not stop what comes after it", async () => {
  const queue = createQueue();
  const bad = queue.run("a", () => Promise.reject(new Error("no")));
  const good = queue.run("a", async () => "yes");
  await expect(bad).rejects.toThrow("no");
  expect(await good).toBe("yes");
});

test("what was given up while it waited is not begun", async () => {
  const queue = createQueue();
  const gone = new AbortController();
  const first = queue.run("a", () => pause(5));
  const second = queue.run("a", async () => expect.unreachable(), gone.signal);
  gone.abort();
  await first;
  await expect(second).rejects.toThrow("abort");
});

test("too many behind one key are refused in words", async () => {
  const queue = createQueue(undefined, 2);
  const both = [queue.run("a", () => pause(1)), queue.run("a", () => pause(1))];
  await expect(queue.run("a", async () => {})).rejects.toMatchObject({ status: 429 });
  await Promise.all(both);
  await queue.run("a", async () => {});
});
