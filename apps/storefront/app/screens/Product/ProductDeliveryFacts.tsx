import { useState } from "react";
import { estimateRateDates, findDeliveryTerms, findHoursOfDate, type Money } from "@rewire/domain";
import { BuyFacts, DeliveryFact, useIsHydrated, useShopSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import type { CartDelivery } from "./StockAndDeliveryLoader.tsx";
import { readCountry, writeCountry } from "./country.ts";

/** Rate before there is a cart: its time is that of the country. */
const unknownRate = { id: "", label: "" };
/** Collection at the shop; its days are those that the owner has set for all rates of the method. */
const pickupRate = { id: "local_pickup:0", label: "" };

interface ProductDeliveryFactsProps {
  /** Lowest price for the selected options; null if unknown. */
  price: Money | null;
  /** Whether the product is in stock; otherwise its delivery time is unknown. */
  isInStock: boolean;
  /** ISO date on which an order placed now is packed; delivery days count from it. */
  packingDate: string;
  /** Codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Shipping costs of the current cart; null while unknown. */
  cart: CartDelivery | null;
}

/**
 * Delivery and return terms for the shopper's country, and the day and hours of pickup, from the shop owner's settings.
 * Once the shopper has a cart, the actual shipping rate is shown.
 */
export function ProductDeliveryFacts({ price, isInStock, packingDate, countries, cart }: ProductDeliveryFactsProps) {
  const { place } = useSettings();
  const { delivery, defaultCountry, rateDays } = useShopSettings();
  const isHydrated = useIsHydrated();
  const [enteredCountry, setEnteredCountry] = useState<string | null>(null);
  const pickupDates = isInStock ? estimateRateDates(pickupRate, { rateDays, terms: null }, packingDate, place) : null;
  const address = [place.street, place.city].filter(Boolean).join(", ");
  const pickup =
    pickupDates && address ? { dates: pickupDates, address, hours: findHoursOfDate(pickupDates.to, place) } : null;
  if (delivery.length === 0 && !cart) return <BuyFacts pickup={pickup} />;

  const country = enteredCountry ?? (isHydrated ? readCountry() : null) ?? cart?.country ?? defaultCountry;
  const deliveryTerms = findDeliveryTerms(delivery, country);
  const times = { rateDays, terms: deliveryTerms };
  const packingHours = findHoursOfDate(packingDate, place);
  const rate = cart?.country === country ? cart.rate : null;
  const chooseCountry = (next: string) => {
    setEnteredCountry(next);
    writeCountry(next);
  };
  return (
    <BuyFacts
      pickup={pickup}
      delivery={
        <DeliveryFact
          estimate={{
            country,
            terms: deliveryTerms,
            dates: isInStock ? estimateRateDates(rate ?? unknownRate, times, packingDate, place) : null,
            rate: rate?.cost ?? null,
          }}
          price={price}
          orderUntil={packingHours ? { date: packingDate, time: packingHours.to } : undefined}
          countries={isHydrated ? countries : [country]}
          onCountryChange={chooseCountry}
        />
      }
    />
  );
}
