import { toEnergyLabelUrl, type ProductSummary, type SiteLinks } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { EnergyArrow } from "../../ecodesign/EnergyArrow/EnergyArrow.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CompareSuggestionsProps {
  /** Suggested products. */
  products: readonly ProductSummary[];
  /** Slugs of the compared products. */
  slugs: readonly string[];
  links: Pick<SiteLinks, "compare" | "product">;
}

/** Similar products, each with a link that adds it to the comparison. Not printed. Renders nothing if there are none. */
export function CompareSuggestions({ products, slugs, links }: CompareSuggestionsProps) {
  if (products.length === 0) return null;
  return (
    <section data-print="hide">
      <Heading>
        <FormattedMessage id="compare.addOne" />
      </Heading>
      <List>
        {products.map(({ slug, name, image, price, energyClass, measurePrice }) => (
          <li key={slug}>
            <Picture image={image && { ...image, alt: "" }} sizes="64px" />
            <Text>
              <Link variant="quiet" href={links.compare([...slugs, slug])}>
                {name}
              </Link>
              <Price price={price} measurePrice={measurePrice} />
              {energyClass && <EnergyArrow energyClass={energyClass} href={toEnergyLabelUrl(links.product(slug))} />}
            </Text>
          </li>
        ))}
      </List>
    </section>
  );
}

const Heading = chakra("h2", { base: { textStyle: "h3", mt: "10", mb: "4" } });
const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
    gap: "3",
    "& > li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "64px minmax(0, 1fr)",
      gap: "3",
      alignItems: "center",
      borderWidth: "1px",
      borderColor: "border",
      _hover: { borderColor: "border.emphasized" },
    },
  },
});
const Text = chakra("div", {
  base: {
    display: "grid",
    gap: "1",
    py: "2",
    pe: "3",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& a": { fontWeight: "semibold", hyphens: "auto" },
    "& a:not([data-energy])::after": { content: '""', position: "absolute", inset: "0" },
    "& [data-energy]": { justifySelf: "start" },
  },
});
