import { FormattedMessage } from "react-intl";
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
  /** URL of the comparison including this product, for browsers without JavaScript; if missing, they show nothing. */
  href?: string | undefined;
}

/** Toggle that adds a product to the comparison and removes it. */
export function CompareToggle({ name, isCompared, onToggle, href }: CompareToggleProps) {
  const label = (
    <>
      <FormattedMessage id="product.compare" /> <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
  return (
    <Place>
      <Scripting when="on">
        <Checkbox label={label} checked={isCompared} onChange={onToggle} />
      </Scripting>
      {href && (
        <Scripting when="off">
          <Link href={href}>{label}</Link>
        </Scripting>
      )}
    </Place>
  );
}

// Above the link that covers the card.
const Place = chakra("div", {
  base: { position: "relative", zIndex: "2", textStyle: "xs", color: "fg.muted", "& label": { alignItems: "center" } },
});
