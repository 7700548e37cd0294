import type { ShopLocation } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { StepSectionTitle } from "../rules/WithdrawalFrame.tsx";

interface ParcelLabelProps {
  number: number;
  siteName: string;
  place: Pick<ShopLocation, "street" | "postcode" | "city">;
}

/** Printable label for the parcel of a return, with the shop's address and the number of the return. */
export function ParcelLabel({ number, siteName, place: { street, postcode, city } }: ParcelLabelProps) {
  return (
    <section>
      <StepSectionTitle>
        <FormattedMessage id="withdrawal.parcel.title" />
      </StepSectionTitle>
      <LabelRoot>
        <SmallText>
          <FormattedMessage id="withdrawal.parcel.to" />
        </SmallText>
        <Address>
          {siteName}
          <br />
          {street}
          <br />
          {postcode} {city}
        </Address>
        <SmallText>
          <FormattedMessage id="withdrawal.receipt.number" />
        </SmallText>
        <ReturnNumber>{number}</ReturnNumber>
      </LabelRoot>
    </section>
  );
}

const LabelRoot = chakra("div", {
  base: {
    maxWidth: "26rem",
    mt: "3",
    p: "6",
    borderWidth: "2px",
    borderStyle: "dashed",
    borderColor: "border.control",
    bg: "bg.panel",
    overflowWrap: "anywhere",
    breakInside: "avoid",
  },
});
const SmallText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Address = chakra("address", { base: { fontStyle: "normal", fontSize: "xl", fontWeight: "semibold", mb: "5" } });
const ReturnNumber = chakra("p", { base: { textStyle: "code", fontSize: "1.75rem", lineHeight: "1.3" } });
