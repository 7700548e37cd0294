import { pageContext } from "../lib/pageContext.ts";
import { pageMeta } from "../lib/pageMeta.ts";
import { settingsOf } from "../lib/rootSettings.ts";
import { titleOf } from "../lib/titleOf.ts";
import { valueOf } from "../lib/valueOf.ts";
import { CheckoutPage } from "../screens/Checkout/CheckoutPage.tsx";
import type { Route } from "./+types/checkout.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, cards } = context.get(pageContext);
  return { title: await titleOf(request, "checkout.title"), countries: valueOf(await services.catalogue.countries()), cards };
}

/** What the shop sells to does not change while somebody pays. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Checkout({ loaderData: { title, countries, cards } }: Route.ComponentProps) {
  return <CheckoutPage title={title} countries={countries} cards={cards} />;
}
