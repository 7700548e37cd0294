import { createPageMeta } from "../../document/createPageMeta.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { submitWithdrawal } from "../../screens/Withdrawal/submitWithdrawal.server.ts";
import { loadWithdrawal } from "../../screens/Withdrawal/withdrawalPage.server.ts";
import { WithdrawalScreen } from "../../screens/Withdrawal/WithdrawalScreen.tsx";
import type { Route } from "./+types/withdrawal.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadWithdrawal(context, request, "withdrawal");

export const action = ({ context, request }: Route.ActionArgs) => submitWithdrawal(context, request, "withdrawal");

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen kind="withdrawal" view={actionData ?? loaderData.view} />;
}
