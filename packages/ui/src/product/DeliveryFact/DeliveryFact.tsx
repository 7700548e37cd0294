import type { DeliveryEstimate, Money } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatCountryName, createCountryOptions } from "../../patterns/rules/countryOptions.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ArrivalDate } from "./ArrivalDate.tsx";

export interface DeliveryFactProps {
  estimate: DeliveryEstimate;
  /** Price with the selected options; null while they are incomplete. Determines whether shipping is free. */
  price: Money | null;
  /** Date and closing time of the shop ("16:00") by which an order counts for the dates; without it none is named. */
  orderUntil?: { readonly date: string; readonly time: string } | undefined;
  /** Country codes to choose from; the select is shown only if they are passed, which happens in the browser only. */
  countries?: readonly string[] | undefined;
  onCountryChange?: ((country: string) => void) | undefined;
}

/**
 * Delivery time and shipping costs to the shopper's country. They come from the cart's shipping rate if there is a
 * cart, and otherwise from the shop owner's settings.
 */
export function DeliveryFact({ estimate, price, orderUntil, countries, onCountryChange }: DeliveryFactProps) {
  const { formatDate, formatMessage, locale } = useIntl();
  const id = useId();
  const { country, dates } = estimate;

  return (
    <FactRoot>
      <Icon name="cube" color="fg.muted" />
      <div>
        {dates && (
          <ArrivalText>
            <ArrivalDate dates={dates} />
          </ArrivalText>
        )}
        {/* Country names may differ slightly between Node and the browser. */}
        <p suppressHydrationWarning>
          <CostText estimate={estimate} price={price} name={formatCountryName(country, locale)} />
          {dates && orderUntil && (
            <>
              {" "}
              <span>
                <FormattedMessage
                  id="delivery.before"
                  values={{
                    day: formatDate(`${orderUntil.date}T12:00:00Z`, { weekday: "long", timeZone: "UTC" }),
                    time: orderUntil.time,
                  }}
                />
              </span>
            </>
          )}
        </p>
        {countries && countries.length > 1 && onCountryChange && (
          <CountryRow>
            <label htmlFor={id}>{formatMessage({ id: "delivery.country" })}</label>
            <select id={id} value={country} onChange={(event) => onCountryChange(event.currentTarget.value)}>
              {createCountryOptions(countries.includes(country) ? countries : [...countries, country], locale).map(
                ({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ),
              )}
            </select>
          </CountryRow>
        )}
      </div>
    </FactRoot>
  );
}

function CostText({
  estimate: { terms: deliveryTerms, rate },
  price,
  name,
}: Pick<DeliveryFactProps, "estimate" | "price"> & { name: string }) {
  const { currency } = useShopSettings();
  const formatMoney = useFormatMoney();
  const formatAmount = (minor: number) => formatMoney({ minor, currency });
  const values = { country: name };

  if (rate)
    return rate.minor === 0 ? (
      <FormattedMessage id="delivery.cartFree" values={values} />
    ) : (
      <FormattedMessage id="delivery.cartCosts" values={{ ...values, amount: formatMoney(rate) }} />
    );
  if (!deliveryTerms) return <FormattedMessage id="delivery.unknown" values={values} />;
  const { cost, freeFrom } = deliveryTerms;
  if (cost === 0 || (freeFrom !== null && price !== null && price.minor >= freeFrom))
    return <FormattedMessage id="delivery.free" values={values} />;
  if (freeFrom === null)
    return cost === null ? (
      <FormattedMessage id="delivery.unknown" values={values} />
    ) : (
      <FormattedMessage id="delivery.costs" values={{ ...values, amount: formatAmount(cost) }} />
    );
  return cost === null ? (
    <FormattedMessage id="delivery.freeFrom" values={{ ...values, from: formatAmount(freeFrom) }} />
  ) : (
    <FormattedMessage
      id="delivery.costsFreeFrom"
      values={{ ...values, amount: formatAmount(cost), from: formatAmount(freeFrom) }}
    />
  );
}

const FactRoot = chakra("div", { base: { display: "flex", gap: "3", minWidth: "0", "& > div": { minWidth: "0" } } });
const ArrivalText = chakra("p", { base: { fontWeight: "semibold" } });
const CountryRow = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    mt: "1",
    color: "fg.muted",
    "& select": {
      fieldSizing: "content",
      minHeight: "24px",
      maxWidth: "full",
      color: "accent.fg",
      fontWeight: "semibold",
      textDecorationLine: "underline",
      bg: "transparent",
      cursor: "pointer",
    },
    // iPhones zoom into fields with smaller text.
    "@media (pointer: coarse)": { "& select": { fontSize: "md" } },
    "& option": { bg: "bg.panel", color: "fg" },
  },
});
