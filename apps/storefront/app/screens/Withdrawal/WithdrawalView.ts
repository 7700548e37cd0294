import type { Money, PaymentState, RefusedLine, ReturnMethod, ReturnReason } from "@rewire/domain";
import type { ChoiceLine, ChosenValues, RefundLine, StatementValues, WithdrawalError } from "@rewire/ui";

/**
 * Data displayed in the current step of a withdrawal or a return. The only contact detail included is the masked e-mail
 * address.
 */
export type WithdrawalView =
  | { readonly step: "find"; readonly number: string; readonly error: WithdrawalError | null }
  | { readonly step: "words"; readonly values: StatementValues; readonly error: WithdrawalError | null }
  | {
      readonly step: "choose";
      readonly order: { readonly number: string; readonly date: string };
      readonly lines: readonly ChoiceLine[];
      readonly fields: Readonly<Record<string, string>>;
      readonly chosenValues: ChosenValues;
      readonly refused: readonly RefusedLine[];
      readonly earlier: readonly { readonly id: number; readonly at: string; readonly href: string }[];
      readonly methods: readonly ReturnMethod[];
      readonly error: WithdrawalError | null;
    }
  | {
      readonly step: "confirm";
      readonly fields: Readonly<Record<string, string>>;
      readonly lines: readonly RefundLine[] | null;
      readonly statement: string;
      readonly refund: { readonly goods: Money; readonly shipping: Money; readonly total: Money } | null;
      readonly payment: PaymentState;
      readonly refused: readonly RefusedLine[];
      readonly reason: ReturnReason | null;
      readonly method: ReturnMethod | null;
      readonly email: string | null;
    };
