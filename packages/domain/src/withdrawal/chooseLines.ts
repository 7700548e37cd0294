import type { LineQuantity } from "./contract.ts";
import type { GoodsCondition, LineAssessment, RefusalRule } from "./assessLines.ts";

/** Customer's choice for one line of an order. */
export interface LineChoice extends LineQuantity {
  /** Whether the customer states that the goods' condition is met. */
  readonly isConditionMet: boolean;
}

/** Chosen line that is refused: by a rule, or because the customer did not confirm its condition. */
export interface RefusedLine {
  readonly name: string;
  readonly rule: RefusalRule | GoodsCondition;
}

/** Chosen lines of an order, divided into accepted and refused ones. */
export interface ChosenLines {
  readonly accepted: readonly LineQuantity[];
  readonly refused: readonly RefusedLine[];
}

/**
 * Divides the lines that a customer chose into accepted and refused ones. Accepts at most the remaining quantity of a
 * line.
 */
export function chooseLines(assessments: readonly LineAssessment[], choices: readonly LineChoice[]): ChosenLines {
  const accepted: LineQuantity[] = [];
  const refused: RefusedLine[] = [];
  for (const { line, remainingQuantity, rule, condition } of assessments) {
    const choice = choices.find(({ position }) => position === line.position);
    if (!choice || choice.quantity <= 0) continue;
    const refusal = rule ?? (condition && !choice.isConditionMet ? condition : null);
    if (refusal) refused.push({ name: line.name, rule: refusal });
    else accepted.push({ position: line.position, quantity: Math.min(choice.quantity, remainingQuantity) });
  }
  return { accepted, refused };
}
