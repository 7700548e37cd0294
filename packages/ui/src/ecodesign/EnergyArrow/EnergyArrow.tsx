import type { EnergyClass } from "@rewire/domain";
import { createElement } from "react";
import { useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";

// @chunk frame: used by every card.

export interface EnergyArrowProps {
  energyClass: EnergyClass;
  /** URL of the page with the whole label. */
  href: string;
}

/**
 * Arrow of the EU energy label, beside a price, linked to the whole label. Its look is a global style (`data-energy`),
 * because long lists have many of them.
 */
export function EnergyArrow({ energyClass, href }: EnergyArrowProps) {
  const name = useIntl().formatMessage({ id: "product.energyClass" }, { energyClass });
  return createElement(useLinkComponent(), { href, "data-energy": energyClass, "aria-label": name });
}
