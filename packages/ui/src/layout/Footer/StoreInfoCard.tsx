import { formatAddressLine, type ShopLocation } from "@rewire/domain";
import { useIntl } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { OpeningHoursTable } from "../OpeningHoursTable/OpeningHoursTable.tsx";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";

export interface StoreInfoCardProps {
  place: ShopLocation;
  /** Formatted phone number; "" for none. */
  phone: string;
}

/**
 * Card for visitors of the shop: address, opening hours, and links for directions and for calling the shop. Values that
 * the shop owner has not configured are omitted.
 */
export function StoreInfoCard({ place, phone }: StoreInfoCardProps) {
  const { formatMessage } = useIntl();
  const addressText = formatAddressLine(place);

  return (
    <CardRoot>
      <Heading>{formatMessage({ id: "layout.visit" })}</Heading>
      {addressText && (
        <AddressLine>
          {addressText}
          {place.directions && (
            <>
              <br />
              {place.directions}
            </>
          )}
        </AddressLine>
      )}
      {place.hours.length > 0 && <OpeningHoursTable hours={place.hours} />}
      {(place.directionsUrl || phone) && (
        <ActionRow>
          {place.directionsUrl && (
            <LinkButton variant="line" size="sm" icon="navigate" href={place.directionsUrl} rel="noopener">
              {formatMessage({ id: "layout.directions" })}
            </LinkButton>
          )}
          {phone && (
            <LinkButton
              variant={place.directionsUrl ? "ghost" : "line"}
              size="sm"
              icon="call"
              href={formatPhoneHref(phone)}
            >
              <span>
                {formatMessage({ id: "layout.call" })} <bdi>{phone}</bdi>
              </span>
            </LinkButton>
          )}
        </ActionRow>
      )}
    </CardRoot>
  );
}

const CardRoot = chakra("section", {
  base: { px: { base: "gutter", lg: "10" }, py: { base: "28px", lg: "36px" }, bg: "bg.subtle" },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const AddressLine = chakra("p", { base: { textStyle: "sm", mt: "2", mb: "14px" } });
const ActionRow = chakra("p", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "4" } });
