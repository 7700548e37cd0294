import { findPathLocale } from "@rewire/messages";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../loaders/createFailureResponse.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { GuaranteeScreen } from "../screens/Guarantee/GuaranteeScreen.tsx";
import type { Route } from "./+types/guarantee.ts";

/**
 * Loads the page with the notice on the legal guarantee. Responds with 404 if the shop owner has disabled the notice.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { guaranteeYears: years } = context.get(pageContext).settings.shop;
  if (years === null) throw createFailureResponse({ kind: "notFound" });
  const [language] = findPathLocale(new URL(request.url).pathname).split("_");
  return {
    title: await loadMessageText(request, "goods.guarantee.title"),
    description: await loadMessageText(request, "goods.guarantee.lead"),
    years,
    yourEuropeHref: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData?.title,
    description: loaderData?.description,
    path: location.pathname,
  });

export default function Guarantee({ loaderData: { years, yourEuropeHref } }: Route.ComponentProps) {
  return <GuaranteeScreen years={years} yourEuropeHref={yourEuropeHref} />;
}
