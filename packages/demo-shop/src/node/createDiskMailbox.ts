import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Mail, Mailbox } from "../engine/Mailbox.ts";

const MAX_MAILS = 200;

/**
 * Creates a transport that writes each e-mail to a file. The file names sort chronologically. Write errors are
 * reported, and do not affect orders.
 */
export function createDiskMailbox(folder: string, onError: (error: unknown) => void): Mailbox {
  let number = 0;
  return {
    send(mail) {
      try {
        mkdirSync(folder, { recursive: true });
        number += 1;
        const fileTimestamp = mail.sent.replace(/\D/g, "");
        const file = join(folder, `${fileTimestamp}-${process.pid}-${String(number).padStart(5, "0")}.json`);
        // Whoever reads the folder meanwhile gets whole mails only.
        writeFileSync(`${file}.new`, JSON.stringify(mail, null, 2));
        renameSync(`${file}.new`, file);
      } catch (error) {
        onError(error);
      }
    },
  };
}

const mailSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ to: v.string(), subject: v.string(), text: v.string(), sent: v.string() }),
);

/** Reads the most recent e-mails in a folder, newest first. Files that are not valid e-mails are ignored. */
export function readMails(folder: string): Mail[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .slice(-MAX_MAILS)
      .toReversed()
      .flatMap((name) => {
        const parsedMail = v.safeParse(mailSchema, readFileSync(join(folder, name), "utf8"));
        return parsedMail.success ? [parsedMail.output] : [];
      });
  } catch {
    return [];
  }
}
