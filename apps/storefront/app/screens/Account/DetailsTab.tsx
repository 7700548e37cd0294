import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useChangePassword, useUpdateCustomer } from "@rewire/data";
import { createPrivacyLinks, type Viewer } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { AccountSections, DetailsForm, Link, PasswordForm } from "@rewire/ui";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { openAccountDraft } from "./openAccountDraft.ts";
import { useReportSignedOut } from "./useReportSignedOut.ts";

/**
 * Account tab with a customer's name, e-mail address and password, and a link to the page where the customer can export
 * data or delete the account.
 */
export function DetailsTab({
  viewer,
  onSignedOut,
}: {
  viewer: Viewer;
  /** Called when a change was refused because the log-in has ended. */
  onSignedOut: () => void;
}) {
  const { formatMessage } = useIntl();
  const { updateDetails } = useUpdateCustomer();
  const { changePassword } = useChangePassword();
  const { locale } = useDocument();
  const readFailure = useReportSignedOut(onSignedOut);
  const [draft] = useState(() => openAccountDraft(viewer.id, "details"));
  return (
    <AccountSections
      sections={[
        {
          title: formatMessage({ id: "account.yourDetails" }),
          content: (
            <>
              <DetailsForm
                details={viewer}
                draft={draft}
                onSave={async (change) => readFailure(await updateDetails(change))}
              />
              <PersonalDataLink href={createPrivacyLinks(localePrefixes[locale]).data} />
            </>
          ),
        },
        {
          title: formatMessage({ id: "account.password" }),
          content: (
            <PasswordForm
              viewer={viewer}
              onSave={async (change) => readFailure(await changePassword({ userId: viewer.id, ...change }))}
            />
          ),
        },
      ]}
    />
  );
}

/** Link to the page about the customer's data. */
function PersonalDataLink({ href }: { href: string }) {
  return (
    <p>
      <Link href={href}>
        <FormattedMessage id="account.dataLink" />
      </Link>
    </p>
  );
}
