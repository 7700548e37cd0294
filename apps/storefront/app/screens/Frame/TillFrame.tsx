import type { ReactNode } from "react";
import { TillLayout } from "@rewire/ui";
import { useSettings } from "../../lib/rootSettings.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useStore } from "../../store/StoreContext.ts";
import { useLanguages } from "./useLanguages.ts";

/** The quiet frame of the checkout: the shop's name, that it is safe, the way back to the cart, and the languages. */
export function TillFrame({ children }: { children: ReactNode }) {
  const { site } = useSettings();
  const { openCart } = useStore();
  const links = useLinks();
  const languages = useLanguages();
  return (
    <TillLayout siteName={site.siteName} homeHref={links.home} onBackToCart={openCart} {...languages}>
      {children}
    </TillLayout>
  );
}
