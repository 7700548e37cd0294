import { isRouteErrorResponse } from "react-router";
import { isPageFailure } from "../../loaders/failureResponse.ts";
import { ShopFrame } from "../Frame/ShopFrame.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** The error screen in the shop's frame, where the layout's own data did not come. */
export function FramedErrorPage({ error }: { error: unknown }) {
  const categories = isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data.categories : [];
  return (
    <ShopFrame categories={categories}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
