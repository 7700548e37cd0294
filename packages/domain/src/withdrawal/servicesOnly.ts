import type { ContractLine } from "./contract.ts";

/** Kind of an order line of which nothing is sent back: a repair, or what is never sent, such as a file. */
export type ServiceKind = "repair" | "virtual";

/** Returns the kind of an order line of which nothing is sent back; null for goods. */
export const findServiceKind = ({ isRepair, isVirtual }: ContractLine): ServiceKind | null =>
  isRepair ? "repair" : isVirtual ? "virtual" : null;

/**
 * Returns what a withdrawal from services alone is about: a repair, if one of them is; null if goods are among the lines,
 * or if it has no lines because it is in the customer's own words.
 * @param lines Withdrawn lines; without a kind they are goods, as in records of before.
 */
export function findServicesOnly(
  lines: readonly { readonly service?: ServiceKind | null | undefined }[] | null,
): ServiceKind | null {
  if (!lines || lines.length === 0 || lines.some(({ service }) => !service)) return null;
  return lines.some(({ service }) => service === "repair") ? "repair" : "virtual";
}
