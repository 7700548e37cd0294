import type { GatewayServices, RepairLookup } from "@rewire/gateway";
import type { RepairWithdrawal } from "@rewire/ui";

/**
 * Returns the latest withdrawal from repairs of the order of a repair that was found; null for none. It is null, too,
 * while the log cannot be read, which is no reason to withhold the repair.
 */
export async function findRepairWithdrawal(
  { withdrawals }: Pick<GatewayServices, "withdrawals">,
  lookup: RepairLookup | null,
): Promise<RepairWithdrawal | null> {
  if (lookup?.kind !== "found") return null;
  const declarations = await withdrawals.listByOrder(lookup.ticket.id).catch(() => []);
  return declarations.reduce<RepairWithdrawal | null>((latest, { withdrawal: { record } }) => {
    if (record.end !== "withdrawal") return latest;
    const lines = (record.lines ?? []).filter(({ service }) => service === "repair").map(({ name }) => name);
    return lines.length === 0 ? latest : { at: record.at, lines };
  }, null);
}
