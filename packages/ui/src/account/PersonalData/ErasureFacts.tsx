import { FormattedMessage } from "react-intl";
import { PrivacyText } from "./PrivacyCard.tsx";

/**
 * Paragraphs about the effects of deleting an account: the deleted data, the data that must be kept by law, and the
 * orders in progress.
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
