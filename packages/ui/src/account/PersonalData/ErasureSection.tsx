import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { ErasureFacts } from "./ErasureFacts.tsx";
import { PrivacyCard, PrivacyForm, PrivacyText } from "./PrivacyCard.tsx";

interface ErasureSectionProps {
  action: string;
  contactHref: string;
  canErase: boolean;
  sendsMail: boolean;
  /** Whether a link to delete the account was just sent. */
  isErasureLinkSent: boolean;
  /** Whether the password that was just sent is wrong. */
  isPasswordWrong: boolean;
}

/**
 * Section with forms to delete the account: with the password or, for customers without a password, by an e-mailed
 * link. If the storefront cannot delete accounts, a link to the contact page replaces the forms.
 */
export function ErasureSection(props: ErasureSectionProps) {
  const { action, contactHref, canErase, sendsMail, isErasureLinkSent, isPasswordWrong } = props;
  if (!canErase) {
    return (
      <PrivacyCard title={<FormattedMessage id="privacy.erase.title" />}>
        <PrivacyText>
          <FormattedMessage id="privacy.erase.unavailable" />
        </PrivacyText>
        <Link href={contactHref}>
          <FormattedMessage id="layout.contact" />
        </Link>
      </PrivacyCard>
    );
  }
  return (
    <PrivacyCard title={<FormattedMessage id="privacy.erase.title" />}>
      <ErasureFacts addressErasure={sendsMail ? "link" : "noMail"} contactHref={contactHref} />
      <PasswordErasureForm action={action} isPasswordWrong={isPasswordWrong} />
      {sendsMail && (
        <PrivacyForm method="post" action={action}>
          {isErasureLinkSent ? (
            <Alert tone="success" announce="polite">
              <FormattedMessage id="privacy.link.sent" />
            </Alert>
          ) : (
            <PrivacyText>
              <FormattedMessage id="privacy.link.text" />
            </PrivacyText>
          )}
          <Button type="submit" name="step" value="erasureLink" variant="line">
            <FormattedMessage id="privacy.link.send" />
          </Button>
        </PrivacyForm>
      )}
    </PrivacyCard>
  );
}

/** Form that deletes the account, with the password. */
function PasswordErasureForm({ action, isPasswordWrong }: Pick<ErasureSectionProps, "action" | "isPasswordWrong">) {
  const { formatMessage } = useIntl();
  const [isPasswordCorrected, setPasswordCorrected] = useState(false);
  const { formProps, getError } = useFieldErrors({
    messages: {
      password: { missing: formatMessage({ id: "account.requiredPassword" }) },
      isConfirmed: { missing: formatMessage({ id: "privacy.requiredConfirmation" }) },
    },
  });
  return (
    <PrivacyForm method="post" action={action} {...formProps}>
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={formatMessage({ id: "privacy.erase.password" })}
        maxLength={300}
        error={
          getError("password") ??
          (isPasswordWrong && !isPasswordCorrected ? formatMessage({ id: "account.wrongPassword" }) : undefined)
        }
        onChange={() => setPasswordCorrected(true)}
        required
      />
      <Checkbox
        name="isConfirmed"
        value="yes"
        label={<FormattedMessage id="privacy.erase.confirm" />}
        error={getError("isConfirmed")}
        required
      />
      <Button type="submit" name="step" value="erase" variant="danger">
        <FormattedMessage id="privacy.erase.submit" />
      </Button>
    </PrivacyForm>
  );
}
