import { formatLineName, toLocalPath, type Cart, type CartLine } from "@rewire/domain";
import { data } from "react-router";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { NO_STORE_HEADERS } from "../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { CartPage } from "../screens/Cart/CartPage.tsx";
import type { Route } from "./+types/cart.ts";

/**
 * Loads the visitor's cart, to which the header and a form lead without scripts. The parameters name the product that it has added, and
 * its page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, visitor } = context.get(privateContext);
  const { searchParams } = new URL(request.url);
  const { cart, cookies } = await services.readCart(request, visitor);
  const addedLine = cart && findAddedLine(cart, searchParams);
  const page = searchParams.get("page");
  const headers = new Headers(NO_STORE_HEADERS);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return data(
    {
      title: await loadMessageText(request, addedLine ? "content.added" : "cart.title"),
      addedName: addedLine ? formatLineName(addedLine.name, addedLine.options) : null,
      cart,
      back: page ? { href: toLocalPath(page), label: await loadMessageText(request, "content.backToPage") } : null,
    },
    { headers, status: cart ? 200 : 503 },
  );
}

/** Returns the line of the product in the parameters; undefined if the cart has none. */
const findAddedLine = ({ lines }: Cart, parameters: URLSearchParams): CartLine | undefined =>
  lines.findLast(
    ({ productId, variationId }) =>
      String(productId) === parameters.get("added") &&
      String(variationId ?? "") === (parameters.get("variation") ?? ""),
  );

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />;
}
