import type { ReactNode } from "react";
import { CheckoutLayout, type MenuEntry } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import { useLanguages } from "./useLanguages.ts";

/** Layout of the checkout: shop name, security note, link back to the cart, and language menu. */
export function CheckoutFrame({
  legalLinks,
  children,
}: {
  legalLinks?: readonly MenuEntry[] | undefined;
  children: ReactNode;
}) {
  const { site } = useSettings();
  const { openCart } = useCommerce();
  const links = useLinks();
  const languages = useLanguages();
  return (
    <CheckoutLayout
      siteName={site.siteName}
      homeHref={links.home}
      onBackToCart={openCart}
      legalLinks={legalLinks}
      {...languages}
    >
      {children}
    </CheckoutLayout>
  );
}
