import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import type { OutboxMail } from "../mail/Outbox.ts";
import { createErasureLinks } from "./createErasureLinks.ts";
import { createErasures } from "./createErasures.ts";
import { createPrivacyService } from "./createPrivacyService.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";

const subject = { customerId: 7, username: "maria", email: "maria@example.test" };
const letters = {
  done: { subject: "Deleted", text: "" },
  byShop: { subject: "Will be deleted", text: "" },
  toShop: { subject: "Please delete", text: "" },
};

/**
 * Opens gateways on one state, the first of which stops for good at a step: what it has begun nobody finishes.
 * @param crashAt Number of the step, counted from 1
 */
function openErasures(crashAt: number, hasServiceAccount: boolean) {
  const store = { ...createMemoryStore() };
  const mails = new Map<string, OutboxMail>();
  const steps: string[] = [];
  let count = 0;
  const open = (crashes: boolean) => {
    const run = async (step: string) => {
      if (crashes) count += 1;
      if (crashes && count >= crashAt) throw new Error("The gateway was killed");
      steps.push(step);
    };
    const createSource = (name: string): PersonalDataSource => ({
      name,
      export: async () => null,
      erase: () => run(name),
      eraseByEmail: () => run(`${name} of the address`),
    });
    return createErasures({
      sources: [createSource("addresses"), createSource("photos")],
      account: hasServiceAccount
        ? {
            sendRequest: async <Answer>() => {
              await run("account");
              // The answer of `deleteAccount`, which is the only question of a deletion.
              return true as Answer;
            },
          }
        : null,
      outbox: {
        isAvailable: true,
        shopAddress: "shop@example.test",
        enqueue: async (mail) => {
          await run(`letter to ${mail.to}`);
          mails.set(mail.key, mail);
          return true;
        },
      },
      logins: { endOtherLogins: () => run("log-ins") },
      store,
      locks: createLocks(store),
      log: silentLog,
    });
  };
  return { open, mails, steps, store };
}

test.each(
  [true, false].flatMap((hasServiceAccount) =>
    Array.from({ length: 8 }, (_, index) => [index + 1, hasServiceAccount] as const),
  ),
)(
  "a deletion that stops at step %i (service account: %s) is finished by other gateways, each letter once",
  async (crashAt, hasServiceAccount) => {
    const { open, mails, steps } = openErasures(crashAt, hasServiceAccount);
    await open(true).start(subject, letters, "account");
    const others = [open(false), open(false)];
    await Promise.all(others.map((gateway) => gateway.settlePending()));
    expect(steps).toEqual(expect.arrayContaining(["log-ins", "addresses", "photos"]));
    expect(steps.includes("account")).toBe(hasServiceAccount);
    expect([...mails.values()].map((mail) => mail.subject).toSorted()).toEqual(
      hasServiceAccount ? ["Deleted"] : ["Please delete", "Will be deleted"],
    );
    const total = steps.length;
    await Promise.all(others.map((gateway) => gateway.settlePending()));
    expect(steps).toHaveLength(total);
  },
);

const allSteps = ["log-ins", "addresses", "photos", "account"];
const addressSteps = ["addresses of the address", "photos of the address"];

test.each([
  ["account", allSteps],
  ["address", addressSteps],
  ["all", [...allSteps, ...addressSteps]],
] as const)("a deletion of %s erases by what is proven alone", async (scope, expected) => {
  const { open, steps } = openErasures(Number.POSITIVE_INFINITY, true);
  expect(await open(false).start(subject, letters, scope)).toBe("done");
  expect(steps.filter((step) => !step.startsWith("letter")).toSorted()).toEqual([...expected].toSorted());
});

test("a deletion by the password that is not complete takes in the address that a link has proven since", async () => {
  const { open, mails, steps } = openErasures(3, true);
  expect(await open(true).start({ ...subject, email: "otto@example.test" }, letters, "account")).toBe("pending");
  expect(await open(false).start(subject, letters, "address")).toBe("done");
  expect(steps).toEqual(expect.arrayContaining([...allSteps, ...addressSteps]));
  expect([...mails.values()].map(({ to }) => to)).toEqual([subject.email]);
});

test("a deletion that was asked for twice at once is one", async () => {
  const { open, mails } = openErasures(Number.POSITIVE_INFINITY, true);
  await Promise.all([open(false).start(subject, letters, "account"), open(false).start(subject, letters, "account")]);
  expect([...mails.values()].map((mail) => mail.subject)).toEqual(["Deleted"]);
});

test.each(["erasures", "erasure:7"])("a link works again if the deletion could not be stored (%s)", async (lostKey) => {
  const { open, steps, store } = openErasures(Number.POSITIVE_INFINITY, true);
  const locks = createLocks(store);
  const outbox = { isAvailable: true, enqueue: async () => true };
  const erasureLinks = createErasureLinks({ account: null, outbox, store, locks, log: silentLog });
  const privacy = createPrivacyService({
    sources: [],
    erasures: open(false),
    erasureLinks,
    outbox,
    logins: { find: async () => null },
  } as unknown as Parameters<typeof createPrivacyService>[0]);
  const key = await erasureLinks.createForAddress(subject);
  const confirm = () => privacy.confirmErasure(new Request("https://shop.example"), key, () => letters);
  const set = store.set.bind(store);
  let isAway = true;
  store.set = async (name, ...entry) => {
    if (isAway && name === lostKey) throw new KeyValueStoreUnavailableError("The store is away");
    return set(name, ...entry);
  };
  await expect(confirm()).rejects.toThrow(KeyValueStoreUnavailableError);
  expect(steps).toEqual([]);
  isAway = false;
  expect(await confirm()).toMatchObject({ kind: "accepted", progress: "done", scope: "address" });
  expect(steps).toEqual(addressSteps);
  expect(await confirm()).toEqual({ kind: "expired" });
});
