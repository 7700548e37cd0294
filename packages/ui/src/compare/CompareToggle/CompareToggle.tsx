import { useIntl } from "react-intl";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Scripting } from "../../primitives/Scripting/Scripting.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CompareToggleProps {
  /** Name of the product. */
  name: string;
  isCompared: boolean;
  onToggle: () => void;
  /**
   * URL of the comparison including this product, for browsers without JavaScript; if missing, nothing is shown there.
   */
  href?: string | undefined;
}

/** Checkbox that adds a product to the comparison or removes it. */
export function CompareToggle({ name, isCompared, onToggle, href }: CompareToggleProps) {
  const compareLabel = useIntl().formatMessage({ id: "product.compare" });
  const checkbox = (
    <Checkbox
      placement={href === undefined ? "card" : "inline"}
      label={compareLabel}
      aria-label={`${compareLabel} ${name}`}
      checked={isCompared}
      onChange={onToggle}
    />
  );
  if (href === undefined) return checkbox;
  return (
    <ToggleContainer>
      <Scripting visibility="on">{checkbox}</Scripting>
      <Scripting visibility="off">
        <Link href={href}>
          {compareLabel} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      </Scripting>
    </ToggleContainer>
  );
}

// Positioned above the link that covers the card.
const ToggleContainer = chakra("div", {
  base: {
    position: "relative",
    zIndex: "2",
    textStyle: "xs",
    color: "fg.muted",
    "& label": { display: "flex", alignItems: "center" },
  },
});
