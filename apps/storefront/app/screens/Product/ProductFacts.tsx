import { useState } from "react";
import { deliveryDates, deliveryTermsOf, type Money } from "@rewire/domain";
import { BuyFacts, DeliveryFact, useIsHydrated, useStoreSettings } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import type { CartDelivery } from "./StockWatch.tsx";
import { readCountry, writeCountry } from "./country.ts";

interface ProductFactsProps {
  /** The lowest price that the choice leaves open. */
  price: Money | null;
  /** Whether it lies there to be sent; nobody knows when anything else arrives. */
  isInStock: boolean;
  /** When the page was made, ISO date-time; days of delivery count from there. */
  madeAt: string;
  /** Codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** What the shop asks for the cart as it is; null as long as nobody knows. */
  cart: CartDelivery | null;
}

/** Delivery to the shopper's country and returns: what the owner has written down, and the shop's own rate as soon as there is a cart. */
export function ProductFacts({ price, isInStock, madeAt, countries, cart }: ProductFactsProps) {
  const { place } = useSettings();
  const { delivery, defaultCountry } = useStoreSettings();
  const isHydrated = useIsHydrated();
  const [named, setNamed] = useState<string | null>(null);
  if (delivery.length === 0 && !cart) return <BuyFacts />;

  const country = named ?? (isHydrated ? readCountry() : null) ?? cart?.country ?? defaultCountry;
  const terms = deliveryTermsOf(delivery, country);
  const choose = (next: string) => {
    setNamed(next);
    writeCountry(next);
  };
  return (
    <BuyFacts
      delivery={
        <DeliveryFact
          offer={{
            country,
            terms,
            dates: isInStock && terms?.days ? deliveryDates(terms.days, new Date(madeAt), place) : null,
            rate: cart?.country === country ? cart.rate : null,
          }}
          price={price}
          countries={isHydrated ? countries : [country]}
          onCountry={choose}
        />
      }
    />
  );
}
