import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isEmailAddress } from "@rewire/domain";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createSqliteStore } from "../../storage/createSqliteStore.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";
import { createDeliveryAttempt } from "./createDeliveryAttempt.ts";
import { createFolderTransport } from "./createFolderTransport.ts";
import { createMailTransport } from "./createMailTransport.ts";
import { createOutbox } from "./createOutbox.ts";
import { createSmtpTransport } from "./createSmtpTransport.ts";
import { MailRefusedError, type MailTransport } from "./Outbox.ts";
import { toEntryKey } from "./createDeliveryAttempt.ts";
import { RETENTION_SECONDS, toOutboxRecord } from "./outboxRecord.ts";

const mail = { key: "withdrawal 890", to: "maria@example.test", subject: "Your withdrawal", text: "We have it." };
const minuteMs = 60_000;

/** A mail server in memory that fails as planned: "away" may succeed later, "refused" never does. */
function createFakeTransport() {
  const faults: ("away" | "refused")[] = [];
  const delivered: string[] = [];
  const ids: string[] = [];
  const transport: MailTransport = {
    deliver: async ({ key }, messageId) => {
      ids.push(messageId);
      const fault = faults.shift();
      if (fault === "refused") throw new MailRefusedError("550");
      if (fault === "away") throw new Error("connect ECONNREFUSED");
      delivered.push(key);
    },
  };
  return { transport, faults, delivered, ids };
}

function openOutbox() {
  const clock = { now: Date.UTC(2026, 10, 24, 9) };
  const now = () => clock.now;
  const store = createMemoryStore(now);
  const smtp = createFakeTransport();
  const open = () =>
    createOutbox({ transport: smtp.transport, shopAddress: "shop@example.test", store, now, log: silentLog });
  return { clock, store, open, ...smtp };
}

describe("the outbox", () => {
  test("sends a mail once for its key, whichever gateway is asked", async () => {
    const { open, delivered } = openOutbox();
    const [first, second] = [open(), open()];
    expect(await Promise.all([first.enqueue(mail), second.enqueue(mail), first.enqueue(mail)])).toEqual([
      true,
      true,
      true,
    ]);
    await Promise.all([first.sendDueMails(), second.sendDueMails()]);
    await second.enqueue({ ...mail, text: "Once more." });
    await second.sendDueMails();
    expect(delivered).toEqual([mail.key]);
    expect(await second.stateOf(mail.key)).toBe("sent");
    expect(await second.stateOf("another")).toBeNull();
  });

  test("tries again later and after a restart, with the same message id", async () => {
    const { open, clock, faults, delivered, ids } = openOutbox();
    faults.push("away", "away");
    const first = open();
    await first.enqueue(mail);
    await first.sendDueMails();
    await first.sendDueMails();
    expect(ids).toHaveLength(1);
    expect(await first.stateOf(mail.key)).toBe("waiting");
    await first.close();
    const second = open();
    clock.now += minuteMs;
    await second.sendDueMails();
    clock.now += minuteMs;
    await second.sendDueMails();
    expect(ids).toHaveLength(2);
    clock.now += minuteMs;
    await second.sendDueMails();
    expect(delivered).toEqual([mail.key]);
    expect(new Set(ids).size).toBe(1);
  });

  test("gives up what is refused for good, and what no server has taken for five days", async () => {
    const { open, clock, faults, delivered } = openOutbox();
    const outbox = open();
    faults.push("refused");
    await outbox.enqueue(mail);
    await outbox.sendDueMails();
    expect(await outbox.stateOf(mail.key)).toBe("failed");
    faults.push(...Array.from({ length: 60 }, () => "away" as const));
    await outbox.enqueue({ ...mail, key: "another" });
    for (let hour = 0; hour < 130; hour += 1) {
      await outbox.sendDueMails();
      clock.now += 60 * minuteMs;
    }
    expect(await outbox.stateOf("another")).toBe("failed");
    expect(delivered).toEqual([]);
  });

  test("does not give up a mail to the shop itself that is refused: its owner can mend that", async () => {
    const { open, clock, faults, delivered } = openOutbox();
    const outbox = open();
    faults.push("refused", "refused");
    await outbox.enqueue({ ...mail, key: "contact 1", to: "shop@example.test" });
    await outbox.sendDueMails();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await outbox.stateOf("contact 1")).toBe("waiting");
      clock.now += 2 * minuteMs;
      await outbox.sendDueMails();
    }
    expect(delivered).toEqual(["contact 1"]);
    faults.push(...Array.from({ length: 60 }, () => "refused" as const));
    await outbox.enqueue({ ...mail, key: "contact 2", to: "shop@example.test" });
    for (let hour = 0; hour < 130; hour += 1) {
      await outbox.sendDueMails();
      clock.now += 60 * minuteMs;
    }
    expect(await outbox.stateOf("contact 2")).toBe("failed");
  });

  test("sends a mail that was stored when the gateway ended before it was listed", async () => {
    const { open, store, delivered } = openOutbox();
    const broken = createOutbox({
      transport: { deliver: async () => undefined },
      shopAddress: null,
      store: { ...store, set: () => Promise.reject(new Error("killed")) },
      now: () => 0,
      log: silentLog,
    });
    await expect(broken.enqueue(mail)).rejects.toThrow("killed");
    const outbox = open();
    await outbox.enqueue(mail);
    await outbox.sendDueMails();
    expect(delivered).toEqual([mail.key]);
  });

  test("says that it cannot send without a mail server", async () => {
    const store = createMemoryStore(() => 0);
    const outbox = createOutbox({ transport: null, shopAddress: null, store, now: () => 0, log: silentLog });
    expect([outbox.isAvailable, await outbox.enqueue(mail)]).toEqual([false, false]);
    await outbox.sendDueMails();
  });

  test("takes mails for every address that forms take", async () => {
    const to = `${"m".repeat(64)}@${"mail.".repeat(37)}${"e".repeat(60)}`;
    expect(isEmailAddress(to)).toBe(true);
    expect(
      await openOutbox()
        .open()
        .enqueue({ ...mail, to, replyTo: to }),
    ).toBe(true);
  });

  test.each(["a@b.example, c@d.example", "maria", "m@e.test\r\nBcc: x@y.test", "M <m@e.test>", ""])(
    "takes no mail for %j",
    async (to) => {
      await expect(
        openOutbox()
          .open()
          .enqueue({ ...mail, to }),
      ).rejects.toThrow(RangeError);
    },
  );

  test("loses and repeats nothing, whatever fails", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            key: fc.integer({ min: 0, max: 9 }),
            fault: fc.option(fc.constantFrom("away" as const)),
            restarts: fc.boolean(),
            minutes: fc.integer({ min: 0, max: 90 }),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        async (steps) => {
          const { open, clock, faults, delivered } = openOutbox();
          let outbox = open();
          for (const { key, fault, restarts, minutes } of steps) {
            if (fault) faults.push(fault);
            await outbox.enqueue({ ...mail, key: `mail ${key}` });
            if (restarts) {
              await outbox.close();
              outbox = open();
            }
            clock.now += minutes * minuteMs;
            await outbox.sendDueMails();
          }
          faults.splice(0);
          clock.now += 24 * 60 * minuteMs;
          await outbox.sendDueMails();
          expect(delivered.toSorted()).toEqual([...new Set(steps.map(({ key }) => `mail ${key}`))].toSorted());
        },
      ),
      { numRuns: 30 },
    );
  });
});

const folder = join(tmpdir(), `rewire-outbox-${randomUUID()}`);

describe.each<[string, (now: () => number) => KeyValueStore]>([
  ["in memory", createMemoryStore],
  ["in SQLite", (now) => createSqliteStore(join(folder, `${randomUUID()}.db`), now, silentLog)],
])("a delivery whose lock is not renewed, with a store %s", (_, createStore) => {
  let store: KeyValueStore;
  beforeEach(() => mkdir(folder, { recursive: true }));
  afterEach(() => store.close());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const startDelivery = async () => {
    const clock = { now: Date.UTC(2026, 10, 24, 9) };
    const now = () => clock.now;
    store = createStore(now);
    const ids: string[] = [];
    const delivery = Promise.withResolvers<void>();
    const open = (deliver: () => Promise<void>) => {
      const transport: MailTransport = { deliver: (_mail, id) => (ids.push(id), deliver()) };
      return createOutbox({ transport, shopAddress: null, store, now, log: silentLog });
    };
    const first = open(() => delivery.promise);
    await first.enqueue(mail);
    await yieldToEventLoop();
    expect(ids).toHaveLength(1);
    return { clock, first, second: open(async () => undefined), ids, delivery };
  };

  test("is not begun again by another gateway while it lasts", async () => {
    const { clock, first, second, ids, delivery } = await startDelivery();
    for (let minute = 1; minute < 15; minute += 1) {
      clock.now += minuteMs;
      await second.sendDueMails();
    }
    delivery.resolve();
    await first.sendDueMails();
    await second.sendDueMails();
    expect(ids).toHaveLength(1);
    expect(await second.stateOf(mail.key)).toBe("sent");
  });

  test("is waited for when its gateway is told to end, and leaves no lock behind", async () => {
    const { clock, first, second, ids, delivery } = await startDelivery();
    const end = first.close();
    expect(await Promise.race([end, yieldToEventLoop().then(() => "waiting")])).toBe("waiting");
    delivery.reject(new Error("connect ECONNREFUSED"));
    await end;
    clock.now += minuteMs;
    await second.sendDueMails();
    expect(ids).toHaveLength(2);
    expect(await second.stateOf(mail.key)).toBe("sent");
  });

  test("is repeated with the same message id a quarter of an hour after its gateway has ended", async () => {
    const { clock, second, ids } = await startDelivery();
    clock.now += 15 * minuteMs;
    await second.sendDueMails();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await second.stateOf(mail.key)).toBe("sent");
  });
});

describe("an outcome that the state store does not take", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Creates a view of a state store that refuses a number of outcomes. */
  const createRefusingStore = (store: KeyValueStore, refusals: number) => {
    const refused = { remaining: refusals };
    const refusingStore: KeyValueStore = {
      ...store,
      set: async (key, value, seconds) => {
        if (key.startsWith("outbox-mail:") && refused.remaining > 0) {
          refused.remaining -= 1;
          throw new Error("The state store is away.");
        }
        await store.set(key, value, seconds);
      },
    };
    return { refused, refusingStore };
  };
  /** Opens two gateways with one state store, which refuses a number of outcomes from the first. */
  const openGateways = (refusals: number, { transport, store, clock, faults, ids }: ReturnType<typeof openOutbox>) => {
    const { refused, refusingStore } = createRefusingStore(store, refusals);
    const open = (state: KeyValueStore) =>
      createOutbox({ transport, shopAddress: null, store: state, now: () => clock.now, log: silentLog });
    return { refused, first: open(refusingStore), second: open(store), clock, faults, ids };
  };
  /** Sends what is due; returns whether the state store took all of it. */
  const send = async (outbox: ReturnType<typeof createOutbox>): Promise<boolean> => {
    const run = outbox.sendDueMails().then(
      () => true,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    return run;
  };

  test.each([
    ["sent", []],
    ["failed", ["refused"]],
  ] as const)("at first is stored a moment later: %s", async (outcome, serverFaults) => {
    const { first, second, clock, faults, ids } = openGateways(2, openOutbox());
    faults.push(...serverFaults);
    await first.enqueue(mail);
    expect(await send(first)).toBe(true);
    expect(await second.stateOf(mail.key)).toBe(outcome);
    clock.now += minuteMs;
    await send(second);
    expect(ids).toHaveLength(1);
  });

  test("for minutes is stored by its gateway afterwards, and no gateway sends the mail again", async () => {
    const { refused, first, second, clock, ids } = openGateways(Infinity, openOutbox());
    await first.enqueue(mail);
    expect(await send(first)).toBe(false);
    for (let minute = 1; minute < 15; minute += 1) {
      clock.now += minuteMs;
      expect(await send(first)).toBe(false);
      expect(await send(second)).toBe(true);
    }
    refused.remaining = 0;
    expect(await send(first)).toBe(true);
    clock.now += 60 * minuteMs;
    await send(second);
    expect(ids).toHaveLength(1);
    expect(await second.stateOf(mail.key)).toBe("sent");
  });

  test("before its gateway ends is lost: the mail is sent again with the same message id, not before the lease ends", async () => {
    const { first, second, clock, ids } = openGateways(Infinity, openOutbox());
    await first.enqueue(mail);
    await send(first);
    clock.now += 14 * minuteMs;
    await send(second);
    expect(ids).toHaveLength(1);
    clock.now += minuteMs;
    await send(second);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    { first: "sent", second: "failed", expected: "sent" },
    { first: "failed", second: "sent", expected: "sent" },
    { first: "failed", second: "failed", expected: "failed" },
  ])("is $expected where it is $first and another gateway's was $second", async ({ first, second, expected }) => {
    const { transport, store, clock, faults, ids } = openOutbox();
    const { refused, refusingStore } = createRefusingStore(store, Infinity);
    const open = (state: KeyValueStore) =>
      createDeliveryAttempt({ transport, shopAddress: null, store: state, now: () => clock.now, log: silentLog });
    const [attemptFirst, attemptSecond] = [open(refusingStore), open(store)];
    await store.set(toEntryKey(mail.key), JSON.stringify(toOutboxRecord(mail)), RETENTION_SECONDS);
    const entry = { key: mail.key, since: clock.now, dueAt: clock.now, failures: 0 };
    faults.push(...(first === "failed" ? ["refused" as const] : []));
    const unstored = expect(attemptFirst(entry)).rejects.toThrow("did not take the outcome");
    await vi.advanceTimersByTimeAsync(10_000);
    await unstored;
    clock.now += 15 * minuteMs;
    faults.push(...(second === "failed" ? ["refused" as const] : []));
    expect(await attemptSecond(entry)).toBeNull();
    refused.remaining = 0;
    expect(await attemptFirst(entry)).toBeNull();
    expect(JSON.parse((await store.get(toEntryKey(mail.key))) ?? "")).toEqual({ state: expected });
    expect(ids).toHaveLength(2);
  });
});

describe("on disk", () => {
  let folder = "";
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("what waits is kept over a restart, and the embedded shop's folder has each letter once", async () => {
    folder = await mkdtemp(join(tmpdir(), "rewire-mail-"));
    const clock = { now: Date.UTC(2026, 10, 24, 9) };
    const now = () => clock.now;
    const open = (transport: MailTransport) => {
      const store = createSqliteStore(join(folder, "state.db"), now, silentLog);
      return { store, outbox: createOutbox({ transport, shopAddress: null, store, now, log: silentLog }) };
    };
    const first = open({ deliver: () => Promise.reject(new Error("away")) });
    const content = new TextEncoder().encode("%PDF");
    await first.outbox.enqueue({
      ...mail,
      attachments: [{ filename: "a.pdf", contentType: "application/pdf", content }],
    });
    await first.outbox.close();
    await first.store.close();
    clock.now += minuteMs;
    const second = open(createFolderTransport(join(folder, "mail"), now));
    await second.outbox.sendDueMails();
    await second.outbox.sendDueMails();
    await second.store.close();
    const names = await readdir(join(folder, "mail"));
    expect(names).toHaveLength(1);
    expect(JSON.parse(await readFile(join(folder, "mail", names[0] ?? ""), "utf8"))).toMatchObject({
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      sent: "2026-11-24T09:01:00.000Z",
      files: [{ filename: "a.pdf", bytes: 4 }],
    });
  });
});

describe("through a mail server", () => {
  let server: Server | null = null;
  afterEach(() => server?.close());

  /** A mail server that answers recipients with a code, and keeps what it is sent. */
  const listen = (recipientCode: string): Promise<{ url: string; received: string[] }> =>
    new Promise((opened) => {
      const received: string[] = [];
      const listening = createServer((socket) => {
        let inLetter = false;
        let text = "";
        const say = (line: string) => socket.write(`${line}\r\n`);
        say("220 mail.example ready");
        socket.on("data", (chunk) => {
          text += chunk.toString();
          if (inLetter) {
            if (!text.endsWith("\r\n.\r\n")) return;
            received.push(text);
            inLetter = false;
            text = "";
            say("250 taken");
            return;
          }
          for (const line of text.split("\r\n").slice(0, -1)) {
            if (/^DATA/i.test(line)) inLetter = true;
            const isRecipient = /^RCPT/i.test(line);
            say(
              isRecipient ? `${recipientCode} so` : inLetter ? "354 go on" : /^QUIT/i.test(line) ? "221 bye" : "250 ok",
            );
          }
          text = "";
        });
      });
      server = listening.listen(0, "127.0.0.1", () =>
        opened({ url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`, received }),
      );
    });
  const from = "Shop <shop@shop.example>";

  test("a letter has its sender, recipient, message id, HTML and file", async () => {
    const { url, received } = await listen("250");
    const content = new TextEncoder().encode("%PDF");
    await createSmtpTransport(url, from, silentLog).deliver(
      {
        ...mail,
        html: "<p>We have it.</p>",
        replyTo: "max@example.test",
        attachments: [{ filename: "a.pdf", contentType: "application/pdf", content }],
      },
      "abc",
    );
    expect(received).toHaveLength(1);
    for (const part of [
      "From: Shop <shop@shop.example>",
      "To: maria@example.test",
      "Reply-To: max@example.test",
      "Message-ID: <abc@shop.example>",
      "Auto-Submitted: auto-generated",
      "<p>We have it.</p>",
      "filename=a.pdf",
      Buffer.from("%PDF").toString("base64"),
    ])
      expect(received[0]).toContain(part);
  });

  test("a recipient that does not exist is refused for good, one that is full for now is not", async () => {
    const { url } = await listen("550");
    await expect(createSmtpTransport(url, from, silentLog).deliver(mail, "abc")).rejects.toThrow(MailRefusedError);
    server?.close();
    const { url: busyUrl } = await listen("452");
    const error: unknown = await createSmtpTransport(busyUrl, from, silentLog)
      .deliver(mail, "abc")
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  test("there is none without a mail server and a folder", () => {
    const config = { smtpUrl: null, from: null, shopAddress: null, shopLanguage: "en", folder: null };
    expect(createMailTransport(config, () => 0, silentLog)).toBeNull();
    expect(createMailTransport({ ...config, smtpUrl: "smtp://mail.example" }, () => 0, silentLog)).toBeNull();
    expect(createMailTransport({ ...config, smtpUrl: "smtp://mail.example", from }, () => 0, silentLog)).not.toBeNull();
  });
});
