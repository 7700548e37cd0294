import { AlertForm, AlertPage, PageSection, PageTitle } from "@rewire/ui";
import { createAlertLinks } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { AlertMessages } from "./AlertMessages.tsx";
import type { AlertView } from "./AlertView.ts";

/**
 * Page opened by the links in alert e-mails. The page also shows the errors of an alert form submitted without
 * JavaScript.
 */
export function AlertScreen({ view }: { view: AlertView }) {
  const { locale } = useDocument();
  const action = createAlertLinks(localePrefixes[locale]).request;
  return (
    <PageSection>
      <AlertMessages>
        {view.step === "form" ? (
          <>
            <PageTitle>{view.name}</PageTitle>
            <AlertForm {...view} action={action} isOpen />
          </>
        ) : (
          <AlertPage state={view} action={action} />
        )}
      </AlertMessages>
    </PageSection>
  );
}
