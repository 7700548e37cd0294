import { FormattedMessage } from "react-intl";
import { PrivacyText } from "./PrivacyCard.tsx";

/**
 * Paragraphs about the effects of deleting an account: which data are deleted, which must be kept by law, and what
 * happens to orders in progress.
 */
export function ErasureFacts() {
  return (
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
    </>
  );
}
