import { useState } from "react";
import type { CartState } from "@rewire/data";
import { estimateCartDates, findDeliveryTerms, type RateDates } from "@rewire/domain";
import { useShopSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";

/**
 * Returns when the cart arrives, or can be picked up, by each of its shipping rates: by the owner's settings for the rate
 * and for the customer's country. Empty for backordered goods, and until the cart is loaded.
 */
export function useRateDates(state: CartState): RateDates {
  const { defaultCountry, delivery, rateDays } = useShopSettings();
  const { place } = useSettings();
  const [now] = useState(() => new Date());
  if (state.kind !== "ready") return {};
  const terms = findDeliveryTerms(delivery, state.customer.shipping.country || defaultCountry);
  return estimateCartDates(state.cart, { rateDays, terms }, now, place);
}
