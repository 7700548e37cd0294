import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createDiskMailbox, readMails } from "./createDiskMailbox.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-mails-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("letters are read, the newest first, without files that are none", () => {
  const box = createDiskMailbox(folder, (error) => {
    throw error;
  });
  const letter = { to: "maria@example.test", subject: "Your order", text: "Thank you.", sent: "2026-11-20T10:00:00Z" };
  box.send(letter);
  box.send({ ...letter, subject: "It is on its way", sent: "2026-11-21T10:00:00Z" });
  writeFileSync(join(folder, "2026-half.json"), '{"to":"mar');
  writeFileSync(join(folder, "2026-other.json"), '{"to":7}');
  expect(readMails(folder).map(({ subject }) => subject)).toEqual(["It is on its way", "Your order"]);
  expect(readMails(join(folder, "nowhere"))).toEqual([]);
});
