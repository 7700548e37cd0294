import { data } from "react-router";
import type { GatewayServices, OrderLookup, OrderProof } from "@rewire/gateway";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { nameStates } from "../../loaders/nameStates.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { findOrderWithdrawal } from "../../loaders/withdrawal/findOrderWithdrawal.server.ts";
import { listDeclarationLinks } from "../../loaders/withdrawal/listDeclarationLinks.server.ts";
import { OrderStatusScreen } from "../../screens/Order/OrderStatusScreen.tsx";
import type { Route } from "./+types/orderStatus.ts";

const statusByKind = { found: 200, notFound: 404, tooMany: 429, unavailable: 503 } as const;

/**
 * Loads a guest's order identified by a link, such as the links in the shop's e-mails: `?number=` is the order's
 * database id, `?key=` its key. Without a key, returns the data of the lookup form.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const field = createFieldReader(searchParams);
  const [number, key] = [field("number"), field("key")];
  const lookup = key ? await findOrderForPage(services, { number, key }, visitor) : null;
  const order = lookup?.kind === "found" ? lookup.order : null;
  return data(
    {
      title: await loadMessageText(request, "order.lookup.title"),
      // The number in a link is the database id, which is not always the number that customers know.
      number: key ? "" : number,
      lookup: lookup && toPageResult(lookup, "linkInvalid"),
      isAvailable: services.orderAccess.isAvailable,
      declarationLinks: await listDeclarationLinks(services, request, order),
      withdrawal: await findOrderWithdrawal(services, request, order, settings.place.timeZone),
      repairKey: order?.repair ? services.repairs.keyOf(order.id) : null,
    },
    createResponseInit(lookup),
  );
}

/**
 * Handles the lookup form, which works without JavaScript. Looks up the order by order number and e-mail address, and
 * redirects to a signed link, so that no URL contains the e-mail address.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(privateContext);
  const field = createFieldReader(await readForm(request));
  const number = field("number");
  const lookup = await findOrder(services, { number, email: field("email") }, visitor);
  if (lookup.kind === "found") {
    const link = new URLSearchParams({ number: String(lookup.order.id), key: lookup.key });
    throw redirectWithinSite(`?${link.toString()}`, { status: 303, headers: NO_STORE_HEADERS });
  }
  return data({ number, lookup: toPageResult(lookup, "notFound") }, createResponseInit(lookup));
}

const findOrder = (
  { orderAccess }: { orderAccess: { find: (proof: OrderProof, visitor: string) => Promise<OrderLookup> } },
  proof: OrderProof,
  visitor: string,
): Promise<OrderLookup> => requireStateStore(orderAccess.find(proof, visitor));

/** Finds an order with the names of the states in its addresses, as the page shows them. */
async function findOrderForPage(
  services: Pick<GatewayServices, "orderAccess" | "catalogue">,
  proof: OrderProof,
  visitor: string,
): Promise<OrderLookup> {
  const lookup = await findOrder(services, proof, visitor);
  return lookup.kind === "found" ? { ...lookup, order: await nameStates(lookup.order, services.catalogue) } : lookup;
}

/** Returns what the page shows of a lookup; never its key, which the URL has already. */
const toPageResult = <Kind extends "notFound" | "linkInvalid">(lookup: OrderLookup, failureKind: Kind) =>
  lookup.kind === "found"
    ? { kind: lookup.kind, order: lookup.order }
    : lookup.kind === "notFound"
      ? { kind: failureKind }
      : lookup;

const createResponseInit = (lookup: OrderLookup | null) => ({
  status: lookup ? statusByKind[lookup.kind] : 200,
  headers:
    lookup?.kind === "tooMany"
      ? { ...NO_STORE_HEADERS, "Retry-After": String(lookup.waitSeconds) }
      : { ...NO_STORE_HEADERS },
});

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { isAvailable, repairKey, declarationLinks, withdrawal } = loaderData;
  return (
    <OrderStatusScreen
      number={actionData?.number ?? loaderData.number}
      lookup={actionData?.lookup ?? loaderData.lookup}
      isAvailable={isAvailable}
      repairKey={repairKey}
      declarationLinks={declarationLinks}
      withdrawal={withdrawal}
    />
  );
}
