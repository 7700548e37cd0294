import { fetchOrderContract, ShopRequestError, type ContractResponse } from "@rewire/data/server";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { toZonedTime } from "../../shop/toZonedTime.ts";
import { createOrderLinkKeys } from "../order/createOrderLinkKeys.ts";
import { findOrderIdByEmail, limitOrderLookup, type LookupLimit, type OrderProof } from "../order/orderProof.ts";

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
  readonly limit: LookupLimit;
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

  return (proof, clientAddress) => limitOrderLookup({ limit, isLinkKey: keys.isKeyOf }, proof, clientAddress, lookUp);
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
      const id = await findOrderIdByEmail(client, proof.number, proof.email, requestOptions);
      return id === null ? null : fetchContract(id);
    });
}
