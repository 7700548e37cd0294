import type { LineQuantity } from "./contract.ts";
import type { GoodsCondition, LineJudgement, RefusalRule } from "./judgeLines.ts";

/** What a customer chose of a line. */
export interface LineChoice extends LineQuantity {
  /** Whether the customer states that the goods' condition is met. */
  readonly isConditionMet: boolean;
}

/** Line that was chosen and is refused: by a rule, or because its condition was not stated. */
export interface RefusedLine {
  readonly name: string;
  readonly rule: RefusalRule | GoodsCondition;
}

/** Choice of a customer, divided by the rules. */
export interface ChosenLines {
  readonly accepted: readonly LineQuantity[];
  readonly refused: readonly RefusedLine[];
}

/** Divides what a customer chose into what is accepted and what is refused. No more is accepted than is left. */
export function chooseLines(judgements: readonly LineJudgement[], choices: readonly LineChoice[]): ChosenLines {
  const accepted: LineQuantity[] = [];
  const refused: RefusedLine[] = [];
  for (const { line, open, rule, condition } of judgements) {
    const choice = choices.find(({ position }) => position === line.position);
    if (!choice || choice.quantity <= 0) continue;
    const refusal = rule ?? (condition && !choice.isConditionMet ? condition : null);
    if (refusal) refused.push({ name: line.name, rule: refusal });
    else accepted.push({ position: line.position, quantity: Math.min(choice.quantity, open) });
  }
  return { accepted, refused };
}
