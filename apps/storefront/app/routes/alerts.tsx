import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { NO_STORE_HEADERS } from "../loaders/noStoreHeaders.server.ts";
import { AlertScreen } from "../screens/Alert/AlertScreen.tsx";
import type { AlertView } from "../screens/Alert/AlertView.ts";
import { loadAlert, submitAlert } from "../screens/Alert/alertPage.server.ts";
import type { Route } from "./+types/alerts.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadAlert(context, request);

export const action = ({ context, request }: Route.ActionArgs) => submitAlert(context, request);

/**
 * Calls the server's action. If the server is unreachable or its response is invalid, the page keeps the entered
 * values.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<{ readonly view: AlertView }> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown as a response.
    if (error instanceof Response) throw error;
    return { view: { step: "unavailable" } };
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has("cache-control") ? actionHeaders : NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertScreen view={actionData?.view ?? loaderData.view} />;
}
