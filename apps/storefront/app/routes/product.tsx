import { pageContext } from "../lib/pageContext.ts";
import { pageMeta } from "../lib/pageMeta.ts";
import { settingsOf } from "../lib/rootSettings.ts";
import { valueOf } from "../lib/valueOf.ts";
import { ProductScreen } from "../screens/Product/ProductScreen.tsx";
import type { Route } from "./+types/product.ts";

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return { product: valueOf(await context.get(pageContext).services.catalogue.product(slug), "product") };
}

/** Choosing an option changes the address, not the product. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(settingsOf(matches), {
    title: loaderData?.product.name,
    description: loaderData?.product.specLine,
    path: location.pathname,
    image: loaderData?.product.image?.url,
  });

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
  return <ProductScreen key={product.id} product={product} />;
}
