import { findPathLocale } from "@rewire/messages";
import { listContentPages } from "../loaders/content/contentPages.server.ts";
import { createAcceptance } from "../loaders/content/createAcceptance.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { CheckoutPage } from "../screens/Checkout/CheckoutPage.tsx";
import type { Route } from "./+types/checkout.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, cards } = context.get(privateContext);
  const locale = findPathLocale(new URL(request.url).pathname);
  const [title, noScriptText, countries, canLogIn, contentPages] = await Promise.all([
    loadMessageText(request, "checkout.title"),
    loadMessageText(request, "noScript.checkout"),
    services.catalogue.countries(),
    services.canLogIn(),
    listContentPages(locale, context),
  ]);
  return {
    title,
    noScriptText,
    countries: requireValue(countries),
    cards,
    canLogIn,
    acceptance: await createAcceptance(locale, contentPages),
  };
}

/** Returns false, because the list of countries does not change during checkout. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Checkout({ loaderData: { title, ...screenProps } }: Route.ComponentProps) {
  return <CheckoutPage title={title} {...screenProps} />;
}
