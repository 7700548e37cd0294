import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { Log } from "../../log/createLog.ts";
import { createFolderTransport } from "./createFolderTransport.ts";
import { createSmtpTransport } from "./createSmtpTransport.ts";
import type { MailTransport } from "./Outbox.ts";

/**
 * Creates the configured mail transport: an SMTP server, the mail folder of the embedded shop, or both. Returns null if
 * neither is configured.
 *
 * @param now Returns the current time in milliseconds.
 */
export function createMailTransport(
  { smtpUrl, from, folder }: GatewayConfig["mail"],
  now: () => number,
  log: Log,
): MailTransport | null {
  const folderTransport = folder === null ? null : createFolderTransport(folder, now);
  if (smtpUrl === null || from === null) return folderTransport;
  const smtpTransport = createSmtpTransport(smtpUrl, from, log);
  return {
    async deliver(mail, messageId) {
      await smtpTransport.deliver(mail, messageId);
      await folderTransport
        ?.deliver(mail, messageId)
        .catch((error: unknown) => log.warn("The copy of an e-mail could not be written", { error }));
    },
  };
}
