import type { DeclarationKind, Money, PaymentState, RefusedLine, ReturnMethod, ReturnReason } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { HiddenFields } from "../WithdrawalChoice/WithdrawalChoice.tsx";
import { StepSectionTitle, StepForm, WithdrawalFrame } from "../rules/WithdrawalFrame.tsx";
import { RefundTable, type RefundLine } from "../rules/RefundTable.tsx";
import { RefusedList } from "../rules/RefusedList.tsx";
import { FactList, ReturnTerms } from "../rules/ReturnTerms.tsx";

export interface WithdrawalConfirmationProps {
  kind: DeclarationKind;
  action: string;
  /** Hidden fields with the chosen values and the key of this attempt. */
  fields: Readonly<Record<string, string>>;
  /** What is declared; null for a statement in own words. */
  lines: readonly RefundLine[] | null;
  /** The customer's own words; "" for none. */
  statement: string;
  refund: { readonly goods: Money; readonly shipping: Money; readonly total: Money } | null;
  /** Whether the order has been paid. */
  payment: PaymentState;
  refused: readonly RefusedLine[];
  /** Reason for a return; null for a withdrawal or a statement in own words. */
  reason: ReturnReason | null;
  /** Way in which returned goods come back; null for none. */
  method: ReturnMethod | null;
  /** Address that the receipt goes to, as it may be shown; null where no e-mail is sent. */
  email: string | null;
}

/**
 * Confirmation step of a withdrawal or a return: the declaration, the refund, of a return its reason and the way back,
 * and the submit button. Nothing is recorded until the button is pressed.
 */
export function WithdrawalConfirmation(props: WithdrawalConfirmationProps) {
  const { kind, action, fields, lines, statement, refund, payment, reason, method, email } = props;
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.confirm.${kind}`} />}
      intro={<FormattedMessage id="withdrawal.confirmLead" />}
      error={null}
    >
      <section>
        <StepSectionTitle>
          <FormattedMessage id={`withdrawal.declaration.${kind}`} />
        </StepSectionTitle>
        {statement && <DeclarationText>{statement}</DeclarationText>}
        {lines && refund && <RefundTable lines={lines} refund={refund} payment={payment} />}
      </section>
      {(reason || method) && (
        <FactList>
          <ReturnTerms reason={reason} method={method} />
        </FactList>
      )}
      <RefusedList refused={props.refused} />
      {email !== null && (
        <p>
          <FormattedMessage id="withdrawal.receiptTo" values={{ email }} />
        </p>
      )}
      <StepForm method="post" action={action}>
        <HiddenFields fields={fields} />
        <ConfirmationActions data-print="hide">
          <Button type="submit" size="lg" name="step" value="confirm">
            <FormattedMessage id={`withdrawal.confirm.${kind}`} />
          </Button>
          <Button type="submit" size="lg" variant="ghost" name="step" value="edit">
            <FormattedMessage id="withdrawal.back" />
          </Button>
        </ConfirmationActions>
      </StepForm>
    </WithdrawalFrame>
  );
}

const DeclarationText = chakra("p", { base: { mt: "3", whiteSpace: "pre-line", overflowWrap: "anywhere" } });
const ConfirmationActions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "5" },
});
