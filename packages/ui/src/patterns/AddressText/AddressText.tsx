import type { Address } from "@rewire/domain";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { formatCountryName } from "../rules/countryOptions.ts";

export interface AddressTextProps {
  address: Address;
  /** Whether the address is on one line, separated by commas. @default false */
  isInline?: boolean | undefined;
}

/** Postal address, formatted as on a parcel label. Empty fields are omitted. */
export function AddressText({ address, isInline = false }: AddressTextProps) {
  const { locale } = useIntl();
  const { firstName, lastName, company, address1, address2, postcode, city, country } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    [`${postcode} ${city}`.trim(), formatCountryName(country, locale)].filter(Boolean).join(", "),
  ]
    .map((line) => line.trim())
    .filter(Boolean);

  if (isInline) return lines.join(", ");
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
