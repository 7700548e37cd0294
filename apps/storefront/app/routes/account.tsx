import { privateContext } from "../loaders/privateContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { AccountPage } from "../screens/Account/AccountPage.tsx";
import type { Route } from "./+types/account.ts";

/**
 * Loads the countries of the address forms, which also work without them. Customer data is requested by the browser
 * only.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(privateContext);
  const [title, countries, canLogIn] = await Promise.all([
    titleOf(request, "layout.account"),
    services.catalogue.countries(),
    services.canLogIn(),
  ]);
  return { title, countries: countries.ok ? countries.value : [], canLogIn };
}

/** Returns false, because all tabs use the same loader data. */
export const shouldRevalidate = () => false;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Account({ loaderData: { title, countries, canLogIn } }: Route.ComponentProps) {
  return <AccountPage title={title} countries={countries} canLogIn={canLogIn} />;
}
