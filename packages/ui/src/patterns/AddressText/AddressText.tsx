import { listLocalityLines, type Address, type CountryState } from "@rewire/domain";
import { Fragment, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { formatCountryName } from "../rules/countryOptions.ts";

export interface AddressTextProps {
  address: Address;
  /** States of the country, for their names. @default none: a state that only its name tells is omitted */
  states?: readonly CountryState[] | undefined;
  /** Whether the address is on one line, separated by commas. @default false */
  isInline?: boolean | undefined;
}

/** Postal address, formatted as on a parcel label. Empty fields are omitted. */
export function AddressText({ address, states, isInline = false }: AddressTextProps) {
  const { locale } = useIntl();
  const { firstName, lastName, company, address1, address2, country } = address;
  const localityLines = listLocalityLines(address, states);
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    ...localityLines.slice(0, -1),
    [localityLines.at(-1), formatCountryName(country, locale)].filter(Boolean).join(", "),
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

/** Formats an e-mail address and a phone number as one text, of which either may be empty; the number is not broken. */
export const formatContact = ({ email, phone }: { email: string; phone: string }): ReactNode => (
  <>
    {email}
    {email && phone && " · "}
    {phone && <PhoneNumber>{phone}</PhoneNumber>}
  </>
);

// It breaks only if it alone is wider than the line.
const PhoneNumber = chakra("bdi", { base: { display: "inline-block" } });
