import { createSiteLinks } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { EnergyLabelScreen } from "../screens/EnergyLabel/EnergyLabelScreen.tsx";
import type { Route } from "./+types/energyLabel.ts";

/** Loads the energy label of a product. Redirects to the product page if the product has no label. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageContext).services;
  const { slug, name, attributes, ecodesign } = requireValue(await catalogue.product(params.slug), "product");
  const label = ecodesign?.label;
  if (!label) {
    const links = createSiteLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
    throw redirectWithinSite(links.product(slug));
  }
  const brand = attributes.find((attribute) => /(^|_)brand/i.test(attribute.name) && !attribute.isChoice);
  return {
    title: `${name} - ${await loadMessageText(request, "goods.label")}`,
    slug,
    name,
    supplier: brand?.options[0]?.label ?? "",
    label,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function EnergyLabelPage({ loaderData: { slug, name, supplier, label } }: Route.ComponentProps) {
  return <EnergyLabelScreen slug={slug} name={name} supplier={supplier} label={label} />;
}
