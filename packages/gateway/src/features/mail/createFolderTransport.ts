import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailTransport } from "./Outbox.ts";

/**
 * Creates the transport that writes e-mails to the mail folder of the embedded shop, which shows them on its page
 * `/mail`. A repeated delivery overwrites the first file.
 *
 * @param now Returns the current time in milliseconds.
 */
export function createFolderTransport(folder: string, now: () => number): MailTransport {
  return {
    async deliver({ to, subject, text, html, replyTo, endUrl, attachments = [] }, messageId) {
      await mkdir(folder, { recursive: true });
      const sentAt = new Date(now()).toISOString();
      const name = join(folder, `${sentAt.replaceAll(/\D/g, "")}-${messageId}.json`);
      const files = attachments.map(({ filename, content }) => ({ filename, bytes: content.byteLength }));
      await writeFile(
        `${name}.part`,
        JSON.stringify({ to, subject, text, sent: sentAt, html, replyTo, endUrl, files }, null, 2),
      );
      await rename(`${name}.part`, name);
    },
  };
}
