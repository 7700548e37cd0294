import { isRouteErrorResponse } from "react-router";
import { isPageFailure } from "../../loaders/createFailureResponse.ts";
import { emptySiteMenu } from "../../navigation/siteMenu.ts";
import { ShopFrame } from "../Frame/ShopFrame.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** Error page that includes the shop's header and footer, for failures in which the layout route is not rendered. */
export function FramedErrorPage({ error }: { error: unknown }) {
  const siteMenu = (isRouteErrorResponse(error) && isPageFailure(error.data) && error.data.siteMenu) || emptySiteMenu;
  return (
    <ShopFrame siteMenu={siteMenu}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
