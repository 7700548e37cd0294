import { maxLengths, type DeclarationKind } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { StepForm, WithdrawalFrame, type WithdrawalError } from "../rules/WithdrawalFrame.tsx";

/** Values of the free-text withdrawal form. */
export interface StatementValues {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly statement: string;
}

export interface WithdrawalStatementProps {
  kind: DeclarationKind;
  action: string;
  days: number;
  values: StatementValues;
  error: WithdrawalError | null;
}

/** Form for a withdrawal or a return in the customer's own words, with a note that the shop's staff read it. */
export function WithdrawalStatement({ kind, action, days, values, error }: WithdrawalStatementProps) {
  const { formatMessage } = useIntl();
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.page.${kind}`} />}
      intro={<FormattedMessage id={`withdrawal.lead.${kind}`} values={{ days }} />}
      error={error}
    >
      <Alert tone="info">
        <FormattedMessage id="withdrawal.byMail" />
      </Alert>
      <StepForm method="post" action={action}>
        <input type="hidden" name="words" value="1" />
        <TextField
          name="name"
          label={formatMessage({ id: "withdrawal.statement.name" })}
          defaultValue={values.name}
          autoComplete="name"
          maxLength={maxLengths.line}
          required
        />
        <TextField
          name="number"
          label={formatMessage({ id: "withdrawal.number" })}
          defaultValue={values.number}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={40}
          required
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: "withdrawal.statement.email" })}
          defaultValue={values.email}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Textarea
          name="statement"
          label={formatMessage({ id: `withdrawal.which.${kind}` })}
          hint={formatMessage({ id: "withdrawal.statement.hint" })}
          defaultValue={values.statement}
          maxLength={2000}
          required
        />
        <Button type="submit" size="lg" name="step" value="check">
          <FormattedMessage id={`withdrawal.next.${kind}`} />
        </Button>
      </StepForm>
    </WithdrawalFrame>
  );
}
