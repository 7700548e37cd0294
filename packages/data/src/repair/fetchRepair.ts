import { AnswerRepairDocument, GetRepairDocument } from "../gql/graphql.ts";
import type { WireRepair } from "./toRepairTicket.ts";
import { refused } from "../server/read.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Reads an order that may be a repair with a shop manager's log-in; null where there is none. It is the shop's answer as it
 * came: `toRepairTicket` reads it, for whoever has proved that it is theirs.
 *
 * @throws ShopTrouble if nothing readable comes.
 */
export async function fetchRepair(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<WireRepair | null> {
  const { data } = await client.request(GetRepairDocument, { id: String(id) }, options);
  return data?.order ?? null;
}

/**
 * Writes the customer's answer into the order, as a field and as a note that the timeline shows.
 *
 * @throws ShopTrouble if it did not arrive.
 */
export async function sendRepairAnswer(
  client: ShopClient,
  id: number,
  answer: "accept" | "decline",
  options: ShopRequestOptions,
): Promise<void> {
  const state = answer === "accept" ? "in-repair" : "declined";
  // The field has said "waiting"; from here on the notes tell how it goes, this one first.
  const fields = [
    { key: "repair_answer", value: answer },
    { key: "repair_state", value: "" },
  ];
  const { data, errors } = await client.request(
    AnswerRepairDocument,
    { id: String(id), answer: fields, note: `${state}:` },
    options,
  );
  if (!data?.updateOrder?.order) throw refused(errors);
}
