import { Suspense, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { HeaderLink, lazyPart } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { onViewerChange, readViewer, wasCustomer } from "../../commerce/viewer.ts";

const AvatarCorner = lazyPart(() => import("./AvatarCorner.tsx"));

/**
 * Account link in the header: "Sign in" for guests, the account menu for a logged-in customer, once the store has
 * loaded.
 */
export function AccountCorner() {
  const { formatMessage } = useIntl();
  const { myAccount } = useLinks();
  const viewer = useSyncExternalStore(onViewerChange, readViewer, () => undefined);
  const isKnown = useSyncExternalStore(onViewerChange, wasCustomer, () => false);

  const isCustomer = viewer === undefined ? isKnown : viewer !== null;
  const link = (
    <HeaderLink
      href={myAccount}
      icon="person"
      label={formatMessage({ id: isCustomer ? "layout.account" : "layout.signIn" })}
    />
  );
  if (!viewer) return link;
  return (
    <Suspense fallback={link}>
      <AvatarCorner viewer={viewer} />
    </Suspense>
  );
}
