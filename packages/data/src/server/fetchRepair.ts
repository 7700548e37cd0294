import type { RepairTicket } from "@rewire/domain";
import { AnswerRepairDocument, GetRepairDocument } from "../gql/graphql.ts";
import { toRepairTicket } from "../repair/toRepairTicket.ts";
import { refused } from "./read.ts";
import type { ShopClient, ShopRequestOptions } from "./shopClient.ts";

/** A repair, and the address that proves whose it is. */
export interface FetchedRepair {
  readonly ticket: RepairTicket;
  /** E-mail of the customer; never leaves the server. */
  readonly email: string;
}

/**
 * Reads a repair with a shop manager's log-in; null where there is no such order, or no repair in it.
 *
 * @param toMoment Gives the shop's plain time its offset.
 * @throws ShopTrouble if nothing readable comes.
 */
export async function fetchRepair(client: ShopClient, id: number, toMoment: (plain: string) => string, options: ShopRequestOptions): Promise<FetchedRepair | null> {
  const { data } = await client.request(GetRepairDocument, { id: String(id) }, options);
  const ticket = data?.order ? toRepairTicket(data.order, client.currency, toMoment) : null;
  return ticket ? { ticket, email: data?.order?.billing?.email ?? "" } : null;
}

/**
 * Writes the customer's answer into the order, as a field and as a note that the timeline shows.
 *
 * @throws ShopTrouble if it did not arrive.
 */
export async function sendRepairAnswer(client: ShopClient, id: number, answer: "accept" | "decline", options: ShopRequestOptions): Promise<void> {
  const state = answer === "accept" ? "in-repair" : "declined";
  // The field has said "waiting"; from here on the notes tell how it goes, this one first.
  const fields = [{ key: "repair_answer", value: answer }, { key: "repair_state", value: "" }];
  const { data, errors } = await client.request(AnswerRepairDocument, { id: String(id), answer: fields, note: `${state}:` }, options);
  if (!data?.updateOrder?.order) throw refused(errors);
}
