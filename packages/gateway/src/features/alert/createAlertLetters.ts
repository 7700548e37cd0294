import type { Money } from "@rewire/domain";
import type { Outbox } from "../mail/Outbox.ts";
import type { AlertLetterContent, ComposeAlert } from "./AlertService.ts";
import type { AlertKeys } from "./createAlertKeys.ts";
import type { AlertRecord, AlertRequestRecord } from "./alertRecord.ts";

interface AlertLettersOptions {
  readonly outbox: Pick<Outbox, "enqueue">;
  readonly keys: AlertKeys;
  readonly currency: string;
  readonly compose: ComposeAlert;
}

/**
 * Creates the letters about alerts. Each has the key of its occasion, so that the outbox sends it once, whichever
 * gateway enqueues it and however often.
 */
export function createAlertLetters({ outbox, keys, currency, compose }: AlertLettersOptions) {
  const toMoney = (minor: number | null): Money | null => (minor === null ? null : { minor, currency });
  const send = async (key: string, to: string, content: AlertLetterContent): Promise<boolean> => {
    const { subject, text, endUrl } = await compose(content);
    return outbox.enqueue({ key, to, subject: subject.replaceAll(/\p{Cc}+/gu, " ").slice(0, 200), text, endUrl });
  };
  return {
    /** Asks for the confirmation of a request. @returns Whether the outbox has the letter */
    sendRequest: (request: AlertRequestRecord, event: Omit<AlertLetterContent, "id" | "key" | "occasion" | "limit">) =>
      send(`alert ${request.id} request`, request.email, {
        ...event,
        occasion: "confirm",
        limit: toMoney(request.limit),
        id: request.id,
        key: keys.keyOf(request.id),
      }),
    /** Sends the letter of an alert's latest event, if it waits for one. */
    async sendPending(alert: AlertRecord): Promise<void> {
      const { id, kind, email, locale, origin, limit, followsPrice, events, pending } = alert;
      if (!pending) return;
      await send(`alert ${id} ${events}`, email, {
        ...pending,
        price: toMoney(pending.price),
        occasion: kind,
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

export type AlertLetters = ReturnType<typeof createAlertLetters>;

/** Writes letters in English, where no application brings its own words. */
export const composePlainAlert: ComposeAlert = async ({ occasion, name, slug, origin, id, key }) => {
  const endUrl = `${origin}/alerts?${new URLSearchParams({ id, key }).toString()}`;
  const title = { confirm: "Please confirm your alert", stock: "Available again", price: "The price has fallen" };
  return { subject: `${title[occasion]}: ${name}`, text: `${origin}/product/${slug}\n${endUrl}\n`, endUrl };
};
