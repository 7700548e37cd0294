import { FormattedMessage } from "react-intl";
import type { RepairOffer } from "@rewire/domain";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { RepairTable } from "../../repair/RepairTable/RepairTable.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface RepairCostsProps {
  /** Name of the product, for the table's label. */
  name: string;
  /** Common repairs of the device; if empty, nothing is rendered. */
  repairs: readonly RepairOffer[];
  /** URL of the repair page with the device selected; without it there is no such link. */
  repairHref?: string | undefined;
}

/** Price list of common repairs of a device, on its product page. */
export function RepairCosts({ name, repairs, repairHref }: RepairCostsProps) {
  if (repairs.length === 0) return null;
  return (
    <CostsRoot>
      <Title>
        <FormattedMessage id="product.repairCosts" />
      </Title>
      <RepairTable device={name} repairs={repairs} size="sm" />
      {repairHref !== undefined && (
        <RepairOption>
          <LinkButton size="sm" variant="line" icon="construct" href={repairHref}>
            <FormattedMessage id="product.repairThis" />
          </LinkButton>
        </RepairOption>
      )}
    </CostsRoot>
  );
}

const CostsRoot = chakra("section", {
  base: {
    mt: "2",
    px: "18px",
    pt: "4",
    pb: "2",
    borderWidth: "1px",
    borderColor: "border",
    borderInlineStart: "3px solid {colors.repair.solid}",
    bg: "bg.panel",
  },
});
const Title = chakra("h2", { base: { textStyle: "h4", mb: "2" } });
const RepairOption = chakra("div", { base: { pt: "1.5", pb: "2" } });
