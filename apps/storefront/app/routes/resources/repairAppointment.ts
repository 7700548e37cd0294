import { parseRepairPosition } from "@rewire/domain";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { createAppointmentFile } from "../../loaders/repair/repairMails.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/repairAppointment.ts";

const HEADERS = { "cache-control": "no-store" };
const statusByKind = { notFound: 404, tooMany: 429, unavailable: 503 } as const;

/**
 * Handles `GET /repair/appointment.ics`: returns the calendar file of a repair appointment. Requires the key from the
 * link.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const proof = {
    number: searchParams.get("number") ?? "",
    key: searchParams.get("key") ?? "",
    position: parseRepairPosition(searchParams.get("repair") ?? ""),
  };
  const lookup = await requireStateStore(services.repairs.find(proof, visitor));
  if (lookup.kind !== "found") return new Response(null, { status: statusByKind[lookup.kind], headers: HEADERS });
  const { ticket, key } = lookup;
  const { id, position, progress, details } = ticket;
  const repair = { id, position, number: progress.number, key, details };
  const file =
    progress.state === "cancelled" ? null : await createAppointmentFile(request, repair, settings, Date.now());
  if (file === null) return new Response(null, { status: 404, headers: HEADERS });
  return new Response(file.text, {
    headers: {
      ...HEADERS,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${file.filename}"`,
    },
  });
}
