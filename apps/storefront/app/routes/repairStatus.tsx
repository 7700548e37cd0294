import { data } from "react-router";
import { privateContext } from "../loaders/privateContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { requireStateStore } from "../loaders/requireStateStore.server.ts";
import { RepairStatusScreen } from "../screens/Repair/RepairStatusScreen.tsx";
import type { Route } from "./+types/repairStatus.ts";

const NO_STORE_HEADERS = { "Cache-Control": "no-store" };

/** Maximum length of a repair number, a key or an e-mail address. */
const MAX_FIELD_LENGTH = 300;

const statusByKind = { found: 200, notFound: 404, tooMany: 429, unavailable: 503 } as const;

/** Loads the repair of a signed link; without a key, returns the data of the lookup form. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { repairs, visitor } = pageOf(context);
  const { searchParams } = new URL(request.url);
  const field = (name: string) => (searchParams.get(name) ?? "").slice(0, MAX_FIELD_LENGTH);
  const [number, key] = [field("number"), field("key")];
  const lookup = key ? await requireStateStore(repairs.find({ number, key }, visitor)) : null;
  return data(
    { title: await titleOf(request, "repair.status.page"), number, lookup },
    { status: lookup ? statusByKind[lookup.kind] : 200, headers: NO_STORE_HEADERS },
  );
}

/**
 * Handles the forms of the page, which work without JavaScript: redirects from repair number and e-mail to the signed
 * link, so that no URL contains the e-mail, and stores the customer's decision on a changed price.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { repairs, visitor } = pageOf(context);
  // A malformed body is treated as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MAX_FIELD_LENGTH) : "";
  };
  const [number, choice] = [field("number"), field("answer")];
  const lookup =
    choice === "accept" || choice === "decline"
      ? await requireStateStore(repairs.decide({ number, key: field("key") }, choice, visitor))
      : await requireStateStore(repairs.find({ number, email: field("email") }, visitor));
  if (lookup.kind === "found")
    throw redirectWithinSite(
      `?${new URLSearchParams({ number: String(lookup.ticket.id), key: lookup.key }).toString()}`,
      {
        status: 303,
        headers: NO_STORE_HEADERS,
      },
    );
  return data({ number, lookup }, { status: statusByKind[lookup.kind], headers: NO_STORE_HEADERS });
}

const pageOf = (context: Route.LoaderArgs["context"]) => {
  const { services, visitor } = context.get(privateContext);
  return { repairs: services.repairs, visitor };
};

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function RepairStatus({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RepairStatusScreen
      number={actionData?.number ?? loaderData.number}
      lookup={actionData?.lookup ?? loaderData.lookup}
    />
  );
}
