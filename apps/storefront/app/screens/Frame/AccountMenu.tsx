import { CommerceClientProvider } from "@rewire/data";
import type { Viewer } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { AvatarMenu } from "@rewire/ui/avatar-menu";
import { useLinks } from "../../navigation/useLinks.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { useLogOutAndRedirect } from "../Account/useLogOutAndRedirect.ts";

/** Menu of the logged-in customer with Wishlist, My account and Logout. */
export default function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { currency } = useShopSettings();
  return (
    <CommerceClientProvider client={getCommerceClient(currency)}>
      <AccountMenuContents viewer={viewer} />
    </CommerceClientProvider>
  );
}

function AccountMenuContents({ viewer }: { viewer: Viewer }) {
  const { logOutAndRedirect } = useLogOutAndRedirect();
  return <AvatarMenu viewer={viewer} links={useLinks()} onLogOut={() => void logOutAndRedirect()} />;
}
