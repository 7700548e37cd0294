import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { DevicesScreen } from "../screens/Devices/DevicesScreen.tsx";
import type { Route } from "./+types/myDevices.ts";

/** Returns all devices known to the shop. The visitor's own devices are read from browser storage instead. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(privateContext).services;
  const [title, devices, repairedDevices] = await Promise.all([
    loadMessageText(request, "footer.devices"),
    catalogue.devices(),
    catalogue.repairDevices(),
  ]);
  return {
    title,
    devices: requireValue(devices),
    repairedDevices: repairedDevices.ok ? repairedDevices.value.map(({ slug }) => slug) : [],
  };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function MyDevicesRoute({ loaderData }: Route.ComponentProps) {
  return <DevicesScreen {...loaderData} />;
}
