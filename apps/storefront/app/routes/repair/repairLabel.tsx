import { parseRepairPosition } from "@rewire/domain";
import { data } from "react-router";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { RepairLabelScreen } from "../../screens/Repair/RepairLabelScreen.tsx";
import type { Route } from "./+types/repairLabel.ts";

/** Loads the shipping label of a repair; requires the key of the signed link. Attempts are rate-limited. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, visitor } = context.get(privateContext);
  const { searchParams } = new URL(request.url);
  const proof = {
    number: searchParams.get("number") ?? "",
    key: searchParams.get("key") ?? "",
    position: parseRepairPosition(searchParams.get("repair") ?? ""),
  };
  const lookup = await requireStateStore(services.repairs.find(proof, visitor));
  if (lookup.kind !== "found")
    throw createFailureResponse({ kind: lookup.kind === "notFound" ? "notFound" : "unreachable" });
  const { progress, details } = lookup.ticket;
  return data(
    { title: await loadMessageText(request, "repair.label.title"), number: progress.number, device: details.device },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function RepairLabel({ loaderData: { number, device } }: Route.ComponentProps) {
  return <RepairLabelScreen number={number} device={device} />;
}
