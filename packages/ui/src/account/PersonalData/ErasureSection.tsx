import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { PrivacyCard, PrivacyForm, PrivacyText } from "./PrivacyCard.tsx";

interface ErasureSectionProps {
  action: string;
  contactHref: string;
  canErase: boolean;
}

/** Form that deletes the account, with a list of the deleted data and of those that must be kept by law. */
export function ErasureSection({ action, contactHref, canErase }: ErasureSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <PrivacyCard title={<FormattedMessage id="privacy.erase.title" />}>
      {canErase ? (
        <>
          <PrivacyText>
            <FormattedMessage id="privacy.erase.now" />
          </PrivacyText>
          <PrivacyText>
            <FormattedMessage id="privacy.erase.kept" />
          </PrivacyText>
          <PrivacyText>
            <FormattedMessage id="privacy.erase.underWay" />
          </PrivacyText>
          <PrivacyForm method="post" action={action}>
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={formatMessage({ id: "privacy.erase.password" })}
              maxLength={300}
              required
            />
            <Checkbox name="isConfirmed" value="yes" label={<FormattedMessage id="privacy.erase.confirm" />} required />
            <Button type="submit" name="step" value="erase" variant="danger">
              <FormattedMessage id="privacy.erase.submit" />
            </Button>
          </PrivacyForm>
        </>
      ) : (
        <>
          <PrivacyText>
            <FormattedMessage id="privacy.erase.unavailable" />
          </PrivacyText>
          <Link href={contactHref}>
            <FormattedMessage id="layout.contact" />
          </Link>
        </>
      )}
    </PrivacyCard>
  );
}
