import { isRouteErrorResponse } from "react-router";
import { isPageFailure } from "../../loaders/failureResponse.ts";
import { ShopFrame } from "../Frame/ShopFrame.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** Error page in the shop's layout, for when the layout's own loader data is missing. */
export function FramedErrorPage({ error }: { error: unknown }) {
  const categories = isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data.categories : [];
  return (
    <ShopFrame categories={categories}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
