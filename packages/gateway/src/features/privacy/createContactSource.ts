import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createWaitingMessages } from "../contact/createWaitingMessages.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";

/**
 * Creates the source of messages of the contact form that wait for a mail server. They are letters to the shop, which
 * gets them: deleting an account takes none of them back.
 */
export function createContactSource(store: KeyValueStore): PersonalDataSource {
  const messages = createWaitingMessages(store);
  return {
    name: "messages",
    erase: null,
    export: async ({ subject }) =>
      (await messages.listFrom(subject.email)).map(({ subject: title, text, attachments = [] }) => ({
        subject: title,
        text,
        files: attachments.map(({ filename }) => filename),
      })),
  };
}
