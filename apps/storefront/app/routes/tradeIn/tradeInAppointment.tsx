import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { TradeInAppointmentScreen } from "../../screens/TradeIn/TradeInScreen.tsx";
import { loadTradeInAppointment, submitTradeInAppointment } from "../../screens/TradeIn/tradeInAppointment.server.ts";
import type { Route } from "./+types/tradeInAppointment.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadTradeInAppointment(context, request);

export const action = ({ context, request }: Route.ActionArgs) => submitTradeInAppointment(context, request);

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function TradeInAppointment({ loaderData: { title: _title, ...appointment } }: Route.ComponentProps) {
  return <TradeInAppointmentScreen {...appointment} />;
}
