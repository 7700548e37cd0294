import { colourSwatches, toggleValue, type FacetOption } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { FacetRow } from "../FacetList/FacetRow.tsx";
import type { FilterNavigation } from "../../patterns/rules/filterLink.ts";

export interface SwatchFilterProps extends FilterNavigation {
  /** Name of an attribute with swatches: "pa_color". */
  name: string;
  /** Display label: "Color". */
  label: string;
  options: readonly FacetOption[];
}

/**
 * Filter by colour. Each option has the name of the colour, because colour alone is not accessible. A colour without a
 * swatch is shown as a divided square.
 */
export function SwatchFilter({ name, label, options, ...navigation }: SwatchFilterProps) {
  return (
    <ul aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <FacetRow option={option} next={toggleValue(navigation.query, name, option.value)} {...navigation}>
            <Text>
              <ColourPreview colour={colourSwatches[name]?.[option.value]} />
              <span>{option.label}</span>
            </Text>
          </FacetRow>
        </li>
      ))}
    </ul>
  );
}

const Text = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "10px",
    minWidth: "0",
    "& > span:last-of-type": { minWidth: "0" },
  },
});
/**
 * Square of one colour, set by an SVG attribute: HTML must contain no style attributes, and a CSS rule per colour is
 * larger. See docs/decisions/0028-let-text-become-html-by-named-policies-alone.md.
 */
function SwatchPreview({ colour, className }: { colour: string | undefined; className?: string }) {
  return <svg aria-hidden className={className} color={colour} data-mixed={colour === undefined || undefined} />;
}
const ColourPreview = chakra(SwatchPreview, {
  base: {
    flex: "none",
    boxSize: "1.5rem",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "xs",
    forcedColorAdjust: "none",
    background: "currentColor",
    "&[data-mixed]": { background: "linear-gradient(135deg, {colors.tin.0} 50%, {colors.tin.500} 50%)" },
  },
});
