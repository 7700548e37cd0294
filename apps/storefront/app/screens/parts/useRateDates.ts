import { useEffect, useState } from "react";
import type { CartState } from "@rewire/data";
import type { RateDates } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import type { estimateRates } from "./estimateRates.ts";

/**
 * Returns the estimated delivery or pickup dates of the cart for each of its shipping rates, by the owner's settings
 * for the rate and for the customer's country. Empty for backordered goods, until the cart is loaded, and without such
 * settings. The calculation is a separate script, because the page works without dates.
 */
export function useRateDates(state: CartState): RateDates {
  const settings = useShopSettings();
  const { place } = useSettings();
  const [now] = useState(() => new Date());
  const [estimator, setEstimator] = useState<{ readonly estimateRates: typeof estimateRates } | null>(null);
  const hasDateSettings = settings.delivery.length + settings.rateDays.length > 0;
  useEffect(() => {
    if (hasDateSettings) void import("./estimateRates.ts").then(setEstimator, () => undefined);
  }, [hasDateSettings]);

  if (state.kind !== "ready" || !estimator) return {};
  const country = state.customer.shipping.country || settings.defaultCountry;
  return estimator.estimateRates(state.cart, country, settings, now, place);
}
