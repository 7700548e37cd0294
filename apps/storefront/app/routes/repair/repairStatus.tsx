import { data } from "react-router";
import { listRepairChanges, parseRepairPosition, stringifyRepairLink, type RepairLink } from "@rewire/domain";
import type { RepairLookup } from "@rewire/gateway";
import type { AppointmentOutcome } from "@rewire/ui";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { createFieldReader, readForm, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { privateContext, type PrivateContext } from "../../loaders/privateContext.server.ts";
import { findRepairWithdrawal } from "../../loaders/repair/findRepairWithdrawal.server.ts";
import { enqueueRepairMail } from "../../loaders/repair/repairMails.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { requireStateStore, getRetrySeconds } from "../../loaders/requireStateStore.server.ts";
import { RepairStatusScreen } from "../../screens/Repair/RepairStatusScreen.tsx";
import type { Route } from "./+types/repairStatus.ts";

const OUTCOMES: readonly AppointmentOutcome[] = ["moved", "cancelled", "taken", "missing", "tooLate", "failed"];

/** Value of `done` after an answer to a price that has changed since. */
const PRICE_CHANGED = "priceChanged";

const statusByKind = { found: 200, notFound: 404, tooMany: 429, unavailable: 503 } as const;

/** Loads the repair identified by a signed link. Without a key in the URL, returns the data of the lookup form. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, visitor } = context.get(privateContext);
  const { searchParams } = new URL(request.url);
  const field = createFieldReader(searchParams);
  const [number, key, outcomeText] = [field("number"), field("key"), field("done")];
  const position = parseRepairPosition(field("repair"));
  const lookup = key ? await requireStateStore(services.repairs.find({ number, key, position }, visitor)) : null;
  return data(
    {
      title: await loadMessageText(request, "repair.status.page"),
      number,
      lookup,
      appointment: await loadAppointment(services, lookup),
      withdrawal: await findRepairWithdrawal(services, lookup),
      outcome: OUTCOMES.find((outcome) => outcome === outcomeText) ?? null,
      isPriceChanged: outcomeText === PRICE_CHANGED,
    },
    { status: lookup ? statusByKind[lookup.kind] : 200, headers: NO_STORE_HEADERS },
  );
}

/** Loads what the customer can change about a repair, and the times that are free; null without a repair. */
async function loadAppointment({ desk }: PrivateContext["services"], lookup: RepairLookup | null) {
  if (lookup?.kind !== "found") return null;
  const changes = listRepairChanges(lookup.ticket, Date.now());
  return { changes, days: changes.canMove ? await requireStateStore(desk.days()) : [] };
}

/**
 * Handles the forms of the page, which work without JavaScript. The lookup form redirects to a signed link, so that no
 * URL contains the e-mail address. The other forms store the customer's decision on a changed price, or move or cancel
 * the appointment.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { repairs } = context.get(privateContext).services;
  const { visitor } = context.get(privateContext);
  const field = createFieldReader(await readForm(request));
  const [number, key, choice] = [field("number"), field("key"), field("answer")];
  const position = parseRepairPosition(field("repair"));
  if (choice === "move" || choice === "cancel")
    return changeAppointment(context, request, { number, key, position }, choice === "move" ? field("slot") : null);
  const lookup =
    choice === "accept" || choice === "decline"
      ? await requireStateStore(repairs.decide({ number, key, position }, { choice, total: readTotal(field) }, visitor))
      : await requireStateStore(repairs.find({ number, email: field("email"), position }, visitor));
  if (lookup.kind === "found") throw redirectToRepair({ ...lookup.ticket, key: lookup.key });
  if (lookup.kind === "changed") throw redirectToRepair({ ...lookup.ticket, key: lookup.key }, PRICE_CHANGED);
  return data({ number, lookup }, { status: statusByKind[lookup.kind], headers: NO_STORE_HEADERS });
}

/** Reads the new price that the form was about, in minor units; null for none. */
function readTotal(field: FieldReader): number | null {
  const text = field("total");
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Moves an appointment, or cancels the repair where `slot` is null, and leads back to its page with the outcome. */
async function changeAppointment(
  context: Route.ActionArgs["context"],
  request: Request,
  proof: { readonly number: string; readonly key: string; readonly position: number },
  slot: string | null,
) {
  const { services, visitor } = context.get(privateContext);
  const { settings, log } = context.get(pageContext);
  const { number } = proof;
  const link = { id: number, ...proof };
  if (slot === "") throw redirectToRepair(link, "missing");
  const result = await requireStateStore(
    slot === null ? services.repairs.cancel(proof, visitor) : services.repairs.move(proof, slot, visitor),
  ).catch((error: unknown) => {
    const waitSeconds = getRetrySeconds(error);
    if (waitSeconds === null) throw error;
    return { kind: "tooMany", waitSeconds } as const;
  });
  if (result.kind === "notFound" || result.kind === "tooMany")
    return data({ number, lookup: result }, { status: statusByKind[result.kind], headers: NO_STORE_HEADERS });
  if (result.kind !== "changed") throw redirectToRepair(link, result.kind === "unavailable" ? "failed" : result.kind);
  const { ticket, email } = result;
  const kind = slot === null ? "cancelled" : "moved";
  const { id, position, details } = ticket;
  const repair = { id, position, number: ticket.progress.number, key: result.key, details };
  const mail = { kind, repair, to: email, occasion: slot === null ? "" : String(Date.now()) } as const;
  // The change has been stored; it must not be reported as failed because of an e-mail.
  await enqueueRepairMail(request, services.outbox, mail, settings, Date.now()).catch((error: unknown) =>
    log.warn("The mail about a change of a repair could not be kept", { error, orderId: id }),
  );
  throw redirectToRepair(repair, kind);
}

function redirectToRepair(link: RepairLink, outcome?: AppointmentOutcome | typeof PRICE_CHANGED): Response {
  const outcomeQuery = outcome ? `&done=${outcome}` : "";
  // The outcome stands beside the appointment, that of an answer at the top.
  const fragment = outcome && outcome !== PRICE_CHANGED ? "#appointment" : "";
  return redirectWithinSite(`?${stringifyRepairLink(link)}${outcomeQuery}${fragment}`, {
    status: 303,
    headers: NO_STORE_HEADERS,
  });
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function RepairStatus({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RepairStatusScreen
      number={actionData?.number ?? loaderData.number}
      lookup={actionData?.lookup ?? loaderData.lookup}
      appointment={loaderData.appointment}
      withdrawal={loaderData.withdrawal}
      outcome={loaderData.outcome}
      isPriceChanged={loaderData.isPriceChanged}
    />
  );
}
