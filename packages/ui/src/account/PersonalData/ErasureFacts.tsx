import { FormattedMessage } from "react-intl";
import { PrivacyText } from "./PrivacyCard.tsx";

/** Paragraphs about what is deleted with an account, what is kept by law, and what goes on. */
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
