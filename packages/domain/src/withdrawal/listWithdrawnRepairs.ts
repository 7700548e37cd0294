import type { ContractLine, ContractRepair, LineQuantity } from "./contract.ts";

/**
 * Returns the positions of the repairs that were withdrawn from as a whole: those whose lines were, and all repairs if
 * each repair line of the order was. A line that may be another repair's, too, must have been withdrawn from with all
 * its pieces, since nobody can tell which of two equal repairs is meant.
 */
export function listWithdrawnRepairs(
  lines: readonly ContractLine[],
  repairs: readonly ContractRepair[],
  withdrawnQuantities: readonly LineQuantity[],
): readonly number[] {
  const isWithdrawn = ({ position, quantity }: ContractLine) =>
    quantity <=
    withdrawnQuantities.reduce((sum, withdrawn) => sum + (withdrawn.position === position ? withdrawn.quantity : 0), 0);
  const repairLines = lines.filter(({ isRepair }) => isRepair);
  if (repairLines.length === 0) return [];
  const openPositions = new Set(repairLines.filter((line) => !isWithdrawn(line)).map(({ position }) => position));
  return repairs
    .filter(
      ({ linePositions }) =>
        openPositions.size === 0 ||
        (linePositions.length > 0 && linePositions.every((position) => !openPositions.has(position))),
    )
    .map(({ position }) => position);
}
