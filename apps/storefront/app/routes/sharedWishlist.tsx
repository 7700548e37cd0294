import { data } from "react-router";
import { loadSharedWishlist } from "../loaders/wishlist/loadSharedWishlist.server.ts";
import { NO_STORE_HEADERS } from "../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { requireStateStore } from "../loaders/requireStateStore.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { SharedWishlistScreen } from "../screens/Wishlist/SharedWishlistScreen.tsx";
import type { Route } from "./+types/sharedWishlist.ts";

/**
 * Loads a shared wishlist with current product data. Responds with 404 if the link has expired or the owner has stopped
 * sharing the wishlist.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, sharedWishlists } = context.get(privateContext).services;
  const list = await requireStateStore(sharedWishlists.read(params.key));
  const content = list && (await loadSharedWishlist(list, catalogue));
  const title = await loadMessageText(request, content ? "account.shared.title" : "account.shared.gone");
  return data({ title, content }, { status: content ? 200 : 404, headers: NO_STORE_HEADERS });
}

export const shouldRevalidate = () => false;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function SharedWishlistRoute({ loaderData: { content } }: Route.ComponentProps) {
  return <SharedWishlistScreen content={content} />;
}
