import { MIN_DURABILITY_YEARS } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface DurabilityLabelProps {
  /** Years of the producer's guarantee; null for none. */
  years: number | null;
}

/**
 * Label for a producer's guarantee of durability. Renders nothing if the guarantee is not longer than the legal
 * guarantee.
 */
export function DurabilityLabel({ years }: DurabilityLabelProps) {
  if (years === null || years < MIN_DURABILITY_YEARS) return null;
  return (
    <LabelRoot>
      <Icon name="shield" size={2} />
      <div>
        <p>
          <FormattedMessage id="goods.durability" />
        </p>
        <YearsText>
          <FormattedMessage id="goods.durabilityYears" values={{ count: years }} />
        </YearsText>
        <DetailText>
          <FormattedMessage id="goods.durabilityDetail" />
        </DetailText>
      </div>
    </LabelRoot>
  );
}

const LabelRoot = chakra("div", {
  base: {
    display: "flex",
    gap: "4",
    alignItems: "center",
    mb: "5",
    p: "4",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    "& > div": { minWidth: "0" },
  },
});
const YearsText = chakra("p", { base: { textStyle: "h3" } });
const DetailText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
