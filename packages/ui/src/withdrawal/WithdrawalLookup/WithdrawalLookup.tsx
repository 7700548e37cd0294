import type { DeclarationKind } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { AlternativeLinks, StepForm, WithdrawalFrame, type WithdrawalError } from "../rules/WithdrawalFrame.tsx";
import { useIdentificationMessages } from "../rules/useIdentificationMessages.ts";

export interface WithdrawalLookupProps {
  kind: DeclarationKind;
  /** URL that the form is submitted to, with `number` and `email`. */
  action: string;
  /** Period in days. */
  days: number;
  /** Initial value of the number field. */
  number: string;
  error: WithdrawalError | null;
  /** URL of the form for own words. */
  statementHref: string;
  /** URL of the withdrawal function for returns, and the other way round; absent where there is none. */
  otherHref?: string | undefined;
}

/**
 * First form of a withdrawal or a return without log-in, with order number and e-mail address. The error message is the
 * same for a wrong number and a wrong e-mail address.
 */
export function WithdrawalLookup(props: WithdrawalLookupProps) {
  const { kind, action, days, number, error, statementHref, otherHref } = props;
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({ messages: useIdentificationMessages() });
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.page.${kind}`} />}
      intro={<FormattedMessage id={`withdrawal.lead.${kind}`} values={{ days }} />}
      error={error}
    >
      <StepForm method="post" action={action} {...formProps}>
        <TextField
          name="number"
          label={formatMessage({ id: "withdrawal.number" })}
          defaultValue={number}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={40}
          error={getError("number")}
          required
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: "withdrawal.email" })}
          autoComplete="email"
          maxLength={254}
          error={getError("email")}
          required
        />
        <Button type="submit" size="lg" name="step" value="find">
          <FormattedMessage id="withdrawal.find" />
        </Button>
      </StepForm>
      <AlternativeLinks>
        <li>
          <Link href={statementHref}>
            <FormattedMessage id="withdrawal.ownWords" />
          </Link>
        </li>
        {otherHref !== undefined && (
          <li>
            <Link href={otherHref}>
              <FormattedMessage id={kind === "withdrawal" ? "withdrawal.toReturn" : "withdrawal.toWithdrawal"} />
            </Link>
          </li>
        )}
      </AlternativeLinks>
    </WithdrawalFrame>
  );
}
