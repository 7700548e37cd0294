import { describe, expect, test } from "vitest";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createQueue } from "./createQueue.ts";
import { QueueFullError, QueueReentryError } from "./errors.ts";

test("what has the same key runs one after another, in the sequence of the calls", async () => {
  const queue = createQueue();
  let running = 0;
  const sequence: number[] = [];
  await Promise.all(
    [3, 1, 2].map((iterations, index) =>
      queue.run("a", async () => {
        expect(++running).toBe(1);
        await yieldToEventLoop(iterations);
        sequence.push(index);
        running -= 1;
      }),
    ),
  );
  expect(sequence).toEqual([0, 1, 2]);
});

test("what has different keys runs side by side", async () => {
  const queue = createQueue();
  const gate = Promise.withResolvers<void>();
  const steps: string[] = [];
  const first = queue.run("a", async () => {
    steps.push("a begins");
    await gate.promise;
    steps.push("a ends");
  });
  const second = queue.run("b", async () => void steps.push("b runs"));
  await yieldToEventLoop();
  expect(steps).toEqual(["a begins", "b runs"]);
  gate.resolve();
  await Promise.all([first, second]);
  expect(steps).toEqual(["a begins", "b runs", "a ends"]);
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
  let isBegun = false;
  const first = queue.run("a", () => yieldToEventLoop());
  const second = queue.run("a", async () => void (isBegun = true), gone.signal);
  gone.abort();
  await first;
  await expect(second).rejects.toThrow("abort");
  expect(isBegun).toBe(false);
});

test("too many behind one key are refused", async () => {
  const queue = createQueue(undefined, 2);
  const gate = Promise.withResolvers<void>();
  const both = [queue.run("a", () => gate.promise), queue.run("a", () => gate.promise)];
  await expect(queue.run("a", async () => {})).rejects.toBeInstanceOf(QueueFullError);
  gate.resolve();
  await Promise.all(both);
  expect(await queue.run("a", async () => "room again")).toBe("room again");
});

describe("a task that queues another one", () => {
  test("with its own key is told at once, and nobody waits for it", async () => {
    const queue = createQueue();
    const deadlock = queue.run("a", () => queue.run("b", () => queue.run("a", async () => "never")));
    const next = queue.run("a", async () => "next");
    await expect(deadlock).rejects.toBeInstanceOf(QueueReentryError);
    expect(await next).toBe("next");
  });

  test("with another key, or once it has ended, is let", async () => {
    const queue = createQueue();
    const end = Promise.withResolvers<void>();
    const background: Promise<string>[] = [];
    const first = queue.run("a", async () => {
      background.push(end.promise.then(() => queue.run("a", async () => "afterwards")));
      return queue.run("b", async () => "within");
    });
    expect(await first).toBe("within");
    end.resolve();
    expect(await Promise.all(background)).toEqual(["afterwards"]);
  });
});
