import { AlertForm, AlertPage, PageSection, PageTitle } from "@rewire/ui";
import { createAlertLinks } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { AlertMessages } from "./AlertMessages.tsx";
import type { AlertView } from "./AlertView.ts";

/**
 * Page that the links of alert e-mails open. It also shows the errors of a form that was submitted without JavaScript.
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
