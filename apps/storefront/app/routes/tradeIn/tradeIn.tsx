import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { TradeInScreen } from "../../screens/TradeIn/TradeInScreen.tsx";
import { loadTradeIn, submitTradeIn } from "../../screens/TradeIn/tradeInPage.server.ts";
import type { Route } from "./+types/tradeIn.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadTradeIn(context, request);

export const action = ({ context, request }: Route.ActionArgs) => submitTradeIn(context, request);

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData?.title,
    description: loaderData?.description,
    path: location.pathname,
  });

export default function TradeIn({ loaderData, actionData }: Route.ComponentProps) {
  return <TradeInScreen view={actionData?.view ?? loaderData.view} />;
}
