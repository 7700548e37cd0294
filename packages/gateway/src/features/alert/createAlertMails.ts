import type { Money } from "@rewire/domain";
import type { Outbox } from "../mail/Outbox.ts";
import type { AlertMailContent, ComposeAlert } from "./AlertService.ts";
import type { AlertKeys } from "./createAlertKeys.ts";
import type { AlertRecord, AlertRequestRecord } from "./alertRecord.ts";

interface AlertMailsOptions {
  readonly outbox: Pick<Outbox, "enqueue">;
  readonly keys: AlertKeys;
  readonly currency: string;
  readonly compose: ComposeAlert;
}

/**
 * Creates the functions that send the e-mails about alerts. The key of each e-mail identifies its event, so that the
 * outbox sends the e-mail only once, even if several gateways enqueue it.
 */
export function createAlertMails({ outbox, keys, currency, compose }: AlertMailsOptions) {
  const toMoney = (minor: number | null): Money | null => (minor === null ? null : { minor, currency });
  const send = async (key: string, to: string, content: AlertMailContent): Promise<boolean> => {
    const { subject, text, endUrl } = await compose(content);
    return outbox.enqueue({ key, to, subject: subject.replaceAll(/\p{Cc}+/gu, " ").slice(0, 200), text, endUrl });
  };
  return {
    /** Asks for the confirmation of a request. @returns Whether the outbox has the e-mail */
    sendRequest: (request: AlertRequestRecord, event: Omit<AlertMailContent, "id" | "key" | "purpose" | "limit">) =>
      send(`alert ${request.id} request`, request.email, {
        ...event,
        purpose: "confirm",
        limit: toMoney(request.limit),
        id: request.id,
        key: keys.keyOf(request.id),
      }),
    /** Sends the e-mail of an alert's latest event, if it waits for one. */
    async sendPending(alert: AlertRecord): Promise<void> {
      const { id, kind, email, locale, origin, limit, followsPrice, events, pending } = alert;
      if (!pending) return;
      await send(`alert ${id} ${events}`, email, {
        ...pending,
        price: toMoney(pending.price),
        purpose: kind,
        limit: toMoney(limit),
        kind,
        followsPrice,
        locale,
        origin,
        id,
        key: keys.keyOf(id),
      });
    },
  };
}

export type AlertMails = ReturnType<typeof createAlertMails>;

/** Composes an alert e-mail as plain text in English. Used by default if the application provides no composer. */
export const composePlainAlertMail: ComposeAlert = async ({ purpose, name, slug, origin, id, key }) => {
  const endUrl = `${origin}/alerts?${new URLSearchParams({ id, key }).toString()}`;
  const title = { confirm: "Please confirm your alert", stock: "Available again", price: "The price has fallen" };
  return { subject: `${title[purpose]}: ${name}`, text: `${origin}/product/${slug}\n${endUrl}\n`, endUrl };
};
