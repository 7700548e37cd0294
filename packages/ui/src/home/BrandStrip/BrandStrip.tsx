import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Brand with its name and the URL of its products. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
}

export interface BrandStripProps {
  brands: readonly Brand[];
}

/** Row of brand names, each a link to the brand's products. Renders nothing if there are no brands. */
export function BrandStrip({ brands }: BrandStripProps) {
  const titleId = useId();
  if (brands.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={<FormattedMessage id="home.brands" />} />
      <List>
        {brands.map(({ slug, name, href }) => (
          <li key={slug}>
            <Link variant="quiet" href={href}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(136px, 46%), 1fr))",
    "& a": {
      display: "grid",
      placeItems: "center",
      minHeight: "72px",
      height: "full",
      p: "3",
      textAlign: "center",
      fontWeight: "semibold",
      color: "fg.muted",
      hyphens: "auto",
      _hover: { bg: "bg.subtle", color: "fg" },
      _focusVisible: { outlineOffset: "-4px" },
    },
  },
});
