import type { ShopFailure } from "@rewire/domain";
import { findPathLocale } from "@rewire/messages";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { formatFailureMessage } from "../i18n/formatFailureMessage.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../loaders/createFailureResponse.ts";
import { NO_STORE_HEADERS } from "../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { CartRefusalScreen } from "../screens/Cart/CartRefusalScreen.tsx";
import type { Route } from "./+types/cartRefusal.ts";

/**
 * Loads the reason why a form without scripts has added nothing to the cart. Responds with 404 if the shop has not
 * written the reason in the URL.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const refusal = context.get(privateContext).services.cartRefusals.decode(searchParams.get("refusal") ?? "");
  if (!refusal) throw createFailureResponse({ kind: "notFound" });
  const { name, page } = refusal;
  // The page names the product above the reason.
  const failure = name === null ? refusal.failure : omitProduct(refusal.failure);
  return {
    title: await loadMessageText(request, "content.notAdded"),
    name,
    reason: await formatFailureMessage(findPathLocale(pathname), failure),
    back: { href: page, label: await loadMessageText(request, "content.backToPage") },
  };
}

/** Returns a failure that does not name the product. */
const omitProduct = (failure: ShopFailure): ShopFailure =>
  failure.kind === "outOfStock" || failure.kind === "notEnoughStock" ? { ...failure, product: null } : failure;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function CartRefusal({ loaderData }: Route.ComponentProps) {
  return <CartRefusalScreen {...loaderData} />;
}
