import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEmailMessages } from "../../patterns/FieldErrors/useEmailMessages.ts";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { EmailField } from "../EmailField.tsx";
import { ErasureFacts } from "./ErasureFacts.tsx";
import { PrivacyCard, PrivacyForm, PrivacyText } from "./PrivacyCard.tsx";

interface ErasureConfirmationProps {
  action: string;
  contactHref: string;
  erasureKey: string;
  /** What the link covers: the account with all that belongs to it, or what belongs to its e-mail address. */
  scope: "all" | "address";
}

/**
 * Form that confirms the deletion of an account, or of what belongs to its e-mail address. It is on the page that the
 * link in a deletion e-mail opens; opening the page deletes nothing.
 */
export function ErasureConfirmation({ action, contactHref, erasureKey, scope }: ErasureConfirmationProps) {
  if (scope === "address") {
    return (
      <PrivacyCard title={<FormattedMessage id="privacy.address.title" />}>
        <PrivacyText>
          <FormattedMessage id="privacy.address.text" />
        </PrivacyText>
        <ConfirmationForm
          action={action}
          erasureKey={erasureKey}
          consent={<FormattedMessage id="privacy.address.confirm" />}
          submit={<FormattedMessage id="privacy.address.submit" />}
        />
      </PrivacyCard>
    );
  }
  return (
    <PrivacyCard title={<FormattedMessage id="privacy.erase.title" />}>
      <ErasureFacts addressErasure="now" contactHref={contactHref} />
      <PrivacyText>
        <FormattedMessage id="privacy.link.confirm" />
      </PrivacyText>
      <ConfirmationForm
        action={action}
        erasureKey={erasureKey}
        consent={<FormattedMessage id="privacy.erase.confirm" />}
        submit={<FormattedMessage id="privacy.erase.submit" />}
      />
    </PrivacyCard>
  );
}

interface ConfirmationFormProps {
  action: string;
  erasureKey: string;
  /** Label of the checkbox that must be checked. */
  consent: ReactNode;
  /** Label of the button. */
  submit: ReactNode;
}

function ConfirmationForm({ action, erasureKey, consent, submit }: ConfirmationFormProps) {
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({
    messages: { isConfirmed: { missing: formatMessage({ id: "privacy.requiredConfirmation" }) } },
  });
  return (
    <PrivacyForm method="post" action={action} {...formProps}>
      <input type="hidden" name="erasureKey" value={erasureKey} />
      <Checkbox name="isConfirmed" value="yes" label={consent} error={getError("isConfirmed")} required />
      <Button type="submit" name="step" value="confirmErasure" variant="danger">
        {submit}
      </Button>
    </PrivacyForm>
  );
}

/**
 * Form that sends an account deletion link by e-mail, for customers who cannot sign in. The response is the same for
 * every address.
 */
export function ErasureByEmail({ action, isLinkSent }: { action: string; isLinkSent: boolean }) {
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({ messages: { email: useEmailMessages() } });
  return (
    <PrivacyCard title={<FormattedMessage id="privacy.link.guestTitle" />}>
      {isLinkSent ? (
        <Alert tone="success" announce="polite">
          <FormattedMessage id="privacy.link.sentTo" />
        </Alert>
      ) : (
        <PrivacyText>
          <FormattedMessage id="privacy.link.guestText" />
        </PrivacyText>
      )}
      <PrivacyForm method="post" action={action} {...formProps}>
        <EmailField
          name="email"
          label={formatMessage({ id: "privacy.link.email" })}
          maxLength={100}
          error={getError("email")}
          required
        />
        <Button type="submit" name="step" value="erasureLink" variant="line">
          <FormattedMessage id="privacy.link.send" />
        </Button>
      </PrivacyForm>
    </PrivacyCard>
  );
}
