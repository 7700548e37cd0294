import { toRepairMetaKey, type RepairTicket } from "@rewire/domain";
import {
  AnswerRepairDocument,
  ChangeRepairDocument,
  GetRepairDocument,
  type ChangeRepairMutationVariables,
} from "../gql/graphql.ts";
import { toAnswerFields, type RepairAnswer } from "./repairAnswer.ts";
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

/** Repair that is changed, named by its order and its position there. */
type ChangedRepair = Pick<RepairTicket, "id" | "position" | "relatedRepairs">;

/**
 * Writes the customer's decision on a repair offer into the order, as fields with the price that was answered, and as a
 * note shown in the timeline.
 *
 * @throws ShopRequestError if the request failed.
 */
export async function sendRepairDecision(
  client: ShopClient,
  repair: ChangedRepair,
  answer: RepairAnswer,
  options: ShopRequestOptions,
): Promise<void> {
  const { id, position } = repair;
  const note = toStateNote(repair, answer.choice === "accept" ? "in-repair" : "declined");
  const { data, errors } = await client.request(
    AnswerRepairDocument,
    { id: String(id), answer: toAnswerFields(answer, position), note },
    options,
  );
  if (!data?.updateOrder?.order) throw toShopError(errors);
}

/** Returns a note with the state of a repair, which names it where the order has several. */
const toStateNote = ({ position, relatedRepairs }: ChangedRepair, state: string): string =>
  relatedRepairs.length === 0 ? `${state}:` : `${state} ${position}:`;

/**
 * Writes the new appointment of a repair into its order, and adds a private note for the staff. `slot` and
 * `previousSlot` are ISO 8601 date-times with a UTC offset.
 *
 * @throws ShopRequestError if the request failed.
 */
export function sendAppointment(
  client: ShopClient,
  { id, position }: ChangedRepair,
  { slot, previousSlot }: { readonly slot: string; readonly previousSlot: string },
  options: ShopRequestOptions,
): Promise<void> {
  const key = toRepairMetaKey("repair_slot", position);
  const note = `${key}: from ${previousSlot} to ${slot}`;
  return sendChange(client, { id: String(id), fields: [{ key, value: slot }], note, isCustomerNote: false }, options);
}

/**
 * Cancels a repair by writing the new state into its order, as a field and as a note to the customer. An unpaid order
 * with nothing else to be done is cancelled as well. Another one stays open, because the staff must refund it, or make
 * the rest of it.
 *
 * @throws ShopRequestError if the request failed.
 */
export const sendCancellation = (
  client: ShopClient,
  repair: ChangedRepair & Pick<RepairTicket, "isPaid" | "isRestOfOrder">,
  options: ShopRequestOptions,
): Promise<void> =>
  sendChange(
    client,
    {
      id: String(repair.id),
      fields: [{ key: toRepairMetaKey("repair_state", repair.position), value: "cancelled" }],
      note: toStateNote(repair, "cancelled"),
      isCustomerNote: true,
      ...(repair.isPaid || !repair.isRestOfOrder ? {} : { status: "CANCELLED" as const }),
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
