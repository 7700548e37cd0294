import { isEmailAddress } from "../core/index.ts";

/** Topics that can be selected for a message to the shop. */
export const contactTopics = ["order", "repair", "product", "other"] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Values of the contact form, by field name. */
export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  /** Number of an order or a repair; "" for none. */
  readonly number: string;
  readonly message: string;
}

/** Maximum lengths of the fields of the contact form, in characters. */
export const contactLengths = { name: 100, email: 254, number: 40, message: 4000 } as const;

/** Maximum size in bytes of a file attached to a contact message. */
export const MAX_CONTACT_FILE_BYTES = 5 * 1024 * 1024;

/** Media types of the files that can be attached to a contact message, with their file name extensions. */
export const contactFileTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "application/pdf": "pdf",
} as const;

/**
 * Reason why a field of the contact form is invalid. `trap`: the hidden field is not empty, which means that a bot
 * filled in the form.
 */
export type ContactIssue = "missing" | "email" | "tooLong" | "fileType" | "fileSize" | "trap";

/** Issues with the contact form, by field. */
export type ContactIssues = { readonly [Field in keyof ContactFields | "file" | "trap"]?: ContactIssue };

/** Result of sending the contact form. */
export type ContactResult =
  /** The shop has the message; `isMailed` is false where it is stored until the shop can receive e-mails. */
  | { readonly kind: "sent"; readonly reference: string; readonly isMailed: boolean }
  | { readonly kind: "invalid"; readonly issues: ContactIssues }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The message could not be stored. */
  | { readonly kind: "unavailable" };

/** Validates the fields of the contact form. @returns Issues by field; empty if the form can be sent. */
export function checkContactFields(fields: ContactFields): ContactIssues {
  const isTooLong = (name: keyof typeof contactLengths) => fields[name].length > contactLengths[name];
  return {
    ...(isTooLong("name") ? { name: "tooLong" } : {}),
    ...(fields.email === "" ? { email: "missing" } : isEmailAddress(fields.email) ? {} : { email: "email" }),
    ...(isTooLong("number") ? { number: "tooLong" } : {}),
    ...(fields.message === "" ? { message: "missing" } : isTooLong("message") ? { message: "tooLong" } : {}),
  };
}

/** Parses the topic of a contact message from a form value; returns "other" for an unknown value. */
export const parseContactTopic = (value: string): ContactTopic =>
  contactTopics.find((topic) => topic === value) ?? "other";
