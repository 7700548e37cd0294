import { useLocation } from "react-router";
import { createPrivacyLinks } from "@rewire/domain";
import { loadDeferredMessages, localePrefixes } from "@rewire/messages";
import { loadPrivacyMessages } from "@rewire/messages/privacy";
import { PageSection, PersonalData, type PersonalDataState } from "@rewire/ui";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

const PrivacyMessages = createMessageBoundary(loadDeferredMessages, loadPrivacyMessages);

export interface PrivacyScreenProps {
  state: PersonalDataState;
  /** Whether links can be sent by e-mail. */
  sendsMail: boolean;
  /** Whether somebody can delete the account. */
  canErase: boolean;
  /** Whether an account can be deleted by its e-mail address, without a log-in. */
  canEraseByEmail: boolean;
}

/** Page on which customers can export their data and delete their account. The forms work without JavaScript. */
export function PrivacyScreen(props: PrivacyScreenProps) {
  const { locale } = useDocument();
  const { data, dataFile, signIn } = createPrivacyLinks(localePrefixes[locale]);
  const key = new URLSearchParams(useLocation().search).get("key") ?? "";
  const links = useLinks();
  return (
    <PageSection>
      <PrivacyMessages>
        <PersonalData
          {...props}
          action={data}
          fileAction={dataFile}
          signInHref={signIn(key)}
          contactHref={links.contact}
        />
      </PrivacyMessages>
    </PageSection>
  );
}
