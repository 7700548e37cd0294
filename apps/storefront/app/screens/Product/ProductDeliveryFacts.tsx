import { useState } from "react";
import { estimateRateDates, findDeliveryTerms, type Money } from "@rewire/domain";
import { BuyFacts, DeliveryFact, useIsHydrated, useShopSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import type { CartDelivery } from "./StockAndDeliveryLoader.tsx";
import { readCountry, writeCountry } from "./country.ts";

/** Rate before there is a cart: its time is that of the country. */
const unknownRate = { id: "", label: "" };

interface ProductDeliveryFactsProps {
  /** Lowest price for the selected options; null if unknown. */
  price: Money | null;
  /** Whether the product is in stock; otherwise its delivery time is unknown. */
  isInStock: boolean;
  /** Render time of the page, as ISO date-time; delivery days count from it. */
  renderedAt: string;
  /** Codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Shipping costs of the current cart; null while unknown. */
  cart: CartDelivery | null;
}

/**
 * Delivery and return terms for the shopper's country, from the shop owner's settings. Once the shopper has a cart, the
 * actual shipping rate is shown.
 */
export function ProductDeliveryFacts({ price, isInStock, renderedAt, countries, cart }: ProductDeliveryFactsProps) {
  const { place } = useSettings();
  const { delivery, defaultCountry, rateDays } = useShopSettings();
  const isHydrated = useIsHydrated();
  const [enteredCountry, setEnteredCountry] = useState<string | null>(null);
  if (delivery.length === 0 && !cart) return <BuyFacts />;

  const country = enteredCountry ?? (isHydrated ? readCountry() : null) ?? cart?.country ?? defaultCountry;
  const deliveryTerms = findDeliveryTerms(delivery, country);
  const times = { rateDays, terms: deliveryTerms };
  const rate = cart?.country === country ? cart.rate : null;
  const chooseCountry = (next: string) => {
    setEnteredCountry(next);
    writeCountry(next);
  };
  return (
    <BuyFacts
      delivery={
        <DeliveryFact
          estimate={{
            country,
            terms: deliveryTerms,
            dates: isInStock ? estimateRateDates(rate ?? unknownRate, times, new Date(renderedAt), place) : null,
            rate: rate?.cost ?? null,
          }}
          price={price}
          countries={isHydrated ? countries : [country]}
          onCountryChange={chooseCountry}
        />
      }
    />
  );
}
