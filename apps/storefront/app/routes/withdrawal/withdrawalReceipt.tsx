import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadReceipt } from "../../screens/Withdrawal/loadReceipt.server.ts";
import { WithdrawalReceiptScreen } from "../../screens/Withdrawal/WithdrawalReceiptScreen.tsx";
import type { Route } from "./+types/withdrawalReceipt.ts";

export const loader = ({ context, request }: Route.LoaderArgs) => loadReceipt(context, request);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function WithdrawalReceipt({ loaderData }: Route.ComponentProps) {
  return <WithdrawalReceiptScreen receipt={loaderData.receipt} />;
}
