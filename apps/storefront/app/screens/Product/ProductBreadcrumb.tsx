import { useIntl } from "react-intl";
import type { ProductDetail } from "@rewire/domain";
import { Breadcrumb, useShopSettings } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";

/** Breadcrumb of a product page, if enabled by the shop owner. Not deferred, to avoid a layout shift. */
export function ProductBreadcrumb({ product: { name, categories } }: { product: ProductDetail }) {
  const { showBreadcrumbOnSingleProduct } = useShopSettings();
  const { formatMessage } = useIntl();
  const links = useLinks();
  const [category] = categories;
  if (!showBreadcrumbOnSingleProduct) return null;
  return (
    <Breadcrumb
      items={[
        { label: formatMessage({ id: "menu.home" }), href: links.home },
        ...(category
          ? [{ label: category.name, href: links.category(category.slug) }]
          : [{ label: formatMessage({ id: "catalog.allProducts" }), href: links.products() }]),
        { label: name },
      ]}
    />
  );
}
