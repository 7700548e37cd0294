import { useEffect, useState } from "react";
import type { CartState } from "@rewire/data";
import type { RateDates } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import type { estimateRates } from "./estimateRates.ts";

/**
 * Returns the estimated delivery or pickup dates of the cart for each shipping rate, according to the shop owner's
 * settings for the rate and the customer's country. Returns no dates for backordered goods, if there are no such
 * settings, or before the cart is loaded. The calculation is loaded as a separate script.
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
