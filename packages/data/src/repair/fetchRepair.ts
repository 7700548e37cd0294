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
 * Fetches an order that may be a repair; returns null for an unknown order. Requires the access rights of a shop
 * manager. Authorise the requester before passing the result to `toRepairTicket`.
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
 * Writes the customer's decision on a repair offer into the order, as a field and as a note shown in the timeline.
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
 * Writes the new appointment of a repair into its order, and adds a private note for the staff. `slot` and
 * `previousSlot` are ISO 8601 date-times with a UTC offset.
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
 * Cancels a repair by writing the new state into its order, as a field and as a note to the customer. An unpaid order
 * is cancelled as well. A paid order stays open, because the staff must refund it.
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
