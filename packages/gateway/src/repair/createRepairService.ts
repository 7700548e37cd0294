import { createHmac, timingSafeEqual } from "node:crypto";
import { fetchRepair, sendRepairAnswer, ShopTrouble, type FetchedRepair } from "@rewire/data/server";
import type { RepairTicket } from "@rewire/domain";
import { Temporal } from "temporal-polyfill";
import type { AttemptLimit } from "../account/createAttemptLimit.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { ServiceAccount } from "../service/createServiceAccount.ts";
import type { Log } from "../log/createLog.ts";

/** What proves whose repair it is: number and e-mail, or the key of the signed link. */
export type RepairProof = { readonly number: string; readonly email: string } | { readonly number: string; readonly key: string };

/** What looking for a repair comes to. A wrong number and a wrong e-mail are the same answer. */
export type RepairLookup =
  | { readonly kind: "found"; readonly ticket: RepairTicket; /** Key of its link. */ readonly key: string }
  | { readonly kind: "notFound" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The shop cannot be asked, or the server has no log-in for it. */
  | { readonly kind: "unavailable" };

/** Repairs on their way, for their owners alone. */
export interface RepairService {
  /** Key of the link by which a customer comes back to a repair without typing. */
  keyOf(orderId: number): string;
  /** @param from Address of the visitor: tries from one address are limited. */
  find(proof: RepairProof, from: string): Promise<RepairLookup>;
  /** Writes the customer's yes or no into the order; answers how it stands then. */
  answer(proof: RepairProof, answer: "accept" | "decline", from: string): Promise<RepairLookup>;
}

interface RepairServiceOptions {
  /** The shop manager's log-in; null where there is none: then nothing can be read. */
  readonly account: ServiceAccount | null;
  /** Counts what is not found, so that nobody finds a repair by guessing. */
  readonly limit: AttemptLimit;
  readonly secret: string;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  readonly log: Log;
}

const numberShape = /^\d{1,12}$/;
const sameText = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHmac("sha256", "same").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** Makes the service. */
export function createRepairService({ account, limit, secret, timeZone, log }: RepairServiceOptions): RepairService {
  const keyOf = (orderId: number) => createHmac("sha256", secret).update(`repair ${orderId}`).digest("base64url").slice(0, 32);
  const toMoment = (plain: string) => {
    const time = Temporal.PlainDateTime.from(plain.replace(" ", "T")).toZonedDateTime(timeZone);
    return time.toString({ timeZoneName: "never", smallestUnit: "second" });
  };
  const isOwner = (proof: RepairProof, { ticket, email }: FetchedRepair): boolean =>
    "key" in proof ? sameText(proof.key, keyOf(ticket.id)) : email !== "" && sameText(proof.email.trim().toLowerCase(), email.trim().toLowerCase());

  const read = async (proof: RepairProof): Promise<RepairLookup> => {
    if (!account) return { kind: "unavailable" };
    const number = proof.number.trim().replace(/^#/, "");
    if (!numberShape.test(number)) return { kind: "notFound" };
    try {
      const found = await account.ask((client, options) => fetchRepair(client, Number(number), toMoment, options));
      return found && isOwner(proof, found) ? { kind: "found", ticket: found.ticket, key: keyOf(found.ticket.id) } : { kind: "notFound" };
    } catch (error) {
      if (!(error instanceof ShopTrouble)) throw error;
      log.warn("A repair cannot be read", { error });
      return { kind: "unavailable" };
    }
  };

  const find: RepairService["find"] = async (proof, from) => {
    try {
      return await limit.make(from, async () => {
        const value = await read(proof);
        return { value, counts: value.kind === "notFound" };
      });
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return { kind: "tooMany", waitSeconds: error.waitSeconds ?? 900 };
      throw error;
    }
  };

  return {
    keyOf,
    find,
    async answer(proof, answer, from) {
      const found = await find(proof, from);
      if (found.kind !== "found" || !found.ticket.progress.decision || !account) return found;
      try {
        await account.ask((client, options) => sendRepairAnswer(client, found.ticket.id, answer, options));
      } catch (error) {
        if (!(error instanceof ShopTrouble)) throw error;
        log.warn("An answer about a repair did not arrive", { error });
        return { kind: "unavailable" };
      }
      return read(proof);
    },
  };
}
