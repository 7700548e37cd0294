import { parseRepairPosition, stringifyRepairLink } from "@rewire/domain";
import { data } from "react-router";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { createFailureResponse } from "../../loaders/createFailureResponse.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { RepairLabelScreen } from "../../screens/Repair/RepairLabelScreen.tsx";
import type { Route } from "./+types/repairLabel.ts";

/**
 * Loads the shipping label of a repair; requires the key of the signed link. Attempts are rate-limited. A repair that is
 * no longer booked has no label: nobody should send a device that is not expected.
 */
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
  const { ticket } = lookup;
  const { state } = ticket.progress;
  const refusal = state === "booked" ? null : state === "cancelled" ? ("cancelled" as const) : ("arrived" as const);
  return data(
    {
      title: await loadMessageText(request, refusal ? "repair.label.noneTitle" : "repair.label.title"),
      number: ticket.progress.number,
      device: ticket.details.device,
      refusal,
      statusQuery: stringifyRepairLink({ id: ticket.id, position: ticket.position, key: lookup.key }),
    },
    { status: refusal ? 410 : 200, headers: { "Cache-Control": "no-store" } },
  );
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function RepairLabel({ loaderData: { number, device, refusal, statusQuery } }: Route.ComponentProps) {
  return <RepairLabelScreen number={number} device={device} refusal={refusal} statusQuery={statusQuery} />;
}
