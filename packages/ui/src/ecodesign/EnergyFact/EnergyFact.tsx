import type { EnergyClass } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { EnergyArrow } from "../EnergyArrow/EnergyArrow.tsx";

export interface EnergyFactProps {
  energyClass: EnergyClass;
  /** URL of the page with the whole label and the product information sheet. */
  href: string;
}

/** Energy class below the price of a product, with links to the energy label and the product information sheet. */
export function EnergyFact({ energyClass, href }: EnergyFactProps) {
  return (
    <FactRow>
      <EnergyArrow energyClass={energyClass} href={href} />
      <Link href={href}>
        <FormattedMessage id="goods.sheet" />
      </Link>
    </FactRow>
  );
}

/** The letter of the class is as large as the price, as EU 2023/1669 requires. */
const FactRow = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    mt: "2",
    textStyle: "sm",
    "& > [data-energy]": { fontSize: "priceLg" },
  },
});
