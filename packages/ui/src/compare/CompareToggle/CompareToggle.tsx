import { FormattedMessage } from "react-intl";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Scripting } from "../../primitives/Scripting/Scripting.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CompareToggleProps {
  /** Of the product. */
  name: string;
  isCompared: boolean;
  onToggle: () => void;
  /** The comparison with this product in it, for browsers without JavaScript; without it they see nothing. */
  href?: string | undefined;
}

/** Takes a product into the comparison and out of it. */
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

// Over the link that covers a card.
const Place = chakra("div", {
  base: { position: "relative", zIndex: "2", textStyle: "xs", color: "fg.muted", "& label": { alignItems: "center" } },
});
