import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { PrivacyText } from "./PrivacyCard.tsx";

/**
 * When the data of an e-mail address are deleted: with the account, by a mailed link, or not from here because no e-mail
 * can be sent.
 */
export type AddressErasure = "now" | "link" | "noMail";

interface AddressFactsProps {
  addressErasure: AddressErasure;
  contactHref: string;
}

/**
 * Paragraphs about the effects of deleting an account: which data are deleted, which need the link in an e-mail, which
 * must be kept by law, and what happens to orders in progress.
 */
export function ErasureFacts(props: AddressFactsProps) {
  return (
    <>
      <PrivacyText>
        <FormattedMessage id="privacy.erase.now" />
      </PrivacyText>
      <AddressFacts {...props} />
      <PrivacyText>
        <FormattedMessage id="privacy.erase.kept" />
      </PrivacyText>
      <PrivacyText>
        <FormattedMessage id="privacy.erase.underWay" />
      </PrivacyText>
    </>
  );
}

/** Paragraph about what is stored by the e-mail address, which a password does not prove. */
export function AddressFacts({ addressErasure, contactHref }: AddressFactsProps) {
  return (
    <>
      <PrivacyText>
        <FormattedMessage id={`privacy.address.${addressErasure}`} />
      </PrivacyText>
      {addressErasure === "noMail" && (
        <Link href={contactHref}>
          <FormattedMessage id="layout.contact" />
        </Link>
      )}
    </>
  );
}
