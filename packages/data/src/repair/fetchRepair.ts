import {
  AnswerRepairDocument,
  ChangeRepairDocument,
  GetRepairDocument,
  type ChangeRepairMutationVariables,
} from "../gql/graphql.ts";
import type { RepairFields } from "./toRepairTicket.ts";
import { toShopError } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Fetches an order that may be a repair, with a shop manager's log-in; returns null for an unknown order. The result is
 * the shop's unmapped response: pass it to `toRepairTicket` once the requester is authorised.
 *
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchRepair(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<RepairFields | null> {
  const { data } = await client.request(GetRepairDocument, { id: String(id) }, options);
  return data?.order ?? null;
}

/**
 * Writes the customer's decision on an offer into the order, as a field and as a note that the timeline shows.
 *
 * @throws ShopRequestError if the request failed.
 */
export async function sendRepairDecision(
  client: ShopClient,
  id: number,
  decision: "accept" | "decline",
  options: ShopRequestOptions,
): Promise<void> {
  const state = decision === "accept" ? "in-repair" : "declined";
  // The field contained "waiting"; from now on the notes contain the state, starting with this one.
  const fields = [
    { key: "repair_answer", value: decision },
    { key: "repair_state", value: "" },
  ];
  const { data, errors } = await client.request(
    AnswerRepairDocument,
    { id: String(id), answer: fields, note: `${state}:` },
    options,
  );
  if (!data?.updateOrder?.order) throw toShopError(errors);
}

/**
 * Writes a new appointment of a repair into its order, with a private note for the staff.
 *
 * `slot` and `previousSlot` are ISO date-times with offset.
 *
 * @throws ShopRequestError if the request failed.
 */
export const sendAppointment = (
  client: ShopClient,
  id: number,
  { slot, previousSlot }: { readonly slot: string; readonly previousSlot: string },
  options: ShopRequestOptions,
): Promise<void> =>
  sendChange(
    client,
    {
      id: String(id),
      fields: [{ key: "repair_slot", value: slot }],
      note: `repair_slot: from ${previousSlot} to ${slot}`,
      isCustomerNote: false,
    },
    options,
  );

/**
 * Cancels a repair by writing the state into its order, as a field and as a note to the customer. An unpaid order is
 * cancelled as well; a paid one stays open, because the staff have to refund it.
 *
 * @throws ShopRequestError if the request failed.
 */
export const sendCancellation = (
  client: ShopClient,
  id: number,
  isPaid: boolean,
  options: ShopRequestOptions,
): Promise<void> =>
  sendChange(
    client,
    {
      id: String(id),
      fields: [{ key: "repair_state", value: "cancelled" }],
      note: "cancelled:",
      isCustomerNote: true,
      ...(isPaid ? {} : { status: "CANCELLED" as const }),
    },
    options,
  );

async function sendChange(
  client: ShopClient,
  variables: ChangeRepairMutationVariables,
  options: ShopRequestOptions,
): Promise<void> {
  const { data, errors } = await client.request(ChangeRepairDocument, variables, options);
  if (!data?.updateOrder?.order) throw toShopError(errors);
}
