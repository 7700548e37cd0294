import { pageContext } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { ContactScreen } from "../screens/Contact/ContactScreen.tsx";
import type { Route } from "./+types/contact.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return { title: await titleOf(request, "contact.title"), open: context.get(pageContext).services.desk.openState() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname });

export default function Contact({ loaderData: { open } }: Route.ComponentProps) {
  return <ContactScreen open={open} />;
}
