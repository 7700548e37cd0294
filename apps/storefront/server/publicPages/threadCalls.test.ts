import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";
import { handleCalls, callThread } from "./threadCalls.ts";

const answers: Partial<CatalogueCalls> = {
  countries: async () => ({ ok: true, value: ["DE", "FR"] }),
  days: () => Promise.reject(Object.assign(new Error("The store is away"), { name: "KeyValueStoreUnavailableError" })),
};

test("a call gets its result, and an error keeps the name that pages tell it by", async () => {
  const { port1, port2 } = new MessageChannel();
  handleCalls(port1, answers as CatalogueCalls);
  const calls = callThread(port2);
  expect(await calls.countries()).toEqual({ ok: true, value: ["DE", "FR"] });
  await expect(calls.days()).rejects.toMatchObject({
    name: "KeyValueStoreUnavailableError",
    message: "The store is away",
  });
  port1.close();
});
