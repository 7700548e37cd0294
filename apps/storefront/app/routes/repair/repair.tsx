import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { createTradeInLinks, parseDeskQuery, quoteRepair, unlistedDeviceSlug, type Device } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { bookRepair, type RepairBooking } from "../../loaders/repair/bookRepair.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { loadRepairTranslations } from "../../i18n/loadRepairTranslations.ts";
import { createRepairData } from "../../loaders/repair/createRepairData.server.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { requireValue } from "../../loaders/requireValue.server.ts";
import { isStateStoreUnavailable, requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { RepairScreen } from "../../screens/Repair/RepairScreen.tsx";
import type { Route } from "./+types/repair.ts";

/** Placeholder for an unlisted device, without name, picture and replacement price. */
const unlistedDevicePlaceholder: Device = {
  slug: unlistedDeviceSlug,
  name: "",
  brand: "",
  family: "other",
  image: null,
  newPrice: null,
};

/**
 * Loads devices, price lists, and the quote and slots for the selection in the URL. Unknown devices and faults are
 * ignored.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, settings, hasTradeIn } = context.get(pageContext);
  const { catalogue, desk } = services;
  const deskQuery = parseDeskQuery(new URL(request.url).searchParams);
  const [devices, menus] = await Promise.all([catalogue.repairDevices(), catalogue.repairs()]);
  const priceLists = (await loadRepairTranslations(request)).localizeMenus(requireValue(menus));
  const device = requireValue(devices).find(({ slug }) => slug === deskQuery.device) ?? null;
  const selectedDevice = device ?? (deskQuery.device === unlistedDeviceSlug ? unlistedDevicePlaceholder : null);
  const faults = selectedDevice ? requireValue(await catalogue.faults(device && device.slug, deskQuery.parts)) : [];
  // Slots are shown as soon as a fault is selected, which does not wait for the server.
  const days = selectedDevice ? await requireStateStore(desk.days()) : [];
  const selectedFaults = faults.filter(({ slug }) => deskQuery.faults.includes(slug));
  return {
    title: await loadMessageText(request, "repair.desk.title"),
    description: settings.shop.showStandardClaims ? await loadMessageText(request, "repair.desk.lead") : null,
    jsonLd: await createRepairData(request, settings, priceLists),
    query: {
      ...deskQuery,
      device: selectedDevice && selectedDevice.slug,
      faults: selectedFaults.map(({ slug }) => slug),
    },
    devices: requireValue(devices),
    menus: priceLists,
    days,
    device,
    faults,
    quote: selectedDevice && quoteRepair(selectedDevice, selectedFaults),
    tradeInHref: hasTradeIn
      ? createTradeInLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]).tradeIn
      : null,
  };
}

/** Reserves the selected slot and returns the lines to add to the cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(privateContext);
  const body: unknown = await request.json().catch(() => null);
  return bookRepair(services, body, visitor).catch((error: unknown) => {
    if (isStateStoreUnavailable(error)) return data({ kind: "failed" } as const, { status: 503 });
    throw error;
  });
}

/** Result of a booking without a response of the server. */
const failedBooking: RepairBooking = { kind: "failed" };

/**
 * Calls the server's action. If the server is unreachable or its response is invalid, the page keeps the selection and
 * says that the booking failed.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<RepairBooking> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown as a response.
    if (error instanceof Response) throw error;
    return failedBooking;
  }
}

/** Returns false after a booking without a response: without a connection, loading the page would lose it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult !== failedBooking && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  ...createPageMeta(getSettings(matches), {
    title: loaderData?.title,
    description: loaderData?.description ?? undefined,
    path: location.pathname,
  }),
  ...(import.meta.env.SSR ? (loaderData?.jsonLd ?? []) : []).map((jsonLdItem) => ({ "script:ld+json": jsonLdItem })),
];

export default function Repair({
  loaderData: { title: _title, description: _description, jsonLd: _jsonLd, ...desk },
}: Route.ComponentProps) {
  return <RepairScreen {...desk} />;
}
