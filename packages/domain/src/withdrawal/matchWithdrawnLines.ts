import type { ContractLine, LineQuantity, WithdrawnLine } from "./contract.ts";

/**
 * Converts the lines of earlier withdrawals and returns to quantities of the order's present lines, because staff may
 * have changed the order since. A line is identified by its id; one without an id by its position where its name is
 * still the same, otherwise by its name alone. Where no line has the name, the product may have been renamed: then the
 * line at its position counts if its pieces cost what was refunded for them. Lines that the order no longer has are left
 * out.
 */
export function matchWithdrawnLines(
  lines: readonly ContractLine[],
  withdrawnLines: readonly WithdrawnLine[],
): readonly LineQuantity[] {
  const quantities: LineQuantity[] = [];
  const linesToMatchByName: WithdrawnLine[] = [];
  for (const withdrawnLine of withdrawnLines) {
    if (canUseIds(lines, withdrawnLine)) {
      const line = lines.find(({ id }) => id === withdrawnLine.lineId);
      if (line) quantities.push({ position: line.position, quantity: withdrawnLine.quantity });
    } else if (lines.some(({ position, name }) => position === withdrawnLine.position && name === withdrawnLine.name)) {
      quantities.push({ position: withdrawnLine.position, quantity: withdrawnLine.quantity });
    } else linesToMatchByName.push(withdrawnLine);
  }
  for (const withdrawnLine of linesToMatchByName) {
    const namesakes = lines.filter(({ name }) => name === withdrawnLine.name);
    const candidates = namesakes.length > 0 ? namesakes : lines.filter((line) => canBeRenamedLine(line, withdrawnLine));
    quantities.push(...takePieces(candidates, withdrawnLine.quantity, quantities));
  }
  return quantities;
}

/** Returns whether a line is at the position of a withdrawn one and has its price, but for a cent of rounding. */
const canBeRenamedLine = (
  { position, quantity, paid: paidAmount }: ContractLine,
  { position: withdrawnPosition, quantity: withdrawnQuantity, amount }: WithdrawnLine,
): boolean =>
  position === withdrawnPosition &&
  quantity >= withdrawnQuantity &&
  paidAmount.currency === amount.currency &&
  Math.abs((paidAmount.minor * withdrawnQuantity) / quantity - amount.minor) <= 1;

const canUseIds = (lines: readonly ContractLine[], { lineId }: WithdrawnLine): boolean =>
  typeof lineId === "number" && lines.every(({ id }) => id !== null);

/** Takes pieces from lines of the same name in their sequence, from each at most what has not been taken before. */
function takePieces(
  lines: readonly ContractLine[],
  quantity: number,
  takenQuantities: readonly LineQuantity[],
): readonly LineQuantity[] {
  let missingCount = quantity;
  return lines.map((line) => {
    const takenCount = takenQuantities.reduce(
      (sum, taken) => sum + (taken.position === line.position ? taken.quantity : 0),
      0,
    );
    const count = Math.min(missingCount, Math.max(0, line.quantity - takenCount));
    missingCount -= count;
    return { position: line.position, quantity: count };
  });
}
