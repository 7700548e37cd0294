import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { WishlistPage } from "../screens/Wishlist/WishlistPage.tsx";
import type { Route } from "./+types/wishlist.ts";

/** Returns only the page title, because the wishlist is read from browser storage. */
export async function loader({ request }: Route.LoaderArgs) {
  return { title: await loadMessageText(request, "layout.wishlist") };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function WishlistRoute({ loaderData: { title } }: Route.ComponentProps) {
  return <WishlistPage title={title} />;
}
