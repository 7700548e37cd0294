import type { Address } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { AddressText } from "../../patterns/AddressText/AddressText.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface DeliveryAddressCardProps {
  address: Address;
  /** URL of the address book. */
  editHref: string;
}

/**
 * Delivery address of a customer, with a link to change it. Renders nothing if the customer has not saved an address.
 */
export function DeliveryAddressCard({ address, editHref }: DeliveryAddressCardProps) {
  const { formatMessage } = useIntl();
  if (!address.address1) return null;
  const title = formatMessage({ id: "checkout.deliveryAddress" });
  return (
    <CardPanel>
      <CardHeader>
        <Heading>{title}</Heading>
        <Link href={editHref} aria-label={formatMessage({ id: "account.editAddress" }, { which: title })}>
          <FormattedMessage id="account.edit" />
        </Link>
      </CardHeader>
      <Text>
        <AddressText address={address} />
      </Text>
    </CardPanel>
  );
}

const CardPanel = chakra("section", {
  base: { p: { base: "5", md: "7" }, borderWidth: "1px", borderColor: "border", borderRadius: "lg" },
});
const CardHeader = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: "3" },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { mt: "2", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
