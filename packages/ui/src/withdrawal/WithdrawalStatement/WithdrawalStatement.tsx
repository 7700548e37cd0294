import { maxLengths, type DeclarationKind } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { StepForm, WithdrawalFrame, type WithdrawalError } from "../rules/WithdrawalFrame.tsx";
import { useIdentificationMessages } from "../rules/useIdentificationMessages.ts";

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
  const { formProps, getError } = useStatementErrors();
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.page.${kind}`} />}
      intro={<FormattedMessage id={`withdrawal.lead.${kind}`} values={{ days }} />}
      error={error}
    >
      <Alert tone="info">
        <FormattedMessage id="withdrawal.byMail" />
      </Alert>
      <StepForm method="post" action={action} {...formProps}>
        <input type="hidden" name="words" value="1" />
        <TextField
          name="name"
          label={formatMessage({ id: "withdrawal.statement.name" })}
          defaultValue={values.name}
          autoComplete="name"
          maxLength={maxLengths.line}
          error={getError("name")}
          required
        />
        <TextField
          name="number"
          label={formatMessage({ id: "withdrawal.number" })}
          defaultValue={values.number}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={40}
          error={getError("number")}
          required
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: "withdrawal.statement.email" })}
          defaultValue={values.email}
          autoComplete="email"
          maxLength={254}
          error={getError("email")}
          required
        />
        <Textarea
          name="statement"
          label={formatMessage({ id: `withdrawal.which.${kind}` })}
          hint={formatMessage({ id: "withdrawal.statement.hint" })}
          defaultValue={values.statement}
          maxLength={2000}
          error={getError("statement")}
          required
        />
        <Button type="submit" size="lg" name="step" value="check">
          <FormattedMessage id={`withdrawal.next.${kind}`} />
        </Button>
      </StepForm>
    </WithdrawalFrame>
  );
}

/** Validates the fields of the form, all of which are required. */
function useStatementErrors() {
  const { formatMessage } = useIntl();
  return useFieldErrors({
    messages: {
      name: { missing: formatMessage({ id: "withdrawal.requiredName" }) },
      ...useIdentificationMessages(),
      statement: { missing: formatMessage({ id: "withdrawal.requiredStatement" }) },
    },
  });
}
