import { FormattedMessage } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { PrivacyCard, PrivacyForm, PrivacyText } from "./PrivacyCard.tsx";

interface DataExportSectionProps {
  action: string;
  fileAction: string;
  contactHref: string;
  sendsMail: boolean;
  /** Key of the link that was opened; null without one. */
  exportKey: string | null;
  isLinkSent: boolean;
}

/**
 * Section in which a customer can export personal data: a form that sends a download link by e-mail or, on the page
 * that the link opens, the download buttons.
 */
export function DataExportSection({
  action,
  fileAction,
  contactHref,
  sendsMail,
  exportKey,
  isLinkSent,
}: DataExportSectionProps) {
  if (exportKey !== null) {
    return (
      <PrivacyCard title={<FormattedMessage id="privacy.ready.title" />}>
        <PrivacyText>
          <FormattedMessage id="privacy.ready.text" />
        </PrivacyText>
        <PostForm method="post" action={fileAction}>
          <input type="hidden" name="key" value={exportKey} />
          <ButtonRow>
            <Button type="submit" name="format" value="html" icon="download">
              <FormattedMessage id="privacy.ready.html" />
            </Button>
            <Button type="submit" name="format" value="json" icon="download" variant="line">
              <FormattedMessage id="privacy.ready.json" />
            </Button>
          </ButtonRow>
        </PostForm>
      </PrivacyCard>
    );
  }
  return (
    <PrivacyCard title={<FormattedMessage id="privacy.copy.title" />}>
      <PrivacyText>
        <FormattedMessage id={sendsMail ? "privacy.copy.text" : "privacy.copy.noMail"} />
      </PrivacyText>
      {isLinkSent && (
        <Alert tone="success" announce="polite">
          <FormattedMessage id="privacy.copy.sent" />
        </Alert>
      )}
      {sendsMail ? (
        <PrivacyForm method="post" action={action}>
          <Button type="submit" name="step" value="export" variant={isLinkSent ? "line" : "solid"}>
            <FormattedMessage id="privacy.copy.send" />
          </Button>
        </PrivacyForm>
      ) : (
        <Link href={contactHref}>
          <FormattedMessage id="layout.contact" />
        </Link>
      )}
    </PrivacyCard>
  );
}

const ButtonRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
