import type { ShopLocation } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface RepairLabelProps {
  /** Order number as shown to customers. */
  number: string;
  device: string;
  /** Recipient of the parcel. */
  siteName: string;
  place: Pick<ShopLocation, "street" | "postcode" | "city">;
}

/**
 * Shipping label for a repair by mail, with the shop's address and the repair number. When the page is printed, only
 * the label appears.
 */
export function RepairLabel({ number, device, siteName, place: { street, postcode, city } }: RepairLabelProps) {
  return (
    <div>
      <Title data-print="hide">
        <FormattedMessage id="repair.label.title" />
      </Title>
      <HintText data-print="hide">
        <FormattedMessage id="repair.label.hint" />
      </HintText>
      <LabelRoot>
        <SmallText>
          <FormattedMessage id="repair.label.to" />
        </SmallText>
        <AddressText>
          {siteName}
          <br />
          {street}
          <br />
          {postcode} {city}
        </AddressText>
        <SmallText>
          <FormattedMessage id="repair.label.number" />
        </SmallText>
        <CodeText>{number}</CodeText>
        <p>{device}</p>
      </LabelRoot>
      <Button data-print="hide" variant="repair" size="lg" icon="print" onClick={() => window.print()}>
        <FormattedMessage id="repair.label.print" />
      </Button>
    </div>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1" } });
const HintText = chakra("p", { base: { mt: "3", mb: "6", color: "fg.muted", maxWidth: "container.text" } });
const LabelRoot = chakra("section", {
  base: {
    maxWidth: "26rem",
    p: "6",
    mb: "6",
    borderWidth: "2px",
    borderStyle: "dashed",
    borderColor: "border.control",
    bg: "bg.panel",
    overflowWrap: "anywhere",
  },
});
const SmallText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const AddressText = chakra("address", {
  base: { fontStyle: "normal", fontSize: "xl", fontWeight: "semibold", mb: "5" },
});
const CodeText = chakra("p", { base: { textStyle: "code", fontSize: "1.75rem", lineHeight: "1.3" } });
