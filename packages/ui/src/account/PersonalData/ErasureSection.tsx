import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { PasswordField } from "../../primitives/PasswordField/PasswordField.tsx";
import { DataCard, DataForm, DataText } from "./DataCard.tsx";

interface ErasureSectionProps {
  action: string;
  contactHref: string;
  canErase: boolean;
}

/** Form that deletes the account, with what is deleted and what the law asks to keep. */
export function ErasureSection({ action, contactHref, canErase }: ErasureSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <DataCard title={<FormattedMessage id="privacy.erase.title" />}>
      {canErase ? (
        <>
          <DataText>
            <FormattedMessage id="privacy.erase.now" />
          </DataText>
          <DataText>
            <FormattedMessage id="privacy.erase.kept" />
          </DataText>
          <DataText>
            <FormattedMessage id="privacy.erase.underWay" />
          </DataText>
          <DataForm method="post" action={action}>
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
          </DataForm>
        </>
      ) : (
        <>
          <DataText>
            <FormattedMessage id="privacy.erase.unavailable" />
          </DataText>
          <Link href={contactHref}>
            <FormattedMessage id="layout.contact" />
          </Link>
        </>
      )}
    </DataCard>
  );
}
