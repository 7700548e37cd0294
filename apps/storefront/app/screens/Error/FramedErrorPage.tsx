import { ShopFrame } from "../Frame/ShopFrame.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

/** The error screen in the shop's frame, where not even the layout's own data came. */
export function FramedErrorPage({ error }: { error: unknown }) {
  return (
    <ShopFrame categories={[]}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
