import { createSiteLinks } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { valueOf } from "../loaders/valueOf.server.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { EnergyLabelScreen } from "../screens/EnergyLabel/EnergyLabelScreen.tsx";
import type { Route } from "./+types/energyLabel.ts";

/** Loads the energy label of a product. Redirects to the product page if the product has no label. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageContext).services;
  const { slug, name, attributes, ecodesign } = valueOf(await catalogue.product(params.slug), "product");
  const label = ecodesign?.label;
  if (!label) {
    const links = createSiteLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
    throw redirectWithinSite(links.product(slug));
  }
  const brand = attributes.find((attribute) => /(^|_)brand/i.test(attribute.name) && !attribute.isChoice);
  return {
    title: `${name} - ${await titleOf(request, "goods.label")}`,
    slug,
    name,
    supplier: brand?.options[0]?.label ?? "",
    label,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function EnergyLabelPage({ loaderData: { slug, name, supplier, label } }: Route.ComponentProps) {
  return <EnergyLabelScreen slug={slug} name={name} supplier={supplier} label={label} />;
}
