import { fetchOrderContract, fetchOrderOwners, ShopRequestError, type ContractResponse } from "@rewire/data/server";
import { Temporal } from "temporal-polyfill";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import { HttpError } from "../../http/HttpError.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import type { OrderProof } from "../order/createOrderAccess.ts";
import { createOrderLinkKeys } from "../order/createOrderLinkKeys.ts";

/** Result of an order lookup. A wrong number and a wrong e-mail address deliberately have the same result. */
export type ContractLookup =
  | {
      readonly kind: "found";
      readonly contractResponse: ContractResponse;
      /** Key of the order's link. */ readonly key: string;
    }
  | { readonly kind: "notFound" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The shop does not respond, or the server has no service account. */
  | { readonly kind: "unavailable" };

/** Dependencies of the contract reader. */
export interface ContractReaderOptions {
  readonly account: ServiceAccount | null;
  readonly limit: AttemptLimit<"address" | "number" | "sum">;
  readonly secrets: Secrets;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Reads the order to which a proof gives access, without a log-in.
 *
 * @param clientAddress IP address of the client, for the rate limits
 */
export type ContractReader = (proof: OrderProof, clientAddress: string) => Promise<ContractLookup>;

const orderNumberPattern = /^[\w./-]{1,40}$/;
const orderIdPattern = /^[1-9]\d{0,11}$/;
const orderKeyPattern = /^wc_order_[\w-]{4,110}$/;

/**
 * Creates the contract reader. It also reads orders of accounts, because the right to withdraw must not depend on a
 * log-in.
 */
export function createContractReader(options: ContractReaderOptions): ContractReader {
  const { account, limit, log } = options;
  const keys = createOrderLinkKeys(options.secrets, options.now);
  const readContract = createOwnerReader(options, keys.isKeyOf);

  const lookUp = async (proof: OrderProof): Promise<ContractLookup> => {
    if (!account) return { kind: "unavailable" };
    try {
      const contractResponse = await readContract(account, proof);
      return contractResponse
        ? { kind: "found", contractResponse, key: keys.keyOf(contractResponse.contract.id) }
        : { kind: "notFound" };
    } catch (error) {
      if (!(error instanceof ShopRequestError)) throw error;
      log.warn("An order that somebody withdraws from cannot be read", { error });
      return { kind: "unavailable" };
    }
  };

  return async (proof, clientAddress) => {
    const number = proof.number.trim().replace(/^#\s*/, "");
    const secret = ("key" in proof ? proof.key : proof.email).trim();
    if (number === "" || secret === "") return { kind: "notFound" };
    const limitKeys = "key" in proof ? {} : { number: number.toLowerCase().replace(/^0+/, ""), sum: SHARED_KEY };
    try {
      return await limit.make({ address: clientAddress, ...limitKeys }, async () => {
        const value = await lookUp({ ...proof, number });
        return { value, counts: value.kind === "notFound" };
      });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 429)) throw error;
      return { kind: "tooMany", waitSeconds: error.waitSeconds ?? 900 };
    }
  };
}

function createOwnerReader(
  { timeZone }: ContractReaderOptions,
  isLinkKey: (key: string, orderId: number) => boolean,
): (account: ServiceAccount, proof: OrderProof) => Promise<ContractResponse | null> {
  const toShopTime = (localTime: string) => toZonedTime(localTime, timeZone);
  return (account, proof) =>
    account.sendRequest(async (client, requestOptions) => {
      const fetchContract = (id: number) => fetchOrderContract(client, id, toShopTime, requestOptions);
      if ("key" in proof) {
        if (!orderIdPattern.test(proof.number)) return null;
        const id = Number(proof.number);
        if (isLinkKey(proof.key, id)) return fetchContract(id);
        const contractResponse = orderKeyPattern.test(proof.key) ? await fetchContract(id) : null;
        return contractResponse && isSameText(proof.key, contractResponse.orderKey) ? contractResponse : null;
      }
      if (!orderNumberPattern.test(proof.number)) return null;
      const orderOwners = await fetchOrderOwners(client, proof.number, requestOptions);
      const email = normalizeEmail(proof.email);
      const orderOwner = orderOwners.find(
        (candidate) => candidate.email !== "" && isSameText(normalizeEmail(candidate.email), email),
      );
      return orderOwner ? fetchContract(orderOwner.id) : null;
    });
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Adds the offset to the shop's local time; null for an invalid time. */
function toZonedTime(localTime: string, timeZone: string): string | null {
  try {
    const time = Temporal.PlainDateTime.from(localTime.replace(" ", "T")).toZonedDateTime(timeZone);
    return time.toString({ timeZoneName: "never", smallestUnit: "second" });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
