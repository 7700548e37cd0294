import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createWaitingMessages } from "../contact/createWaitingMessages.ts";
import type { PersonalDataSource } from "./PersonalDataSource.ts";

/**
 * Creates the part of a customer's data export with the contact messages that have not been sent yet. They are not
 * erased with an account, because they are addressed to the shop.
 */
export function createContactSource(store: KeyValueStore): PersonalDataSource {
  const messages = createWaitingMessages(store);
  return {
    name: "messages",
    erase: null,
    eraseByEmail: null,
    export: async ({ subject }) =>
      (await messages.listFrom(subject.email)).map(({ subject: title, text, attachments = [] }) => ({
        subject: title,
        text,
        files: attachments.map(({ filename }) => filename),
      })),
  };
}
