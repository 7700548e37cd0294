import type { Order, RepairDetails } from "@rewire/domain";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Locks } from "../../storage/createLocks.ts";
import { isMailAddress } from "../mail/isMailAddress.ts";
import type { Outbox, OutboxMail } from "../mail/Outbox.ts";
import { GUEST_ORDER_SECONDS } from "../order/createGuestOrders.ts";
import type { AttemptSettlement } from "../payment/createPaymentMonitor.ts";

/** Page on which a repair is booked. */
interface BookingPage {
  /** Language as in its URL, such as "de"; null if unknown. */
  readonly language: string | null;
  /** Origin of the storefront, for links in e-mails. */
  readonly origin: string;
}

/** Device of a booked repair, and how and when it is handed over. */
export type BookedDevice = Pick<RepairDetails, "device" | "way" | "slot">;

/** Repairs booked with an order, with the data needed for the e-mail about them. */
export interface BookingReference extends BookingPage {
  /** The shop's database id of the order. */
  readonly id: number;
  /** Order number shown to the customer. */
  readonly number: string;
  /** Key of the link to the repair. */
  readonly key: string;
  readonly details: BookedDevice;
  /** Further repairs of the same order, as recorded before it was sent: also those beyond the ones an order is read with. */
  readonly otherDetails: readonly BookedDevice[];
}

/** E-mail about booked repairs, without its recipient. */
export type BookingMail = Pick<OutboxMail, "subject" | "text" | "attachments">;

/** Composes the e-mail about the repairs of an order in the language of the booking. */
export type ComposeBooking = (booking: BookingReference) => Promise<BookingMail>;

/** E-mails about booked repairs, one for each order. It is sent once, whether or not anybody opens the order's page. */
export interface BookingMails {
  /**
   * Records an attempt before its order is sent to the shop, so that its times are booked and the e-mail is sent even if
   * the answer is lost or the gateway ends.
   * @param devices Devices of all repairs, in the order of the meta data.
   */
  recordAttempt(attemptKey: string, page: BookingPage, devices: readonly BookedDevice[]): Promise<void>;
  /**
   * Enqueues the e-mail about the repairs of a placed order. Does nothing for an attempt that is not recorded, or whose
   * e-mail is in the outbox already.
   */
  send(attemptKey: string, order: Order): Promise<void>;
  /** Removes an attempt that has come to no order. */
  forget(attemptKey: string): Promise<void>;
  /** Settles recorded attempts that no browser has settled; call it at intervals. */
  settlePending(checkout: AttemptSettlement): Promise<void>;
}

/** Dependencies of the e-mails about booked repairs. */
interface BookingMailDependencies {
  readonly outbox: Pick<Outbox, "enqueue" | "isAvailable">;
  readonly compose: ComposeBooking;
  /** Returns the key of the link to a repair. */
  readonly keyOf: (orderId: number) => string;
  /**
   * Reads an order whose details the shop did not tell, or null when it is unavailable; null without a service account.
   */
  readonly readOrder: ((orderId: number) => Promise<Order | null | "unknown">) | null;
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly now: () => number;
  readonly log: Log;
}

const attemptsSchema = createJsonTextSchema(
  v.array(
    v.object({
      attempt: v.string(),
      language: v.nullable(v.string()),
      origin: v.string(),
      since: v.number(),
      lookAt: v.number(),
      /** Devices beside the first; entries of before 28 November 2026 have none. */
      others: v.optional(
        v.array(v.object({ device: v.string(), way: v.picklist(["walkIn", "mailIn"]), slot: v.nullable(v.string()) })),
        [],
      ),
    }),
  ),
);

type BookingAttempt = v.InferOutput<typeof attemptsSchema>[number];

/** Delay before an attempt is settled without its browser, which may still ask for the outcome or send it again. */
const GRACE_PERIOD_MS = 5 * 60_000;
const RETRY_MS = 10 * 60_000;
const MAX_AGE_MS = 3 * 24 * 60 * 60_000;
/**
 * Age at which an attempt is given up without a service account: later nobody knows more, and its times, which each look
 * keeps reserved, must become free again.
 */
const MAX_AGE_WITHOUT_ACCOUNT_MS = 20 * 60_000;
const attemptsKey = "booking-mails";

/** Creates the service for e-mails about booked repairs. It has no timer: call `settlePending` at regular intervals. */
export function createBookingMails(dependencies: BookingMailDependencies): BookingMails {
  const { outbox, store, locks, now, log } = dependencies;
  const maxAgeMs = dependencies.readOrder ? MAX_AGE_MS : MAX_AGE_WITHOUT_ACCOUNT_MS;
  /** An unreadable list counts as empty: orders must not fail because of it. */
  const read = async (): Promise<readonly BookingAttempt[]> =>
    parseOrNull(attemptsSchema, (await store.get(attemptsKey)) ?? "") ?? [];
  const find = async (attemptKey: string) => (await read()).find(({ attempt }) => attempt === attemptKey);
  const update = (change: (list: readonly BookingAttempt[]) => readonly BookingAttempt[]) =>
    locks.run(attemptsKey, async () =>
      store.set(attemptsKey, JSON.stringify(change(await read())), GUEST_ORDER_SECONDS),
    );
  /** Replaces an entry unless its attempt has been recorded anew; null removes it. */
  const replace = (entry: BookingAttempt, next: BookingAttempt | null) =>
    update((list) =>
      list.flatMap((other) => (other.attempt === entry.attempt && other.since === entry.since ? (next ?? []) : other)),
    );

  const settle = async (entry: BookingAttempt, checkout: AttemptSettlement): Promise<void> => {
    // Where there is an order, the checkout itself sends the e-mail.
    const outcome = await checkout.settle(entry.attempt).catch((error: unknown) => {
      if (error instanceof KeyValueStoreUnavailableError) throw error;
      // It is looked at again, and holds up no other.
      log.warn("A booked repair waits for the shop", { error });
      return { state: "unknown" } as const;
    });
    const isDone = outcome.state === "none" || (outcome.state === "placed" && !outbox.isAvailable);
    if (isDone) return replace(entry, null);
    if (now() - entry.since <= maxAgeMs) return replace(entry, { ...entry, lookAt: now() + RETRY_MS });
    log.error("A booked repair could not be settled, nor its customer written to: do it by hand", {
      orderId: outcome.state === "placed" ? outcome.orderId : null,
      // The whole key would open the order to whoever reads the log.
      attempt: `${entry.attempt.slice(0, 8)}…`,
      since: new Date(entry.since).toISOString(),
    });
    return replace(entry, null);
  };

  return {
    async recordAttempt(attempt, { language, origin }, devices) {
      const others = devices.slice(1).map(({ device, way, slot }) => ({ device, way, slot }));
      const entry = { attempt, language, origin, since: now(), lookAt: now() + GRACE_PERIOD_MS, others };
      await update((list) => [...list.filter((other) => other.attempt !== attempt), entry]);
    },
    async forget(attemptKey) {
      const entry = await find(attemptKey);
      if (entry) await replace(entry, null);
    },
    async send(attemptKey, order) {
      const entry = await find(attemptKey);
      if (!entry) return;
      if (await enqueueBookingMail(dependencies, entry, order)) await replace(entry, null);
    },
    async settlePending(checkout) {
      for (const entry of (await read()).filter(({ lookAt }) => lookAt <= now())) await settle(entry, checkout);
    },
  };
}

/** Enqueues the e-mail about the repairs of an order, if there is an outbox; resolves with whether nothing is left to send. */
async function enqueueBookingMail(
  { outbox, compose, keyOf, readOrder }: BookingMailDependencies,
  { language, origin, others: otherDetails }: BookingAttempt,
  placedOrder: Order,
): Promise<boolean> {
  if (!outbox.isAvailable) return true;
  const order = placedOrder.repair ? placedOrder : await readOrder?.(placedOrder.id);
  if (!order || order === "unknown" || !order.repair) return false;
  const { id, number, repair: details, billing } = order;
  if (!isMailAddress(billing.email)) return true;
  return outbox.enqueue({
    // The storefront of before 28 November 2026 used the same key for the e-mail that the page of the order sent.
    key: `repair booked ${id}`,
    to: billing.email,
    ...(await compose({ id, number, key: keyOf(id), details, otherDetails, language, origin })),
  });
}

/** Composes the e-mail about a booked repair as plain text in English. Used by default if the application has none. */
export const composePlainBookingMail: ComposeBooking = async ({ id, number, key, details, otherDetails, origin }) => ({
  subject: `Your repair ${number}: ${[details, ...otherDetails].map(({ device }) => device).join(", ")}`,
  text: `${origin}/repair/status?${new URLSearchParams({ number: String(id), key }).toString()}\n`,
});
