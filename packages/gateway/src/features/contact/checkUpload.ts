import { contactFileTypes, MAX_CONTACT_FILE_BYTES } from "@rewire/domain";
import { fileTypeFromBuffer } from "file-type";
import type { MailAttachment } from "../mail/Outbox.ts";
import type { ContactUpload } from "./ContactService.ts";

const MAX_NAME_LENGTH = 60;

/**
 * Checks the size of a file, and its type by its first bytes. Returns the attachment with the media type and extension
 * that match its content, or the reason why the file is rejected.
 */
export async function checkUpload({ name, content }: ContactUpload): Promise<MailAttachment | "fileType" | "fileSize"> {
  if (content.byteLength > MAX_CONTACT_FILE_BYTES) return "fileSize";
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  const extension = Object.entries(contactFileTypes).find(([allowedType]) => allowedType === type?.mime)?.[1];
  if (!type || !extension) return "fileType";
  return { filename: `${toBaseName(name)}.${extension}`, contentType: type.mime, content };
}

/** Returns a name without folders, extensions and signs that mean something to a mail program or a shell. */
function toBaseName(name: string): string {
  const baseName = name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const sanitizedName = baseName.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, "-");
  return sanitizedName.slice(0, MAX_NAME_LENGTH).replaceAll(/^-+|-+$/g, "") || "file";
}
