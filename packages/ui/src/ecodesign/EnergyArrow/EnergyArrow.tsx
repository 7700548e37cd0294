import type { EnergyClass } from "@rewire/domain";
import { createElement } from "react";
import { useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";

// @chunk frame: used by every card.

export interface EnergyArrowProps {
  energyClass: EnergyClass;
  /** URL of the page with the whole label. @default no link, inside a link to the product */
  href?: string | undefined;
}

/**
 * Arrow of the EU energy label next to a price, with a link to the full label. Its styles are global (`data-energy`),
 * because long lists contain many arrows.
 */
export function EnergyArrow({ energyClass, href }: EnergyArrowProps) {
  const name = useIntl().formatMessage({ id: "product.energyClass" }, { energyClass });
  const link = useLinkComponent();
  const label = { "data-energy": energyClass, "aria-label": name };
  return href === undefined
    ? createElement("span", { role: "img", ...label })
    : createElement(link, { href, ...label });
}
