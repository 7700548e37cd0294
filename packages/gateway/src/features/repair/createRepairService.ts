import { createHmac } from "node:crypto";
import { fetchRepair, sendRepairDecision, ShopRequestError, toRepairTicket } from "@rewire/data/server";
import { LRUCache } from "lru-cache";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { Log } from "../../log/createLog.ts";
import { createRepairChanges, type RepairChangeDependencies } from "./createRepairChanges.ts";
import type { LookupWithEmail, RepairLookup, RepairProof, RepairService } from "./RepairService.ts";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import { toZonedTime } from "../../shop/toZonedTime.ts";

interface RepairServiceOptions extends RepairChangeDependencies {
  /** Limit for unsuccessful lookups, against guessing. */
  readonly limit: AttemptLimit<"address" | "number" | "sum">;
  /** Secrets that sign the links. */
  readonly secrets: Secrets;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  /** ISO 4217 code of the shop's amounts. */
  readonly currency: string;
  /** BCP 47 language tag whose currency sign the workshop's prices may have, or "auto" for the English one alone. */
  readonly priceLocale: string;
}

const orderNumberPattern = /^\d{1,12}$/;
const toOrderNumber = (text: string): string => text.trim().replace(/^#/, "");

/** Maximum number of repairs whose logged errors are remembered. */
const MAX_LOGGED_ORDERS = 1000;

/** Creates the service through which customers view and change their repairs. */
export function createRepairService(options: RepairServiceOptions): RepairService {
  const { account, limit, locks, secrets, log } = options;
  const keys = createRepairLinkKeys(secrets);
  const read = createRepairReader(options, keys);

  const find = async (proof: RepairProof, clientAddress: string): Promise<LookupWithEmail> => {
    // A request without a proof is no attempt: opening the page without its key does not count against the limits.
    if (("key" in proof ? proof.key : proof.email).trim() === "") return { kind: "notFound" };
    // A right key is no guess: neither the owner of a link nor a customer who has logged in waits for others' attempts.
    if ("key" in proof && keys.isKeyOf(proof.key, Number(toOrderNumber(proof.number)))) return read(proof);
    try {
      // The key of a link cannot be guessed, so guessed e-mail addresses must not block the owner's link.
      const limitKeys =
        "key" in proof ? {} : { number: proof.number.replaceAll(/\D/g, "").replace(/^0+/, ""), sum: SHARED_KEY };
      return await limit.make({ address: clientAddress, ...limitKeys }, async () => {
        const value = await read(proof);
        return { value, counts: value.kind === "notFound" };
      });
    } catch (error) {
      return toTooManyResult(error);
    }
  };

  return {
    keyOf: keys.keyOf,
    find: async (proof, clientAddress) => omitEmail(await find(proof, clientAddress)),
    ...createRepairChanges(options, find, read),
    async decide(proof, { choice, total }, clientAddress) {
      const lookup = await find(proof, clientAddress);
      if (lookup.kind !== "found" || !account) return omitEmail(lookup);
      // One at a time, on the repair as it is then: the first answer counts.
      return locks.run(`repair ${lookup.ticket.id}`, async () => {
        const currentRepair = await read(proof);
        if (currentRepair.kind !== "found") return currentRepair;
        const { ticket } = currentRepair;
        // An offer that could not be shown cannot be accepted.
        const { decision } = ticket.progress;
        if (decision === null || decision === "unreadable") return omitEmail(currentRepair);
        // An answer is to the price that was shown: the workshop may have changed it since.
        if (decision.total.minor !== total) return { kind: "changed", ticket, key: currentRepair.key };
        try {
          const answer = { choice, total: decision.total };
          await account.sendRequest((client, options) => sendRepairDecision(client, ticket, answer, options));
        } catch (error) {
          if (!(error instanceof ShopRequestError)) throw error;
          log.warn("An answer about a repair did not arrive", { error });
          return { kind: "unavailable" };
        }
        return omitEmail(await read(proof));
      });
    },
  };
}

const omitEmail = (lookup: LookupWithEmail): RepairLookup =>
  lookup.kind === "found" ? { kind: lookup.kind, ticket: lookup.ticket, key: lookup.key } : lookup;

/** Keys of the links to repairs. */
interface RepairLinkKeys {
  readonly keyOf: (orderId: number) => string;
  /** Returns whether the key is this order's, with any of the secrets. */
  readonly isKeyOf: (key: string, orderId: number) => boolean;
}

function createRepairLinkKeys(secrets: Secrets): RepairLinkKeys {
  const signOrderId = (secret: string, orderId: number) =>
    createHmac("sha256", secret).update(`repair ${orderId}`).digest("base64url").slice(0, 32);
  return {
    keyOf: (orderId) => signOrderId(secrets[0], orderId),
    isKeyOf: (key, orderId) => secrets.some((secret) => isSameText(key, signOrderId(secret, orderId))),
  };
}

/** Creates the function that logs the invalid fields of an order for the workshop, once. */
function createDeskErrorLog(log: Log): (orderId: number, fields: readonly string[]) => void {
  const loggedIds = new LRUCache<string, true>({ max: MAX_LOGGED_ORDERS });
  return (orderId, fields) => {
    const key = `${orderId} ${fields.join()}`;
    if (fields.length === 0 || loggedIds.has(key)) return;
    loggedIds.set(key, true);
    log.warn("The new price of a repair cannot be read, and its customer is asked to call", {
      orderId,
      fields: fields.join(", "),
    });
  };
}

/**
 * Creates the function that reads a repair. Without a valid proof the result and the amount of work are the same
 * whether the order exists or not; the repair is mapped only for its owner.
 */
function createRepairReader(
  { account, timeZone, currency, priceLocale, log }: RepairServiceOptions,
  keys: RepairLinkKeys,
): (proof: RepairProof) => Promise<LookupWithEmail> {
  const logErrors = createDeskErrorLog(log);
  const priceLocales = priceLocale === "auto" ? [] : [priceLocale];
  return async (proof) => {
    if (!account) return { kind: "unavailable" };
    const number = toOrderNumber(proof.number);
    if (!orderNumberPattern.test(number)) return { kind: "notFound" };
    const id = Number(number);
    if ("key" in proof && !keys.isKeyOf(proof.key, id)) return { kind: "notFound" };
    try {
      const order = await account.sendRequest((client, options) => fetchRepair(client, id, options));
      const email = order?.billing?.email?.trim().toLowerCase() ?? "";
      const isOwner = "key" in proof || (isSameText(proof.email.trim().toLowerCase(), email) && email !== "");
      const repair =
        order && isOwner
          ? toRepairTicket(
              order,
              currency,
              (localTime) => toZonedTime(localTime, timeZone),
              proof.position,
              priceLocales,
            )
          : null;
      if (!repair) return { kind: "notFound" };
      logErrors(id, repair.invalidFields);
      return { kind: "found", ticket: repair.ticket, key: keys.keyOf(repair.ticket.id), email };
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      log.warn("A repair cannot be read", { error });
      return { kind: "unavailable" };
    }
  };
}
