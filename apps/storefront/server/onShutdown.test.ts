import { EventEmitter } from "node:events";
import { createLog } from "@rewire/gateway";
import { beforeEach, expect, test, vi } from "vitest";
import { onShutdown } from "./onShutdown.ts";

let elapsed = 0;
let lines: string[] = [];
beforeEach(() => {
  elapsed = 1000;
  lines = [];
});

function start(close: () => Promise<number>) {
  const exit = vi.fn<(code?: number | string | null) => never>();
  const process = Object.assign(new EventEmitter(), { exit });
  onShutdown({
    close,
    log: createLog({ write: (line) => lines.push(line) }),
    process: process as unknown as NodeJS.Process,
    monotonicNow: () => elapsed,
  });
  return { exit, signal: (name: NodeJS.Signals) => void process.emit(name, name) };
}

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("%s lets what is under way finish, and ends then", async (name) => {
  let finish = (_cut: number) => {};
  const { exit, signal } = start(() => new Promise((resolve) => (finish = resolve)));
  signal(name);
  await new Promise(setImmediate);
  expect(exit).not.toHaveBeenCalled();
  finish(0);
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
});

test("a second signal ends at once", () => {
  const close = vi.fn<() => Promise<number>>(() => new Promise(() => {}));
  const { exit, signal } = start(close);
  signal("SIGTERM");
  elapsed += 2000;
  signal("SIGTERM");
  expect(exit).toHaveBeenCalledWith(1);
  expect(close).toHaveBeenCalledOnce();
});

test("Ctrl-C comes from the terminal and from whoever started us, as one signal", () => {
  const { exit, signal } = start(() => new Promise(() => {}));
  signal("SIGINT");
  elapsed += 20;
  signal("SIGTERM");
  expect(exit).not.toHaveBeenCalled();
});

test("what had to be cut, and an end that went wrong, are told and show in the exit code", async () => {
  const cut = start(() => Promise.resolve(3));
  cut.signal("SIGTERM");
  await expect.poll(() => cut.exit.mock.calls).toEqual([[1]]);
  expect(lines.join()).toContain("requests=3");
  const broken = start(() => Promise.reject(new Error("disk full")));
  broken.signal("SIGTERM");
  await expect.poll(() => broken.exit.mock.calls).toEqual([[1]]);
  expect(lines.join()).toContain("disk full");
});
