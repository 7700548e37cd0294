import { starRatings, type Rating, type RatingCounts, type StarCount } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Rating as RatingStars } from "../../primitives/Rating/Rating.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface RatingBreakdownProps {
  rating: Rating;
  /** Number of ratings by stars. */
  counts: RatingCounts;
  /** Number of stars by which the reviews are filtered; null without a filter. @default null */
  selectedStars?: StarCount | null | undefined;
  /** Returns the URL of the reviews with the given stars, null for all; makes every row with reviews a link. */
  hrefFor?: ((stars: StarCount | null) => string) | undefined;
}

/** Average rating in large figures, and the number of ratings for each number of stars. */
export function RatingBreakdown({ rating, counts, selectedStars = null, hrefFor }: RatingBreakdownProps) {
  const intl = useIntl();

  return (
    <div>
      <AverageRow>
        <AverageFigure>
          {intl.formatNumber(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </AverageFigure>
        <span>
          <RatingStars average={rating.average} size="lg" />
          <RatingCount>
            <FormattedMessage id="review.countShort" values={{ count: rating.count }} />
          </RatingCount>
        </span>
      </AverageRow>
      <RowList>
        {starRatings.map((stars) => (
          <li key={stars}>
            <BreakdownRow stars={stars} counts={counts} isSelected={selectedStars === stars} hrefFor={hrefFor} />
          </li>
        ))}
      </RowList>
    </div>
  );
}

interface BreakdownRowProps {
  stars: StarCount;
  counts: RatingCounts;
  isSelected: boolean;
  hrefFor: RatingBreakdownProps["hrefFor"];
}

function BreakdownRow({ stars, counts, isSelected, hrefFor }: BreakdownRowProps) {
  const intl = useIntl();
  const link = useLinkComponent();
  const count = counts[stars];
  const totalCount = starRatings.reduce((sum, starCount) => sum + counts[starCount], 0);
  const barContent = (
    <>
      <span aria-hidden>
        {stars} <Icon name="star" size={0.75} />
      </span>
      <BarSvg aria-hidden>
        <RatingBar width={`${totalCount > 0 ? (count / totalCount) * 100 : 0}%`} height="100%" />
      </BarSvg>
      <span aria-hidden>{intl.formatNumber(count)}</span>
    </>
  );

  return hrefFor && count > 0 ? (
    <BreakdownLink
      as={link}
      href={hrefFor(isSelected ? null : stars)}
      rel="nofollow"
      aria-current={isSelected ? "true" : undefined}
    >
      <VisuallyHidden>
        <FormattedMessage id="review.showStars" values={{ count, stars }} />
      </VisuallyHidden>
      {barContent}
    </BreakdownLink>
  ) : (
    <BreakdownLink as="div">
      <VisuallyHidden>
        <FormattedMessage id="review.starsRow" values={{ count, stars }} />
      </VisuallyHidden>
      {barContent}
    </BreakdownLink>
  );
}

const AverageRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "4" },
});
const AverageFigure = chakra("span", {
  base: { fontFamily: "figures", fontWeight: "semibold", fontSize: "3rem", lineHeight: "1" },
});
const RatingCount = chakra("span", { base: { display: "block", mt: "1", textStyle: "sm", color: "fg.muted" } });
const RowList = chakra("ul", { base: { maxWidth: "480px" } });
const BreakdownLink = chakra("a", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr) minmax(2.75rem, auto)",
    alignItems: "center",
    gap: "3",
    width: "full",
    minHeight: "controlSm",
    textStyle: "sm",
    "& > [aria-hidden]:nth-of-type(2)": { display: "inline-flex", alignItems: "center", gap: "1" },
    "& > span:last-of-type": { textAlign: "end", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "&[href]": { cursor: "pointer", _hover: { bg: "bg.muted" } },
    "&[aria-current]": { fontWeight: "bold", textDecorationLine: "underline" },
  },
});
// SVG, whose width is an attribute instead of a style.
const BarSvg = chakra("svg", {
  base: { display: "block", width: "full", height: "10px", bg: "bg.emphasized", forcedColorAdjust: "none" },
});
const RatingBar = chakra("rect", { base: { fill: "fg", shapeRendering: "crispEdges" } });
