import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ContactFields } from "@rewire/domain";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createLimits } from "../../storage/limits/createLimits.ts";
import type { OutboxMail } from "../mail/Outbox.ts";
import { checkUpload } from "./checkUpload.ts";
import { createContactService } from "./createContactService.ts";

const fields: ContactFields = {
  name: "Gina Guest",
  email: "gina@example.test",
  topic: "order",
  number: "890",
  message: "The box was open.",
};
const message = { fields, file: null, trap: "" };
const compose = (reference: string) => ({
  subject: `Order 890\r\nBcc: all@example.test [${reference}]`,
  text: "Hello",
});
const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
  .png()
  .toBuffer();

/** Opens the service with an outbox that has a mail server or none. */
function openContact({ shopAddress = "shop@example.test" }: { shopAddress?: string | null } = {}) {
  const clock = { now: Date.UTC(2026, 10, 24, 9) };
  const store = createMemoryStore(() => clock.now);
  const mails: OutboxMail[] = [];
  const outbox = {
    isAvailable: true,
    shopAddress,
    enqueue: async (mail: OutboxMail) => {
      if (!outbox.isAvailable) return false;
      if (!mails.some(({ key }) => key === mail.key)) mails.push(mail);
      return true;
    },
  };
  const service = createContactService({
    outbox,
    store,
    limit: createLimits(store).contact,
    now: () => clock.now,
    log: silentLog,
  });
  const send = (change: { readonly fields?: ContactFields } = {}, address = "192.0.2.1") =>
    service.send({ ...message, ...change }, compose, address);
  return { service, outbox, mails, send, clock };
}

describe("a message", () => {
  test("is mailed to the shop once, and answers go to whoever wrote it", async () => {
    const { send, mails } = openContact();
    const result = await send();
    expect(result).toMatchObject({ kind: "sent", isMailed: true });
    expect(await send()).toEqual(result);
    expect(mails).toMatchObject([{ to: "shop@example.test", replyTo: "gina@example.test", text: "Hello" }]);
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
    expect(mails[0]?.subject).toContain(result.kind === "sent" ? result.reference : "");
  });

  test("in the same words is another one on another day: somebody asks again", async () => {
    const { send, mails, clock } = openContact();
    const first = await send();
    clock.now += 24 * 60 * 60 * 1000;
    const second = await send();
    expect(mails.map(({ subject }) => subject)).toHaveLength(2);
    expect(second).toMatchObject({ kind: "sent", isMailed: true });
    expect(second).not.toEqual(first);
  });

  test("is stored without a mail server, and mailed once there is one", async () => {
    const { send, mails, outbox, service } = openContact();
    outbox.isAvailable = false;
    const file = { name: "box.png", content: png };
    expect(await service.send({ ...message, file }, compose, "192.0.2.1")).toMatchObject({ isMailed: false });
    expect(await send()).toMatchObject({ kind: "sent", isMailed: false });
    await service.settlePending();
    expect(mails).toEqual([]);
    outbox.isAvailable = true;
    await service.settlePending();
    await service.settlePending();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.attachments?.[0]).toMatchObject({ filename: "box.png", contentType: "image/png" });
    expect(Buffer.from(mails[0]?.attachments?.[0]?.content ?? [])).toEqual(png);
  });

  test("is limited by address, and a refused one takes nothing of the limit", async () => {
    const { send } = openContact();
    for (let n = 0; n < 9; n += 1) await send({ fields: { ...fields, email: "" } });
    for (let n = 0; n < 5; n += 1)
      expect(await send({ fields: { ...fields, message: `No. ${n}` } })).toMatchObject({ kind: "sent" });
    expect(await send()).toMatchObject({ kind: "tooMany", waitSeconds: 3600 });
    expect(await send({}, "192.0.2.2")).toMatchObject({ kind: "sent" });
  });

  test("is refused with each of its issues", async () => {
    const { service, mails } = openContact();
    const file = { name: "virus.png", content: new TextEncoder().encode("MZ not a picture") };
    const refused = { fields: { ...fields, email: "gina", message: "" }, file, trap: "http://spam.example" };
    expect(await service.send(refused, compose, "192.0.2.1")).toEqual({
      kind: "invalid",
      issues: { email: "email", message: "missing", file: "fileType", trap: "trap" },
    });
    expect(mails).toEqual([]);
  });

  test("is not taken by a shop without an address, nor when the outbox is full", async () => {
    expect(await openContact({ shopAddress: null }).send()).toEqual({ kind: "unavailable" });
    const { send, outbox } = openContact();
    outbox.enqueue = () => Promise.reject(new RangeError("Too many e-mails wait."));
    expect(await send()).toEqual({ kind: "unavailable" });
  });
});

describe("a file", () => {
  const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");

  test("has the type of its content, whatever its name says", async () => {
    expect(await checkUpload({ name: "C:\\photos\\my box.exe", content: png })).toMatchObject({
      filename: "my-box.png",
      contentType: "image/png",
    });
    expect(await checkUpload({ name: "../../rechnung.jpg", content: pdf })).toMatchObject({
      filename: "rechnung.pdf",
      contentType: "application/pdf",
    });
    expect(await checkUpload({ name: '"\r\n.png', content: png })).toMatchObject({ filename: "file.png" });
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["an archive", "PK\u0003\u0004zip"],
    ["nothing", ""],
  ])("%s is refused, even where it is called a picture", async (_, text) =>
    expect(await checkUpload({ name: "box.png", content: new TextEncoder().encode(text) })).toBe("fileType"),
  );

  test("of more than 5 MB is refused", async () => {
    const content = new Uint8Array(5 * 1024 * 1024 + 1);
    content.set(png);
    expect(await checkUpload({ name: "box.png", content })).toBe("fileSize");
    expect(await checkUpload({ name: "box.png", content: content.subarray(1) })).toBe("fileType");
    expect(await checkUpload({ name: "box.png", content: content.subarray(0, -1) })).toMatchObject({
      contentType: "image/png",
    });
  });
});
