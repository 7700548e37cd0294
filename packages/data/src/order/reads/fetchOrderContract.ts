import type { ContractRepair, OrderContract } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetOrderContractDocument } from "../../gql/graphql.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { listRepairLines } from "../../repair/listLineStates.ts";
import { toOrderContract } from "../mappers/toOrderContract.ts";

/** Order as a contract, with its order key, by which the owner is verified, and its custom fields. */
export interface ContractResponse {
  readonly contract: OrderContract;
  /** Key of the order in the shop's mails; "" for none. */
  readonly orderKey: string;
  /** Custom fields that staff see. */
  readonly metaData: ReadonlyMap<string, string>;
  /** Repairs of the order with their lines; empty for none. */
  readonly repairs: readonly ContractRepair[];
}

/**
 * Fetches an order as a contract, with the access rights of a shop manager. The caller must verify the owner.
 *
 * @param toMoment Adds the UTC offset to a date and time of the shop; returns null if the text is invalid.
 * @returns "missing" if the shop says that there is no such order; null if it says nothing readable about it.
 * @throws ShopRequestError if there is no readable response.
 */
export async function findOrderContract(
  client: ShopClient,
  id: number,
  toMoment: (plain: string) => string | null,
  options: ShopRequestOptions,
): Promise<ContractResponse | "missing" | null> {
  const { data, errors } = await client.request(GetOrderContractDocument, { id: String(id) }, options);
  const fields = data?.order;
  const [firstError] = errors;
  if (!fields && firstError && toFailure(firstError.message).kind === "notFound") return "missing";
  const contract = fields ? toOrderContract(fields, client.currency, toMoment) : null;
  if (!fields || !contract) return null;
  const entries = (fields.metaData ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? ""] as const] : []));
  return {
    contract,
    orderKey: fields.orderKey ?? "",
    metaData: new Map(entries),
    repairs: listRepairLines(fields),
  };
}

/** Fetches an order as {@link findOrderContract} does; returns null for an unknown order. */
export async function fetchOrderContract(
  ...request: Parameters<typeof findOrderContract>
): Promise<ContractResponse | null> {
  const contractResponse = await findOrderContract(...request);
  return contractResponse === "missing" ? null : contractResponse;
}
