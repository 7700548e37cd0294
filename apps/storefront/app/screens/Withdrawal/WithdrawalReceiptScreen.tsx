import { Alert, PageSection, WithdrawalReceipt, type ReceiptData } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { useSettings } from "../../document/rootSettings.ts";
import { useClearFormDraft } from "../parts/FormDraft.tsx";
import { WithdrawalMessages } from "./WithdrawalMessages.tsx";

/**
 * Receipt page of a withdrawal or a return.
 * @param receipt Data of the receipt; null if the link is invalid.
 */
export function WithdrawalReceiptScreen({ receipt }: { receipt: ReceiptData | null }) {
  const { site, place } = useSettings();
  // The text of a declaration in own words is kept until it is recorded.
  useClearFormDraft(receipt ? receipt.kind : null);
  return (
    <PageSection>
      <WithdrawalMessages>
        {receipt ? (
          <WithdrawalReceipt receipt={receipt} siteName={site.siteName} place={place} timeZone={place.timeZone} />
        ) : (
          <Alert tone="danger" announce="assertive">
            <FormattedMessage id="withdrawal.receipt.missing" />
          </Alert>
        )}
      </WithdrawalMessages>
    </PageSection>
  );
}
