import { useId, type InputHTMLAttributes, type Ref } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { FieldError } from "../FormField/FormField.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface RatingInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "color" | "size" | "type" | "children"
> {
  /** Legend of the group. */
  legend: string;
  error?: string | undefined;
  /** Id of the first star's control, so that an error summary can link to it. */
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const stars = [1, 2, 3, 4, 5] as const;

/**
 * Radio group of one to five stars with the values "1" to "5". Arrow keys move between the stars. Accepts the result of
 * react-hook-form's `register`.
 */
export function RatingInput({ legend, error, id, ref, value, defaultValue, ...rest }: RatingInputProps) {
  const { formatMessage } = useIntl();
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const createCheckedProps = (star: number) => ({
    ...(value === undefined ? {} : { checked: String(value) === String(star) }),
    ...(defaultValue === undefined ? {} : { defaultChecked: String(defaultValue) === String(star) }),
  });

  return (
    <RatingFieldset aria-describedby={error ? `${fieldId}-error` : undefined}>
      <RatingLegend>{legend}</RatingLegend>
      <StarRow>
        {stars.map((star) => (
          <StarLabel key={star}>
            <input
              type="radio"
              id={star === 1 ? fieldId : undefined}
              ref={ref}
              {...rest}
              value={star}
              {...createCheckedProps(star)}
            />
            <Icon name="starOutline" size={1.75} />
            <Icon name="star" size={1.75} />
            <VisuallyHidden>{formatMessage({ id: "rating.choose" }, { stars: star })}</VisuallyHidden>
          </StarLabel>
        ))}
      </StarRow>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </RatingFieldset>
  );
}

const filledStarStyle = {
  "& > svg:first-of-type": { visibility: "hidden" },
  "& > svg:last-of-type": { visibility: "visible" },
} as const;
const emptyStarStyle = {
  "& > svg:first-of-type": { visibility: "visible", color: "border.control" },
  "& > svg:last-of-type": { visibility: "hidden" },
} as const;

const RatingFieldset = chakra("fieldset", { base: { minWidth: "0", position: "relative" } });
const RatingLegend = chakra("legend", { base: { textStyle: "label", marginBottom: "1.5" } });
const StarRow = chakra("div", { base: { display: "inline-flex", flexWrap: "wrap", marginInlineStart: "-8px" } });
// A star is filled if it or a later one is selected; on hover, the row previews the selection.
const StarLabel = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSize: "max(44px, 2rem)",
    borderRadius: "md",
    cursor: "pointer",
    color: "rating.on",
    "& > *": { gridArea: "1 / 1" },
    "& > input": { boxSize: "full", appearance: "none", borderRadius: "md", cursor: "inherit" },
    "& > svg": { pointerEvents: "none" },
    ...emptyStarStyle,
    "&:is(:has(> :checked), :has(~ label > :checked))": filledStarStyle,
    "@media (hover: hover)": {
      "div:hover > &": { ...emptyStarStyle, "&:is(:hover, :has(~ label:hover))": filledStarStyle },
    },
    "&:has(> :disabled)": { cursor: "not-allowed", opacity: "0.6" },
    "&:has(> :focus-visible)": { outline: "2px solid {colors.accent.focusRing}" },
    "& > input:focus-visible": { outline: "none" },
  },
});
