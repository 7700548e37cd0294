import { FormattedMessage, useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { iconSpriteUrl } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

// @chunk shopFrame: used by most pages except the checkout.

export interface RatingProps {
  /** Average rating, 0 to 5. */
  average: number;
  /** Number of ratings; omit it for the stars of a single review. */
  count?: number | undefined;
  /** Size of the stars. @default "sm" */
  size?: "sm" | "lg" | undefined;
}

/** Star rating in half steps with the average and the number of ratings, or text if there are none. */
export function Rating({ average, count, size = "sm" }: RatingProps) {
  const intl = useIntl();
  if (count === 0) {
    return (
      <RatingRoot>
        <FormattedMessage id="rating.none" />
      </RatingRoot>
    );
  }
  const number = intl.formatNumber(average, {
    minimumFractionDigits: count === undefined ? 0 : 1,
    maximumFractionDigits: 1,
  });
  return (
    <RatingRoot>
      <Stars average={average} height={size === "lg" ? 1.25 : 0.9375} />
      {count !== undefined && <span aria-hidden>{`${number} (${intl.formatNumber(count)})`}</span>}
      <VisuallyHidden>
        {count === undefined ? (
          <FormattedMessage id="rating.stars" values={{ average: number }} />
        ) : (
          <FormattedMessage id="rating.label" values={{ average: number, count }} />
        )}
      </VisuallyHidden>
    </RatingRoot>
  );
}

/** Star icons without text. `height` is in rem. */
export function Stars({ average, height = 0.9375 }: { average: number; height?: number | undefined }) {
  return (
    <StarsRoot viewBox="0 0 84 16" aria-hidden height={`${height}rem`}>
      <use href={`${iconSpriteUrl}#stars${Math.round(average * 2)}`} />
    </StarsRoot>
  );
}

const RatingRoot = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    position: "relative",
    textStyle: "xs",
    color: "fg.muted",
    whiteSpace: "nowrap",
  },
});
/** The icon in the sprite draws filled stars in the colour of `color`, and empty stars in that of `fill`. */
const StarsRoot = chakra("svg", {
  base: { aspectRatio: "84 / 16", flex: "none", display: "inline-block", color: "rating.on", fill: "rating.off" },
});
