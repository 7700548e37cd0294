import type { GatewayConfig } from "../../config/GatewayConfig.ts";
import type { Log } from "../../log/createLog.ts";
import { createFolderTransport } from "./createFolderTransport.ts";
import { createSmtpTransport } from "./createSmtpTransport.ts";
import type { MailTransport } from "./Outbox.ts";

/**
 * Creates the configured transport: the mail server, with a copy in the embedded shop's folder if there is one, or the
 * folder alone; null if neither is configured.
 *
 * @param now Current time in ms.
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
