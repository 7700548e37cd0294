import { useIntl } from "react-intl";
import { useChangePassword, useUpdateCustomer } from "@rewire/data";
import type { Viewer } from "@rewire/domain";
import { AccountSections, DetailsForm, PasswordForm } from "@rewire/ui";
import { failureOfResult } from "../parts/failureOfResult.ts";

/** Name, e-mail address and password of a customer. */
export function DetailsTab({ viewer }: { viewer: Viewer }) {
  const { formatMessage } = useIntl();
  const { updateDetails } = useUpdateCustomer();
  const { changePassword } = useChangePassword();
  return (
    <AccountSections
      sections={[
        {
          title: formatMessage({ id: "account.yourDetails" }),
          content: (
            <DetailsForm details={viewer} onSave={async (change) => failureOfResult(await updateDetails(change))} />
          ),
        },
        {
          title: formatMessage({ id: "account.password" }),
          content: (
            <PasswordForm
              viewer={viewer}
              onSave={async (change) => failureOfResult(await changePassword({ userId: viewer.id, ...change }))}
            />
          ),
        },
      ]}
    />
  );
}
