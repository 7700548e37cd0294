import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { LockTimeoutError } from "../../storage/errors.ts";
import { createErasures, type ErasureOptions } from "./createErasures.ts";

test("a deletion that another gateway is at holds up no other", async () => {
  const store = createMemoryStore();
  const locks = createLocks(store);
  await store.set("erasures", "[1,2]", 60);
  const erasures = createErasures({
    sources: [],
    account: null,
    outbox: { isAvailable: false, shopAddress: null } as ErasureOptions["outbox"],
    logins: {} as ErasureOptions["logins"],
    store,
    locks: {
      run: async (name, work) => {
        if (name === "erasure 1") throw new LockTimeoutError(`The lock "${name}" is held by somebody else.`);
        return locks.run(name, work);
      },
    },
    log: silentLog,
  });
  await erasures.settlePending();
  // The second one, whose record is gone, has been dealt with.
  expect(await store.get("erasures")).toBe("[1]");
});
