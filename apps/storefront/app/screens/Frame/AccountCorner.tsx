import { Suspense, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { HeaderLink, lazyPart } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { onViewerChange, readViewer, wasCustomer } from "../../commerce/viewer.ts";

const AvatarCorner = lazyPart(() => import("./AvatarCorner.tsx"));

/** The header's way to the account: "Sign in" for guests, the menu behind the name of who is logged in, once the store knows. */
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
