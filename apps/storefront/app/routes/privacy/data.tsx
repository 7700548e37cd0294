import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadPrivacyPage, submitPrivacyForm } from "../../screens/Privacy/privacyPage.server.ts";
import { PrivacyScreen } from "../../screens/Privacy/PrivacyScreen.tsx";
import type { Route } from "./+types/data.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadPrivacyPage(context, request);

export const action = ({ context, request }: Route.ActionArgs) => submitPrivacyForm(context, request);

/**
 * Returns the action's headers, if any. After the account has been deleted, they contain the cookies that log the
 * customer out.
 */
export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders?.has("cache-control") ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function PrivacyDataRoute({
  loaderData: { title: _title, state, ...formOptions },
  actionData,
}: Route.ComponentProps) {
  return <PrivacyScreen {...formOptions} state={actionData ?? state} />;
}
