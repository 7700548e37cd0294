import { AlertForm, AlertPage, PageSection, PageTitle } from "@rewire/ui";
import { createAlertLinks } from "@rewire/domain";
import { loadDeferredMessages, localePrefixes } from "@rewire/messages";
import { loadAlertMessages } from "@rewire/messages/alert";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { createMessageBoundary } from "../../i18n/createMessageBoundary.tsx";
import type { AlertView } from "./AlertView.ts";

const AlertPageMessages = createMessageBoundary(loadDeferredMessages, loadAlertMessages);

/**
 * Page opened by the links in alert e-mails. The page also shows the errors of an alert form submitted without
 * JavaScript.
 */
export function AlertScreen({ view }: { view: AlertView }) {
  const { locale } = useDocument();
  const action = createAlertLinks(localePrefixes[locale]).request;
  return (
    <PageSection>
      <AlertPageMessages>
        {view.step === "form" ? (
          <>
            <PageTitle>{view.name}</PageTitle>
            <AlertForm {...view} action={action} isOpen />
          </>
        ) : (
          <AlertPage state={view} action={action} />
        )}
      </AlertPageMessages>
    </PageSection>
  );
}
