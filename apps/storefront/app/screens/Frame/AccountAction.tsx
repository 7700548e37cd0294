import { Suspense } from "react";
import { useIntl } from "react-intl";
import { HeaderLink, lazyComponent } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useViewer } from "../../commerce/useViewer.ts";

const AccountMenu = lazyComponent(() => import("./AccountMenu.tsx"));

/** Account link in the header: "Sign in" for guests, or the account menu once a logged-in customer is loaded. */
export function AccountAction() {
  const { formatMessage } = useIntl();
  const { myAccount } = useLinks();
  const { viewer, isCustomer } = useViewer();
  const link = (
    <HeaderLink
      href={myAccount}
      icon="person"
      label={formatMessage({ id: "layout.signIn" })}
      customerLabel={formatMessage({ id: "layout.account" })}
      isCustomer={isCustomer}
    />
  );
  if (!viewer) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu viewer={viewer} />
    </Suspense>
  );
}
