import { isRouteErrorResponse } from "react-router";
import { isPageFailure } from "../../loaders/createFailureResponse.ts";
import { ShopFrame } from "../Frame/ShopFrame.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** Error page with the shop's header and footer, for failures in which the layout route is not rendered. */
export function FramedErrorPage({ error }: { error: unknown }) {
  const categories = isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data.categories : [];
  return (
    <ShopFrame categories={categories}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
