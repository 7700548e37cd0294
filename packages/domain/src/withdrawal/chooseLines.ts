import type { LineQuantity } from "./contract.ts";
import type { GoodsCondition, LineAssessment, RefusalRule } from "./assessLines.ts";

/** Selection that a customer made for one line of an order. */
export interface LineChoice extends LineQuantity {
  /** Whether the customer states that the goods' condition is met. */
  readonly isConditionMet: boolean;
}

/**
 * Selected order line that is refused, either by a rule or because the customer did not confirm the condition of the
 * goods.
 */
export interface RefusedLine {
  readonly name: string;
  readonly rule: RefusalRule | GoodsCondition;
}

/** Order lines that a customer selected for a withdrawal or a return, divided into accepted and refused lines. */
export interface ChosenLines {
  readonly acceptedLines: readonly LineQuantity[];
  readonly refusedLines: readonly RefusedLine[];
}

/**
 * Divides the order lines that a customer selected into accepted and refused lines. A quantity is reduced to the
 * remaining quantity of the line.
 */
export function chooseLines(assessments: readonly LineAssessment[], choices: readonly LineChoice[]): ChosenLines {
  const acceptedLines: LineQuantity[] = [];
  const refusedLines: RefusedLine[] = [];
  for (const { line, remainingQuantity, rule, condition } of assessments) {
    const choice = choices.find(({ position }) => position === line.position);
    if (!choice || choice.quantity <= 0) continue;
    const refusal = rule ?? (condition && !choice.isConditionMet ? condition : null);
    if (refusal) refusedLines.push({ name: line.name, rule: refusal });
    else acceptedLines.push({ position: line.position, quantity: Math.min(choice.quantity, remainingQuantity) });
  }
  return { acceptedLines, refusedLines };
}
